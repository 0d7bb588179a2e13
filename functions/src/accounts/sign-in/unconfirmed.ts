import type { Account } from '#accounts/account.ts';
import { DAY_MS } from '@reef/domain/shared/time';

/** How long a sign-up waits for its e-mail to be confirmed; then the address is free again. */
export const UNCONFIRMED_LASTS_MS = 7 * DAY_MS;

/** True for a sign-up not confirmed in time: nobody can sign in, and the night deletes it. */
export function isUnconfirmedTooLong(profile: Account['profile'], now: Date): boolean {
  const isWaiting = profile.must_confirm_email === true;
  return isWaiting && now.getTime() - profile.created_at.getTime() >= UNCONFIRMED_LASTS_MS;
}
