import { CompleteSignInResult, LoginResponse } from '@reef/domain/accounts/login-calls';
import { AUTH_MESSAGES } from '@reef/domain/accounts/sign-in-messages';
import { callFunction, type FailedCall } from '#platform/data/calls/calls.ts';
import { isOnline } from '#platform/device/online.ts';
import { loadAuth } from '#platform/firebase/load.ts';
import { withSessionUpdatesPaused } from '#state/session/follow-session.ts';

/** The result of signing in; `text` is what else may be said about a refusal. */
export type SignInResult =
  | { ok: true; isAdmin: boolean }
  | {
      ok: false;
      refusal: 'bad-credentials' | 'unconfirmed' | 'unexpected' | 'offline' | 'locked';
      /** In place of the refusal's own words. */
      message?: string;
      text?: string;
    };

/**
 * Reports the sign-in to the server, which copies a confirmed e-mail into the profile and says
 * whether this is an admin. The sign-in is valid even if this call fails.
 */
async function completed(signedIn: { isAdmin: boolean }): Promise<SignInResult> {
  const answer = await callFunction('complete_sign_in', null, CompleteSignInResult);
  return { ok: true, isAdmin: answer.ok ? answer.data.is_admin : signedIn.isAdmin };
}

/** What the server's refusal means; the message of a lock says for how long. */
export function refusedSignIn({
  lockedForS,
  isUnconfirmed,
  message,
}: Pick<LoginResponse, 'lockedForS' | 'isUnconfirmed' | 'message'>): SignInResult {
  if (lockedForS !== undefined) {
    return { ok: false, refusal: 'locked', message: message ?? AUTH_MESSAGES.tooMany };
  }
  return { ok: false, refusal: isUnconfirmed === true ? 'unconfirmed' : 'bad-credentials' };
}

/**
 * What a failed call means: an input that no account can have, or nothing about the PIN. None: it
 * was Firebase that failed.
 */
export async function failedSignIn(failure: FailedCall | null): Promise<SignInResult> {
  if (failure?.code === 'invalid-argument') return { ok: false, refusal: 'bad-credentials' };
  const advice = await import('#platform/data/calls/advice.ts').then(
    ({ adviceFor }) => adviceFor(failure),
    // The same may have stopped this.
    () => ({}),
  );
  return { ok: false, refusal: 'unexpected', ...advice };
}

async function attempt(email: string, pin: string): Promise<SignInResult> {
  const login = await callFunction('login', { email, password: pin }, LoginResponse);
  if (!login.ok) return failedSignIn(login);
  const { token, isAdmin } = login.data;
  if (token === undefined) return refusedSignIn(login.data);
  const { signInWithToken } = await loadAuth();
  await signInWithToken(token);
  return completed({ isAdmin: isAdmin === true });
}

/** An unexpected failure without a network is an offline failure. */
export function orOffline(result: SignInResult, hasNetwork: boolean): SignInResult {
  const isOffline = !result.ok && result.refusal === 'unexpected' && !hasNetwork;
  return isOffline ? { ok: false, refusal: 'offline' } : result;
}

/** Signs in by `login`, which tries the shop's own PINs first, then Firebase's (AUTH-02). */
export async function signIn(email: string, pin: string): Promise<SignInResult> {
  try {
    return orOffline(await withSessionUpdatesPaused(() => attempt(email, pin)), isOnline());
  } catch {
    return orOffline(await failedSignIn(null), isOnline());
  }
}
