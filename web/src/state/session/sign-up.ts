import type { SignUpRequest } from '@reef/domain/accounts/account-calls';
import { Outcome } from '@reef/domain/shared/call-parts';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { callFunction } from '#platform/data/calls.ts';

/** What came of signing up; the message of a refusal is fit to show. */
export type SignUpResult = { ok: true } | { ok: false; message: string };

/**
 * Makes an account (`sign_up`). The server mails the address's owner: a link to confirm it or, where it
 * has an account already, one to choose a new PIN (AUTH-04, ATT-84).
 */
export async function signUp(request: SignUpRequest): Promise<SignUpResult> {
  const answer = await callFunction('sign_up', request, Outcome);
  if (!answer.ok) {
    return {
      ok: false,
      message: answer.code === 'internal' ? AUTH_MESSAGES.unexpected : answer.message,
    };
  }
  return answer.data.success ? { ok: true } : { ok: false, message: answer.data.message };
}
