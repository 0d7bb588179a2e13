import type { ExtendedProfile, Profile, UserRole } from './account.ts';

/** Why an account may not buy. */
export type PurchaseBlockReason = 'account-suspended' | 'purchases-disabled';

/**
 * Whether an account may buy: not suspended, and `can_make_purchases`, which is false where no
 * profile exists (CART-06). Returns the reason, or null when it may.
 */
export function purchaseBlockReason(
  profile: Pick<Profile, 'can_make_purchases'> | null,
  extended: Pick<ExtendedProfile, 'account_status'> | null,
): PurchaseBlockReason | null {
  if (extended?.account_status === 'suspended') return 'account-suspended';
  return profile?.can_make_purchases === true ? null : 'purchases-disabled';
}

/** Whether an account may act as an admin: it has the role and is not suspended. */
export function isActiveAdmin(
  role: Pick<UserRole, 'role'> | null,
  extended: Pick<ExtendedProfile, 'account_status'> | null,
): boolean {
  return role?.role === 'admin' && extended?.account_status !== 'suspended';
}

const SECOND_MS = 1000;

/**
 * Whether a session is still good: it began after the account's sessions were last ended (PIN reset,
 * suspension, deletion), to the second, because tokens know no smaller part of a sign-in's time.
 * @param signedInAt when the session began (a token's `auth_time`).
 */
export function isSessionLive(
  signedInAt: Date,
  role: Pick<UserRole, 'sessions_valid_from'>,
): boolean {
  const from = role.sessions_valid_from?.getTime() ?? 0;
  return signedInAt.getTime() >= Math.floor(from / SECOND_MS) * SECOND_MS;
}
