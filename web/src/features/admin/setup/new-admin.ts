import { SETUP_MESSAGES as WORDS } from '@reef/domain/accounts/admin-messages';
import { isPinLength, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';

/** The form to create an admin; the code is the operator's. */
export type NewAdmin = { email: string; pin: string; confirm: string; code: string };

/** The form before anything is typed. */
export const EMPTY_NEW_ADMIN: NewAdmin = { email: '', pin: '', confirm: '', code: '' };

/** The first rule of SETUP-02 that is broken, or null. */
export function newAdminProblem(admin: NewAdmin, needsCode: boolean): string | null {
  const { email, pin, confirm, code } = admin;
  const wanted = [email.trim(), pin, confirm, ...(needsCode ? [code.trim()] : [])];
  if (wanted.includes('')) return WORDS.allRequired;
  if (pin !== confirm) return WORDS.pinsDiffer;
  return isPinLength(pin, MIN_PIN_LENGTH.standard) ? null : WORDS.pinTooShort;
}
