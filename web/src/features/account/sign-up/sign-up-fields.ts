import { CONTACT_LIMITS } from '@reef/domain/accounts/account';
import type { SignUpRequest } from '@reef/domain/accounts/account-calls';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { MAX_EMAIL_LENGTH } from '@reef/domain/accounts/email';
import { isPinLength, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';

/** What is typed into the sign-up form. */
export type SignUpDraft = Required<SignUpRequest> & { confirmPin: string };

/** The form before anything is typed. */
export const EMPTY_SIGN_UP: SignUpDraft = {
  email: '',
  pin: '',
  confirmPin: '',
  firstName: '',
  lastName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
};

/** The most characters of each field that is typed; a PIN's field has its own limit. */
export const SIGN_UP_LIMITS: Partial<Record<keyof SignUpDraft, number>> = {
  email: MAX_EMAIL_LENGTH,
  firstName: CONTACT_LIMITS.first_name,
  lastName: CONTACT_LIMITS.last_name,
  phone: CONTACT_LIMITS.phone,
  addressLine1: CONTACT_LIMITS.shipping_address_line1,
  addressLine2: CONTACT_LIMITS.shipping_address_line2,
  city: CONTACT_LIMITS.shipping_city,
  zipCode: CONTACT_LIMITS.shipping_zip,
};

/** The required fields (AUTH-04), in the order of the form. */
export const REQUIRED: readonly (keyof SignUpDraft)[] = [
  'email',
  'pin',
  'confirmPin',
  'firstName',
  'lastName',
  'addressLine1',
  'city',
  'state',
  'zipCode',
];

/** What is wrong with a draft: words for the alert, and the fields at fault. */
export type SignUpProblem = { message: string; fields: readonly (keyof SignUpDraft)[] };

/** The first rule of AUTH-04 that a draft breaks, or null. */
export function signUpProblem(draft: SignUpDraft): SignUpProblem | null {
  const missing = REQUIRED.filter((field) => draft[field].trim() === '');
  if (missing.length > 0) return { message: SIGN_UP_MESSAGES.missingFields, fields: missing };
  if (draft.pin !== draft.confirmPin) {
    return { message: SIGN_UP_MESSAGES.pinsDiffer, fields: ['confirmPin'] };
  }
  if (!isPinLength(draft.pin, MIN_PIN_LENGTH.standard)) {
    return { message: SIGN_UP_MESSAGES.pinTooShort, fields: ['pin'] };
  }
  return null;
}

/**
 * What is left of a shown problem: a field that was filled since is not red. A refusal by the
 * server, which is about no field, stays.
 */
export function problemLeft(shown: SignUpProblem | null, draft: SignUpDraft): SignUpProblem | null {
  if (shown === null || shown.fields.length === 0) return shown;
  const found = signUpProblem(draft);
  if (found?.message !== shown.message) return null;
  const fields = shown.fields.filter((field) => found.fields.includes(field));
  return fields.length === 0 ? null : { ...shown, fields };
}
