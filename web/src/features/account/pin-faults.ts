import { PIN_TOO_SHORT, SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { CHANGE_PIN_MESSAGES } from '@reef/domain/accounts/profile-messages';
import type { Faults } from '#ui/forms/use-first-invalid.ts';

/** The fields for changing a PIN. */
export type PinName = 'current' | 'next' | 'confirm';

type PinFaults = Faults<PinName>;

/** What keeps typed PINs from being sent: empty fields, or else a confirmation that differs. */
export function pinFaults(pins: { current?: string; next: string; confirm: string }): PinFaults {
  const empty = Object.entries(pins).filter(([, pin]) => pin === '');
  if (empty.length > 0) {
    return Object.fromEntries(empty.map(([field]) => [field, 'This field is required']));
  }
  return pins.next === pins.confirm ? {} : { confirm: SIGN_UP_MESSAGES.pinsDiffer };
}

/** The field that the server's refusal concerns; none if it concerns something else. */
export function refusedPin(message: string): PinFaults {
  if (message === CHANGE_PIN_MESSAGES.wrongCurrent) return { current: message };
  return Object.values<string>(PIN_TOO_SHORT).includes(message) ? { next: message } : {};
}

/** The fields whose faults end as one is typed: a new PIN may now be the same as its repetition. */
export function changedPins(name: PinName, pins: { confirm: string }): PinName[] {
  return name === 'next' && pins.confirm !== '' ? [name, 'confirm'] : [name];
}
