import { DEMO_ACCOUNTS } from '@reef/emulators/seed/demo-accounts.ts';
import { fromEnvironment } from './local-services.ts';

/** A callable's answer over HTTP: its result, or the error's status and message. */
export type CallAnswer = {
  http: number;
  result?: unknown;
  error?: { status: string; message: string; details?: unknown };
};

/** Calls a function as the web SDK does; `headers` override the usual ones. */
export async function call(
  name: string,
  data: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<CallAnswer> {
  const response = await fetch(`${fromEnvironment('REEF_FUNCTIONS_ORIGIN')}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  try {
    return { http: response.status, ...(JSON.parse(text) as object) };
  } catch {
    return { http: response.status };
  }
}

/** A session as Firebase Auth returns it. */
export type AuthSession = { idToken: string; refreshToken: string };

/** Calls Firebase Auth's REST interface. @throws if it refuses. */
export async function identity<T>(method: string, body: unknown): Promise<T> {
  const host = fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Exchanges a sign-in token of the shop's for a session, as the browser does. */
export function exchange(token: string): Promise<AuthSession> {
  return identity('signInWithCustomToken', { token, returnSecureToken: true });
}

/** Signs in as the browser does: a token of `login`, exchanged. @throws if `login` refuses. */
export async function openSession(email: string, pin: string): Promise<AuthSession> {
  const { result, error } = await call('login', { email, password: pin });
  const { token, message } = (result ?? {}) as { token?: string; message?: string };
  if (token === undefined) throw new Error(`login: ${message ?? error?.message}`);
  return exchange(token);
}

/** A token's payload: of a session, or of a sign-in that is not exchanged yet. */
type TokenClaims = { user_id: string; claims?: Record<string, unknown> };

/** The claims of a token, not verified. */
export function tokenClaims(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenClaims;
}

/** Signs in. @returns an id token. */
export async function signIn(email: string, pin: string): Promise<string> {
  return (await openSession(email, pin)).idToken;
}

type DemoAccount = (typeof DEMO_ACCOUNTS)[keyof typeof DEMO_ACCOUNTS];

function emailAndPin({ email, signIn: { pin } }: DemoAccount): readonly [string, string] {
  return [email, pin];
}

/** The demo accounts of README.md, as e-mail and PIN. */
export const DEMO = {
  admin: emailAndPin(DEMO_ACCOUNTS.admin),
  buyer: emailAndPin(DEMO_ACCOUNTS.buyer),
  suspended: emailAndPin(DEMO_ACCOUNTS.suspended),
  barred: emailAndPin(DEMO_ACCOUNTS.barred),
};
