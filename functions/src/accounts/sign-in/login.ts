import type { LoginResponse } from '@reef/domain/accounts/login-calls';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { AUTH_MESSAGES } from '@reef/domain/accounts/sign-in-messages';
import { isAdminAccount } from '#accounts/account.ts';
import { checkPin, type PinAttempt } from './check-pin.ts';
import { accountOfPin, type PinDeps } from './pin-owner.ts';
import { syncAuthUser } from './outside-changes.ts';
import { noteWeakPin } from '#accounts/pins/weak-pin.ts';
import { signInToken } from './sign-in-token.ts';
import { SECOND_MS } from '@reef/domain/shared/time';

const REFUSED: LoginResponse = { success: false, message: AUTH_MESSAGES.badCredentials };
const UNCONFIRMED: LoginResponse = {
  success: false,
  message: AUTH_MESSAGES.unconfirmed,
  isUnconfirmed: true,
};

/** Says how long to wait, so that people who are locked out do not think a right PIN is wrong. */
function lockedAnswer(leftMs: number): LoginResponse {
  const lockedForS = Math.max(1, Math.ceil(leftMs / SECOND_MS));
  return { success: false, message: DENIAL_MESSAGES.tooManyFor(lockedForS), lockedForS };
}

/**
 * Signs in (AUTH-02): checks e-mail and PIN against the shop's own PINs, then, for an account that
 * has none here, against Firebase's password. Unknown e-mails and wrong PINs get the same answer
 * after the same work, and lock alike: after five wrong PINs all are refused for a growing time.
 * @returns on success the user's id, the admin flag and a custom token for the browser.
 */
export async function login(deps: PinDeps, attempt: PinAttempt): Promise<LoginResponse> {
  const owner = await checkPin(deps, attempt);
  if (owner.kind === 'locked') return lockedAnswer(owner.leftMs);
  if (owner.kind === 'nobody') return REFUSED;
  if (owner.kind === 'unconfirmed') return UNCONFIRMED;
  const { profile } = owner.account;
  const { user_id: userId } = profile;
  await syncAuthUser(deps, owner.user, profile);
  // Read last, so that a reset since the PIN check refuses the old PIN.
  const account = await accountOfPin(deps, userId, owner.hash);
  if (account === null) return REFUSED;
  const isAdmin = isAdminAccount(account);
  if (isAdmin) await noteWeakPin(deps, profile, attempt.pin);
  return { success: true, userId, isAdmin, token: await signInToken(deps, account) };
}
