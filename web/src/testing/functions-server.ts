import { vi } from 'vitest';
import * as z from 'zod/mini';

/** A call that left the page: the function's name and its input. */
type SentCall = [name: string, input: unknown];

const Body = z.object({ data: z.unknown() });

/** The build's variables for the backend, without their prefix; read as Firebase loads. */
const BACKEND = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'];

/**
 * Puts `answer` where the shop's functions are, behind `fetch`; Firebase's own library stays. If
 * `answer` throws, the request got no answer. Undo it by `vi.unstubAllGlobals` and
 * `vi.unstubAllEnvs`. `vitest.config.ts` gives each file that imports this fresh modules.
 * @returns the calls that were sent, also those that follow.
 */
export function serveFunctions(answer: () => Response): SentCall[] {
  const sent: SentCall[] = [];
  for (const name of BACKEND) vi.stubEnv(`VITE_FIREBASE_${name}`, 'demo-reef');
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push([new URL(address).pathname.slice(1), Body.parse(JSON.parse(body)).data]);
    return answer();
  });
  return sent;
}

/** The answer of a function that refuses, as Google's framework writes it. */
export function refusedWith(status: string, message: string, details?: unknown): Response {
  return Response.json({ error: { status, message, details } }, { status: 400 });
}

/** The network between page and functions: nothing comes back. */
export function lostAnswer(): never {
  throw new TypeError('Failed to fetch');
}
