import type { SignUpRequest } from '@reef/domain/accounts/account-calls';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { Outcome } from '@reef/domain/shared/call-parts';
import { callFunction, failureOf } from '#platform/data/calls/calls.ts';

/** The result of signing up. */
export type SignUpResult = { ok: true } | { ok: false; message: string };

/**
 * Creates an account (`sign_up`). The server mails the address's owner: a link to confirm it or, if
 * it has an account already, one to choose a new PIN (AUTH-04, ATT-84).
 */
export async function signUp(request: SignUpRequest): Promise<SignUpResult> {
  const answer = await callFunction('sign_up', request, Outcome);
  if (!answer.ok) {
    const isUnsure = failureOf(answer) === 'unsure';
    return { ok: false, message: isUnsure ? SIGN_UP_MESSAGES.unsure : answer.message };
  }
  const { success, message } = answer.data;
  return success ? { ok: true } : { ok: false, message };
}
