import {
  DENIAL_MESSAGES,
  PIN_TOO_SHORT,
  SIGN_UP_MESSAGES,
  TOO_MANY_SIGN_UPS,
} from '@reef/domain/accounts/account-messages';
import { CHANGE_PIN_MESSAGES } from '@reef/domain/accounts/profile-messages';
import {
  ADMIN_GUARD_MESSAGES,
  CREATE_USER_MESSAGES,
  SETUP_MESSAGES,
  USER_MESSAGES,
} from '@reef/domain/accounts/admin-messages';
import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { AUTH_MESSAGES } from '@reef/domain/accounts/sign-in-messages';

/** Why an account use-case did nothing; each code has its message. */
export const REFUSALS = {
  'not-admin': DENIAL_MESSAGES.adminOnly,
  'sign-in-first': DENIAL_MESSAGES.signInFirst,
  'session-ended': DENIAL_MESSAGES.sessionEnded,
  'too-many-attempts': DENIAL_MESSAGES.tooMany,
  'too-many-sign-ups': TOO_MANY_SIGN_UPS,
  'not-found': USER_MESSAGES.notFound,
  'last-admin': ADMIN_GUARD_MESSAGES['last-admin'],
  self: ADMIN_GUARD_MESSAGES.self,
  'own-email': ADMIN_GUARD_MESSAGES['own-email'],
  'user-role': ADMIN_GUARD_MESSAGES['user-role'],
  'email-required': CREATE_USER_MESSAGES.emailRequired,
  'email-invalid': CREATE_USER_MESSAGES.emailInvalid,
  'email-taken': CREATE_USER_MESSAGES.exists,
  'pin-required': CREATE_USER_MESSAGES.pinRequired,
  'pin-under-4': PIN_TOO_SHORT[4],
  'pin-under-6': PIN_TOO_SHORT[6],
  'setup-pin-under-6': SETUP_MESSAGES.pinTooShort,
  'wrong-current-pin': CHANGE_PIN_MESSAGES.wrongCurrent,
  'own-pin': CHANGE_PIN_MESSAGES.ownPin,
  'missing-fields': SIGN_UP_MESSAGES.missingFields,
  'setup-code-wrong': SETUP_MESSAGES.codeWrong,
  'admin-exists': SETUP_MESSAGES.adminExists,
  unconfirmed: AUTH_MESSAGES.unconfirmed,
  'link-dead': LINK_MESSAGES.dead,
  'email-link-dead': LINK_MESSAGES.deadToConfirm,
  'bad-credentials': AUTH_MESSAGES.badCredentials,
} as const satisfies Record<string, string>;
export type Refusal = keyof typeof REFUSALS;

/** A use-case's outcome: refusals are values, never thrown. */
export type Result<T = null> = { ok: true; value: T } | { ok: false; refusal: Refusal };
