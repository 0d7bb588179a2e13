import { refused } from '@reef/domain/shared/refused';
import { isAdminAccount } from '#accounts/account.ts';
import type { Result } from '#accounts/refusal.ts';
import { checkPin, type PinAttempt } from './check-pin.ts';
import type { PinDeps } from './pin-owner.ts';

export type VerifiedLogin = { userId: string; isAdmin: boolean };

const REFUSALS = {
  locked: 'too-many-attempts',
  unconfirmed: 'unconfirmed',
  nobody: 'bad-credentials',
} as const;

/**
 * `verify_admin_login`: whether e-mail and PIN would sign in, and whether as an admin. Counts
 * against the same limits as signing in, so it is no second way to guess.
 */
export async function verifyLogin(
  deps: PinDeps,
  attempt: PinAttempt,
): Promise<Result<VerifiedLogin>> {
  const owner = await checkPin(deps, attempt);
  if (owner.kind !== 'owner') return refused(REFUSALS[owner.kind]);
  const { account } = owner;
  return { ok: true, value: { userId: account.profile.user_id, isAdmin: isAdminAccount(account) } };
}
