import { vi } from 'vitest';

/** A call that left the page: the function's name and its input. */
type SentCall = [name: string, input: unknown];

/** What a build knows of its backend; Firebase reads it once for all files of a process. */
const BACKEND = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'];

/**
 * Puts `answer` where the shop's functions are, behind `fetch`; Firebase's own library stays. If
 * `answer` throws, the request got no answer. Undo it by `vi.unstubAllGlobals` and
 * `vi.unstubAllEnvs`.
 * @returns the calls that were sent, also those that follow.
 */
export function serveFunctions(answer: () => Response): SentCall[] {
  const sent: SentCall[] = [];
  for (const name of BACKEND) vi.stubEnv(`VITE_FIREBASE_${name}`, 'demo-reef');
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { data } = JSON.parse(body) as { data: unknown };
    sent.push([new URL(address).pathname.slice(1), data]);
    return answer();
  });
  return sent;
}

/** The answer of a function that refuses, as Google's framework writes it. */
export function refusedWith(status: string, message: string): Response {
  return Response.json({ error: { status, message } }, { status: 400 });
}

/** The network between page and functions: nothing comes back. */
export function lostAnswer(): never {
  throw new TypeError('Failed to fetch');
}
