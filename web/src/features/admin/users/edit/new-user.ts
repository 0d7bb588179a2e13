import { type ContactAndShipping, EMPTY_CONTACT, type Role } from '@reef/domain/accounts/account';
import { type CreateUserRequest, CreateUserResult } from '@reef/domain/accounts/account-calls';
import { CREATE_USER_MESSAGES as WORDS } from '@reef/domain/accounts/admin-messages';
import { CONTACT_LABELS } from '@reef/domain/accounts/contact-labels';
import { isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { isPinLength, normalizePin, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import {
  COMPLETENESS_FIELDS,
  profileCompleteness,
} from '@reef/domain/accounts/profile-completeness';
import { callFunction } from '#platform/data/calls/calls.ts';
import type { Faults } from '#ui/forms/use-first-invalid.ts';
import { failureMessage } from '#features/admin/users/call-messages.ts';
import type { ActionOutcome } from './user-actions.ts';

/** What is typed into the create-user form. */
export type NewUser = ContactAndShipping & { email: string; pin: string; role: Role };

/** The form before anything is typed; the country starts as US. */
export const EMPTY_NEW_USER: NewUser = { ...EMPTY_CONTACT, email: '', pin: '', role: 'user' };

type NewUserErrors = Faults<keyof NewUser>;

function emailError(email: string): NewUserErrors {
  if (email.trim() === '') return { email: WORDS.emailRequired };
  return isEmail(normalizeEmail(email)) ? {} : { email: WORDS.emailInvalid };
}

function pinError(pin: string): NewUserErrors {
  if (pin === '') return { pin: WORDS.pinRequired };
  return isPinLength(pin, MIN_PIN_LENGTH.custom) ? {} : { pin: WORDS.pinTooShort };
}

/** Every rule of USER-03 that the form breaks. */
export function newUserErrors(user: NewUser, isCompleteRequired: boolean): NewUserErrors {
  const missing = isCompleteRequired
    ? COMPLETENESS_FIELDS.filter((field) => user[field].trim() === '')
    : [];
  const incomplete: NewUserErrors = Object.fromEntries(
    missing.map((field) => [field, WORDS.requiredForComplete(CONTACT_LABELS[field])]),
  );
  return { ...emailError(user.email), ...pinError(user.pin), ...incomplete };
}

function requestOf(user: NewUser): CreateUserRequest {
  return {
    user_email: user.email.trim(),
    user_pin: normalizePin(user.pin),
    user_role: user.role,
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone,
    address_line1: user.shipping_address_line1,
    address_line2: user.shipping_address_line2,
    city: user.shipping_city,
    state: user.shipping_state,
    zip_code: user.shipping_zip,
    country: user.shipping_country,
  };
}

/** `Profile: complete` or `Profile: basic`, by the 7 counted fields. */
export function profileWords(user: NewUser): string {
  return profileCompleteness(user).state === 'complete' ? WORDS.complete : WORDS.basic;
}

/** The outcome in the server's rows: its own reason, or a default if it gave none. */
export function creationOf(
  [row]: readonly { success: boolean; message: string }[],
  user: NewUser,
): ActionOutcome {
  if (row?.success !== true) {
    const message = row?.message || WORDS.failed;
    return { ok: false, title: WORDS.failedTitle, message };
  }
  return { ok: true, title: row.message, message: profileWords(user) };
}

/** Makes the account (`create_user_account`, USER-04). */
export async function createUser(user: NewUser): Promise<ActionOutcome> {
  const answer = await callFunction('create_user_account', requestOf(user), CreateUserResult);
  if (answer.ok) return creationOf(answer.data, user);
  const { title, text: message } = WORDS.unexpected(failureMessage(answer));
  return { ok: false, title, message };
}
