import { AUTH_MESSAGES } from './sign-in-messages.ts';
import { countText } from '@reef/domain/shared/count-text';

/** The exact messages of docs/spec/accounts.md, and our own. */
export const SIGN_UP_MESSAGES = {
  missingFields: 'Please fill in all required fields',
  pinsDiffer: 'PINs do not match',
  pinTooShort: 'PIN must be at least 6 characters',
  errorTitle: 'Sign Up Error',
  successTitle: 'Check your email',
  success: "We've sent you a confirmation link to complete your registration.",
  /** Ours; true for every address, and reveals to nobody whether it has an account. */
  takenHint: 'If this address already has an account, it gets a link to choose a new PIN instead.',
  /** The answer was lost; a mail tells whether it was done. */
  unsure:
    'The shop did not answer. Your account may have been made: look in your mail before you press again.',
  resend: 'Send the confirmation link again',
} as const;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** From here on a wait is given in hours: nobody counts in 1440 minutes. */
const IN_HOURS_FROM_S = 90 * MINUTE_S;

function spanWords(seconds: number): string {
  if (seconds < MINUTE_S) return countText(seconds, 'second');
  if (seconds < IN_HOURS_FROM_S) return countText(Math.ceil(seconds / MINUTE_S), 'minute');
  return countText(Math.ceil(seconds / HOUR_S), 'hour');
}

/** For a lock that is too long to wait for, the way that lets an account's owner in at once. */
function otherWay(seconds: number): string {
  return seconds < IN_HOURS_FROM_S ? '' : ', or choose a new PIN with “Forgot your PIN?”';
}

/** Why a call is refused. */
export const DENIAL_MESSAGES = {
  adminOnly: 'Access denied. Admin privileges required.',
  resetSignedOut: 'You must be logged in to reset passwords',
  signInFirst: 'Please sign in first.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  tooMany: AUTH_MESSAGES.tooMany,
  /** AUTH-08: the same for every e-mail, whether it has an account or not. */
  tooManyFor: (seconds: number) =>
    `Too many attempts. Please try again in ${spanWords(seconds)}${otherWay(seconds)}.`,
} as const;

/** For a person who signs up while too many others do. */
export const TOO_MANY_SIGN_UPS =
  'Too many people are signing up at the moment. Please try again later, or write to us by the contact form: we can make your account.';

/** Why a PIN's length is refused, by the minimum length that applies. */
export const PIN_TOO_SHORT = {
  4: 'PIN must be at least 4 characters',
  6: 'PIN must be at least 6 characters',
} as const;
