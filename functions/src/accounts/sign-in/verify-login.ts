import { normalizeEmail } from '@reef/domain/accounts/email';
import { isAdminAccount } from '#accounts/account.ts';
import { refused, type Result } from '#accounts/refusal.ts';
import { type PinDeps, pinOwner } from './pin-owner.ts';
import { attemptSucceeded, takeAttempt } from './sign-in-attempts.ts';
import { noteWrongPin } from './slow-guessing.ts';

type Attempt = { email: string; pin: string; address: string };
export type VerifiedLogin = { userId: string; isAdmin: boolean };

/**
 * `verify_admin_login`: whether e-mail and PIN would sign in, and whether as an admin. Counts
 * against the same limits as signing in, so that it is no second way to guess.
 */
export async function verifyLogin(deps: PinDeps, attempt: Attempt): Promise<Result<VerifiedLogin>> {
  const email = normalizeEmail(attempt.email);
  const key = { account: email, address: attempt.address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') return refused('too-many-attempts');
  const owner = await pinOwner(deps, email, attempt.pin);
  if (owner.kind === 'unconfirmed') return refused('unconfirmed');
  if (owner.kind === 'nobody') {
    await noteWrongPin(deps, email);
    return refused('bad-credentials');
  }
  await attemptSucceeded(deps.db, key, grant, deps.now());
  const { account } = owner;
  return { ok: true, value: { userId: account.profile.user_id, isAdmin: isAdminAccount(account) } };
}
