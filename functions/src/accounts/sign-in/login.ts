import type { LoginResponse } from '@reef/domain/accounts/login-calls';
import { normalizeEmail } from '@reef/domain/accounts/email';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { isAdminAccount } from '#accounts/account.ts';
import { type PinDeps, pinOwner } from './pin-owner.ts';
import { syncAuthUser } from './outside-changes.ts';
import { noteShortPin } from '#accounts/pins/short-pin.ts';
import { signInToken } from './sign-in-token.ts';
import { type AttemptKey, attemptSucceeded, lockLeftMs, takeAttempt } from './sign-in-attempts.ts';
import { noteWrongPin } from './slow-guessing.ts';

type Attempt = { email: string; pin: string; address: string };

const REFUSED: LoginResponse = { success: false, message: AUTH_MESSAGES.badCredentials };
const UNCONFIRMED: LoginResponse = {
  success: false,
  message: AUTH_MESSAGES.unconfirmed,
  isUnconfirmed: true,
};

const SECOND_MS = 1000;

/** Says how long to wait, so that people who are locked out do not take a right PIN for a wrong one. */
async function lockedAnswer(deps: PinDeps, key: AttemptKey): Promise<LoginResponse> {
  const leftMs = await lockLeftMs(deps.db, key, deps.now());
  const lockedForS = Math.max(1, Math.ceil(leftMs / SECOND_MS));
  return { success: false, message: DENIAL_MESSAGES.tooManyFor(lockedForS), lockedForS };
}

/**
 * Signs in (AUTH-02): e-mail and PIN against the shop's own PINs, then, for an account that has none
 * here, against Firebase's password. Unknown e-mails and wrong PINs get the same words after the same
 * work, and lock alike: five wrong PINs lock for a growing time, whatever PIN comes next.
 * @returns on success the user's id, admin flag and a custom token to sign the browser in with.
 */
export async function login(deps: PinDeps, attempt: Attempt): Promise<LoginResponse> {
  const email = normalizeEmail(attempt.email);
  const key = { account: email, address: attempt.address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') return lockedAnswer(deps, key);
  // Before the PIN is looked at: a reset meanwhile ends what comes of the old one.
  const checkedAt = deps.now();
  const owner = await pinOwner(deps, email, attempt.pin);
  if (owner.kind === 'nobody') {
    await noteWrongPin(deps, email);
    return REFUSED;
  }
  if (owner.kind === 'unconfirmed') return UNCONFIRMED;
  await attemptSucceeded(deps.db, key, grant, deps.now());
  const { profile } = owner.account;
  await syncAuthUser(deps, owner.user, profile, checkedAt);
  const isAdmin = isAdminAccount(owner.account);
  if (isAdmin) await noteShortPin(deps, profile, attempt.pin);
  const token = await signInToken(deps, profile.user_id, isAdmin, checkedAt);
  return { success: true, userId: profile.user_id, isAdmin, token };
}
