import type { LoginResponse } from '@reef/domain/checkout/checkout-calls';
import { normalizeEmail } from '@reef/domain/accounts/email';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { type Account, isAdminAccount, readAccount } from '#accounts/account.ts';
import { credentialByEmail } from '#accounts/pins/credential.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { isPinOf } from '#accounts/pins/pin-hash.ts';
import { signInToken } from './sign-in-token.ts';
import { type AttemptKey, attemptSucceeded, lockLeftMs, takeAttempt } from './sign-in-attempts.ts';
import { readConsistently } from '#shared/db/atomic-writes.ts';

type Attempt = { email: string; pin: string; address: string };
type LoginDeps = Pick<AccountDeps, 'db' | 'auth' | 'pepper' | 'now'>;

const REFUSED: LoginResponse = { success: false, message: AUTH_MESSAGES.badCredentials };

/** The account as it stands; null when it is gone. */
export async function standingAccount(
  deps: Pick<AccountDeps, 'db'>,
  userId: string,
): Promise<Account | null> {
  return readConsistently(deps.db, (tx) => readAccount(deps.db, tx, userId));
}

const SECOND_MS = 1000;

/** Says how long to wait, so that people who are locked out do not take a right PIN for a wrong one. */
async function lockedAnswer(deps: LoginDeps, key: AttemptKey): Promise<LoginResponse> {
  const leftMs = await lockLeftMs(deps.db, key, deps.now());
  const lockedForS = Math.max(1, Math.ceil(leftMs / SECOND_MS));
  return { success: false, message: DENIAL_MESSAGES.tooManyFor(lockedForS), lockedForS };
}

/**
 * The custom credential login (AUTH-02): e-mail and PIN against `pin_credentials`.
 * Unknown e-mails and wrong PINs get the same words after the same work, and lock alike: five wrong
 * PINs lock for a growing time, whatever PIN comes next.
 * @returns on success the user's id, admin flag and a custom token to sign the browser in with.
 */
export async function login(deps: LoginDeps, attempt: Attempt): Promise<LoginResponse> {
  const email = normalizeEmail(attempt.email);
  const key = { account: email, address: attempt.address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') return lockedAnswer(deps, key);
  // Before the PIN is looked at: a reset meanwhile ends what comes of the old one.
  const checkedAt = deps.now();
  const found = await credentialByEmail(deps, email);
  const isRight = await isPinOf(attempt.pin, deps.pepper, found?.credential ?? null);
  if (!found || !isRight) return REFUSED;
  await attemptSucceeded(deps.db, key, grant, deps.now());
  const account = await standingAccount(deps, found.userId);
  if (!account) return REFUSED;
  const isAdmin = isAdminAccount(account);
  const token = await signInToken(deps, found.userId, isAdmin, checkedAt);
  return { success: true, userId: found.userId, isAdmin, token };
}
