import type { Profile } from '@reef/domain/accounts/account';
import { isPinLength, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { noteOnce } from '#accounts/audit.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { isTriedFirst } from './tried-first.ts';

/**
 * Tells the owner, once each per account, that an admin has a PIN of under 6 characters, or one that
 * strangers try first. The forms take one of 4 (USER-03, ADMP-01) and any digits, and a stored PIN
 * does not reveal them, so this is checked when one is set and when one signs in.
 */
export async function noteWeakPin(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  { user_id, email }: Pick<Profile, 'user_id' | 'email'>,
  pin: string,
): Promise<void> {
  const isLong = isPinLength(pin, MIN_PIN_LENGTH.standard);
  if (isLong && !isTriedFirst(pin)) return;
  // A short PIN may be replaced by a common one.
  const which = isLong ? 'common' : 'short';
  const recorded = { action: 'short-admin-pin', before: null, after: null } as const;
  await noteOnce(deps, `${which}-admin-pin-${user_id}`, { id: user_id, email }, recorded);
}
