import { AUTH_MESSAGES, SIGN_IN_MESSAGES } from '@reef/domain/accounts/sign-in-messages';
import { canStore } from '#platform/storage.ts';
import type { SignInResult } from '#state/session/sign-in/sign-in.ts';
import type { Faults } from '#ui/forms/use-first-invalid.ts';
import type { ShowToast } from '#ui/overlays/toast.tsx';

/** Why somebody was not signed in. */
export type Refusal = Extract<SignInResult, { ok: false }>;

const WORDS = {
  'bad-credentials': AUTH_MESSAGES.badCredentials,
  unconfirmed: AUTH_MESSAGES.unconfirmed,
  unexpected: AUTH_MESSAGES.unexpected,
  offline: AUTH_MESSAGES.offline,
  locked: AUTH_MESSAGES.tooMany,
};

/** The words for a refusal. */
export function wordsOf({ refusal, message = WORDS[refusal], text }: Refusal): string {
  return text === undefined ? message : `${message}. ${text}`;
}

const ON_THIS_PAGE = 'This browser keeps nothing: you are signed out when the page closes.';

/** Says that the user is signed in, and where the browser keeps nothing, for how long. */
export function welcome(toast: ShowToast, isAdmin: boolean): void {
  toast({
    title: SIGN_IN_MESSAGES.successTitle,
    text: isAdmin ? SIGN_IN_MESSAGES.adminSuccess : SIGN_IN_MESSAGES.success,
    tone: 'success',
  });
  if (!canStore()) toast({ title: ON_THIS_PAGE, tone: 'warning' });
}

/** The fields of the form. */
export type FieldName = 'email' | 'pin';

/** The words for an email that is empty. */
export function missingEmail(email: string): Faults<'email'> {
  return email.trim() === '' ? { email: 'Enter your email' } : {};
}

/** The words for the fields that are empty. */
export function missingIn(email: string, pin: string): Faults<FieldName> {
  return {
    ...missingEmail(email),
    ...(pin === '' ? { pin: 'Enter your PIN' } : {}),
  };
}
