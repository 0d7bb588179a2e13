import * as z from 'zod/mini';
import { CompleteSignInResult } from '@reef/domain/accounts/account-calls';
import { LoginResponse } from '@reef/domain/checkout/checkout-calls';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { normalizePin } from '@reef/domain/accounts/pin';
import { callFunction } from '#platform/data/calls.ts';
import { loadAuth } from '#platform/firebase/load.ts';
import { withSessionUpdatesPaused } from './session-store.ts';

/** What came of signing in. */
export type SignInResult =
  | { ok: true; isAdmin: boolean }
  | { ok: false; refusal: 'bad-credentials' | 'unconfirmed' | 'unexpected' }
  | { ok: false; refusal: 'locked'; message: string };

const Coded = z.object({ code: z.string(), message: z.string() });

const BAD_CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/user-disabled',
]);

/** What Firebase's refusal of a standard sign-in means. */
export function refusedSignIn(error: unknown): SignInResult {
  const coded = z.safeParse(Coded, error);
  if (!coded.success) return { ok: false, refusal: 'unexpected' };
  if (BAD_CREDENTIALS.has(coded.data.code)) return { ok: false, refusal: 'bad-credentials' };
  if (coded.data.code === 'auth/too-many-requests') {
    return { ok: false, refusal: 'locked', message: AUTH_MESSAGES.tooMany };
  }
  return { ok: false, refusal: 'unexpected' };
}

/**
 * Lets the server note the sign-in: it copies a confirmed e-mail into the profile, forgets wrong
 * attempts and says whether this is an admin. A sign-in stands even where this does not get through.
 */
async function completed(signedIn: { isAdmin: boolean }): Promise<SignInResult> {
  const answer = await callFunction('complete_sign_in', null, CompleteSignInResult);
  return { ok: true, isAdmin: answer.ok ? answer.data.is_admin : signedIn.isAdmin };
}

async function signInStandard(email: string, pin: string): Promise<SignInResult> {
  const auth = await loadAuth();
  try {
    const isConfirmed = await auth.signInStandard(email, normalizePin(pin));
    if (isConfirmed) return await completed({ isAdmin: false });
    await auth.signOut();
    return { ok: false, refusal: 'unconfirmed' };
  } catch (error) {
    return refusedSignIn(error);
  }
}

/** Codes of a custom login that could not be tried: nothing is known about the PIN then. */
const UNTRIED = new Set(['internal', 'unknown', 'unavailable', 'deadline-exceeded']);

/** A PIN that only the custom login could have judged is not called wrong while that login is down. */
export function judged(standard: SignInResult, customCode: string): SignInResult {
  const isRefused = !standard.ok && standard.refusal === 'bad-credentials';
  return isRefused && UNTRIED.has(customCode) ? { ok: false, refusal: 'unexpected' } : standard;
}

/**
 * The words of a custom login that did not even look at the PIN, where the standard login has
 * nothing better to say: a standard account's own lock is Firebase's.
 */
export function orLocked(
  standard: SignInResult,
  { lockedForS, message }: Pick<LoginResponse, 'lockedForS' | 'message'>,
): SignInResult {
  const isRefused = !standard.ok && standard.refusal === 'bad-credentials';
  if (!isRefused || lockedForS === undefined) return standard;
  return { ok: false, refusal: 'locked', message: message ?? AUTH_MESSAGES.tooMany };
}

async function attempt(email: string, pin: string): Promise<SignInResult> {
  const custom = await callFunction('login', { email, password: pin }, LoginResponse);
  if (!custom.ok) return judged(await signInStandard(email, pin), custom.code);
  const { token, isAdmin } = custom.data;
  if (token === undefined) return orLocked(await signInStandard(email, pin), custom.data);
  const { signInWithToken } = await loadAuth();
  await signInWithToken(token);
  return completed({ isAdmin: isAdmin === true });
}

/** Signs in: the custom login first, then a standard account (AUTH-02). */
export async function signIn(email: string, pin: string): Promise<SignInResult> {
  try {
    return await withSessionUpdatesPaused(() => attempt(email, pin));
  } catch {
    return { ok: false, refusal: 'unexpected' };
  }
}

/** Signs out here and in every other tab; false when that failed. The stored cart stays. */
export async function signOut(): Promise<boolean> {
  try {
    const auth = await loadAuth();
    await auth.signOut();
    return true;
  } catch {
    return false;
  }
}
