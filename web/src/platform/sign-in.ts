import * as z from 'zod/mini';
import { UserRole } from '@reef/domain/account';
import { LoginResponse } from '@reef/domain/checkout-calls';
import { callFunction } from './calls.ts';
import { readDocument } from './database.ts';
import { loadAuth } from './firebase/load.ts';
import { sessionHint } from './session-hint.ts';
import { session, whileHeld } from './session-store.ts';

/** What came of signing in. */
export type SignInResult =
  | { ok: true; isAdmin: boolean }
  | { ok: false; reason: 'bad-credentials' | 'unconfirmed' | 'unexpected' }
  | { ok: false; reason: 'locked'; message: string };

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
  if (!coded.success) return { ok: false, reason: 'unexpected' };
  if (BAD_CREDENTIALS.has(coded.data.code)) return { ok: false, reason: 'bad-credentials' };
  if (coded.data.code === 'auth/too-many-requests') {
    return { ok: false, reason: 'locked', message: 'Too many attempts. Please try again later.' };
  }
  return { ok: false, reason: 'unexpected' };
}

async function isAdminUser(): Promise<boolean> {
  const uid = session.get().user?.uid ?? sessionHint();
  if (uid === null) return false;
  const role = await readDocument(`user_roles/${uid}`, UserRole).catch(() => null);
  return role?.role === 'admin';
}

async function signInStandard(email: string, pin: string): Promise<SignInResult> {
  const auth = await loadAuth();
  try {
    const isConfirmed = await auth.signInStandard(email, pin);
    if (isConfirmed) return { ok: true, isAdmin: false };
    await auth.signOut();
    return { ok: false, reason: 'unconfirmed' };
  } catch (error) {
    return refusedSignIn(error);
  }
}

async function attempt(email: string, pin: string): Promise<SignInResult> {
  const custom = await callFunction('login', { email, password: pin }, LoginResponse);
  if (!custom.ok && custom.code === 'resource-exhausted') {
    return { ok: false, reason: 'locked', message: custom.message };
  }
  const { token, isAdmin } = custom.ok && custom.data.success ? custom.data : {};
  if (token === undefined) return signInStandard(email, pin);
  const { signInWithToken } = await loadAuth();
  await signInWithToken(token);
  return { ok: true, isAdmin: isAdmin === true };
}

/** Signs in: the custom login first, then a standard account (store.md 6). */
export async function signIn(email: string, pin: string): Promise<SignInResult> {
  try {
    const result = await whileHeld(() => attempt(email, pin));
    return result.ok ? { ok: true, isAdmin: result.isAdmin || (await isAdminUser()) } : result;
  } catch {
    return { ok: false, reason: 'unexpected' };
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
