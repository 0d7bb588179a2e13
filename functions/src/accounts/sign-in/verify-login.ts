import { normalizeEmail } from '@reef/domain/accounts/email';
import { normalizePin } from '@reef/domain/accounts/pin';
import { isAdminAccount } from '#accounts/account.ts';
import { findAuthUser } from '#accounts/auth-user.ts';
import { credentialByEmail } from '#accounts/pins/credential.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { standingAccount } from './login.ts';
import { isPinOf } from '#accounts/pins/pin-hash.ts';
import { refused, type Result } from '#accounts/refusal.ts';
import { attemptSucceeded, takeAttempt } from './sign-in-attempts.ts';

type Attempt = { email: string; pin: string; address: string };
export type VerifiedLogin = { userId: string; isAdmin: boolean };

/** Both kinds of PIN are always tried, so that the time does not tell which the account has. */
async function ownerOf(
  deps: AccountDeps,
  email: string,
  pin: string,
): Promise<{ userId: string; isStandard: boolean } | null> {
  const found = await credentialByEmail(deps, email);
  const [isRight, standardId] = await Promise.all([
    isPinOf(pin, deps.pepper, found?.credential ?? null),
    deps.checkPassword(email, pin),
  ]);
  if (found) return isRight ? { userId: found.userId, isStandard: false } : null;
  return standardId === null ? null : { userId: standardId, isStandard: true };
}

/**
 * `verify_admin_login`: whether e-mail and PIN would sign in, and whether as an admin. Counts
 * against the same limits as signing in, so that it is no second way to guess.
 */
export async function verifyLogin(
  deps: AccountDeps,
  attempt: Attempt,
): Promise<Result<VerifiedLogin>> {
  const email = normalizeEmail(attempt.email);
  const key = { account: email, address: attempt.address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') return refused('too-many-attempts');
  const owner = await ownerOf(deps, email, normalizePin(attempt.pin));
  const account = owner ? await standingAccount(deps, owner.userId) : null;
  if (!owner || !account) return refused('bad-credentials');
  await attemptSucceeded(deps.db, key, grant, deps.now());
  const isConfirmed =
    !owner.isStandard || (await findAuthUser(deps.auth, owner.userId))?.emailVerified === true;
  if (!isConfirmed) return refused('unconfirmed');
  return { ok: true, value: { userId: owner.userId, isAdmin: isAdminAccount(account) } };
}
