import { SETUP_MESSAGES as WORDS } from '@reef/domain/accounts/admin-messages';
import type { Faults } from '#ui/forms/use-first-invalid.ts';
import { isPinLength, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';

/** The fault of each value that is missing. */
export function missingFaults(values: Record<string, string>): Faults<string> {
  const missing = Object.entries(values).filter(([, value]) => value === '');
  return Object.fromEntries(missing.map(([field]) => [field, 'This field is required']));
}

/** The form to create an admin; the code is the operator's. */
export type NewAdmin = { email: string; pin: string; confirm: string; code: string };

/** The form before anything is typed. */
export const EMPTY_NEW_ADMIN: NewAdmin = { email: '', pin: '', confirm: '', code: '' };

/** What is wrong with the form: words for the message, and for each field at fault. */
export type NewAdminProblem = { message: string; faults: Faults<keyof NewAdmin> };

/** The first rule of SETUP-02 that is broken, or null. */
export function newAdminProblem(admin: NewAdmin, needsCode: boolean): NewAdminProblem | null {
  const { email, pin, confirm, code } = admin;
  const wanted = { email: email.trim(), pin, confirm, ...(needsCode ? { code: code.trim() } : {}) };
  const missing = missingFaults(wanted);
  if (Object.keys(missing).length > 0) return { message: WORDS.allRequired, faults: missing };
  if (pin !== confirm) return { message: WORDS.pinsDiffer, faults: { confirm: WORDS.pinsDiffer } };
  if (isPinLength(pin, MIN_PIN_LENGTH.standard)) return null;
  return { message: WORDS.pinTooShort, faults: { pin: WORDS.pinTooShort } };
}
