import type { Account } from '#accounts/account.ts';
import { DAY_MS } from '@reef/domain/shared/time';

/**
 * How long a sign-up waits for its e-mail to be confirmed. Then the address is free again, once no
 * link that confirms it works any more.
 */
export const UNCONFIRMED_LASTS_MS = 7 * DAY_MS;

/**
 * Sign-ups of everybody in a day at most, and those that a night deletes at most. Eight days of them
 * with the longest names fill half of what the user list can hold.
 */
export const SIGN_UPS_A_DAY = 4000;

/**
 * True for a sign-up not confirmed in time: nobody can sign in, and the night deletes it. A link
 * that still works confirms the account, but until it is used nobody can sign in: a PIN typed for
 * an address that has an account is forgotten after as long (ATT-103).
 */
export function isUnconfirmedTooLong(profile: Account['profile'], now: Date): boolean {
  const isWaiting = profile.must_confirm_email === true;
  return isWaiting && now.getTime() - profile.created_at.getTime() >= UNCONFIRMED_LASTS_MS;
}
