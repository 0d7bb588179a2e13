import type { ExtendedProfile, Profile, UserRole } from './account.ts';
import { SECOND_MS } from '@reef/domain/shared/time';

/** Why an account may not buy. */
export type PurchaseBlockReason = 'account-suspended' | 'purchases-disabled';

/**
 * Whether an account may buy: not suspended, and `can_make_purchases`, which is false without a
 * profile (CART-06). Returns the reason, or null if it may.
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

/**
 * The `sessions_valid_from` that a session knows: its account's value when the PIN was found right.
 * An older session, whose token lacks it, uses the second in which its PIN was given, or else in
 * which it began.
 * @param token the claims of a verified ID token.
 */
export function knownValidFrom(token: Record<string, unknown>): Date {
  const { sessions_valid_from: knownMs, pin_checked_at: checkedS, auth_time: beganS } = token;
  return new Date(Number(knownMs ?? Number(checkedS ?? beganS) * SECOND_MS));
}

/**
 * Whether a session is still live: its account's sessions have not been ended (PIN reset,
 * suspension, change of role) since then.
 * @param validFrom from `knownValidFrom`.
 */
export function isSessionLive(
  validFrom: Date,
  role: Pick<UserRole, 'sessions_valid_from'>,
): boolean {
  return validFrom.getTime() >= (role.sessions_valid_from?.getTime() ?? 0);
}
