import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import {
  type CallErrorCode,
  type CallResult,
  isUnanswered,
  isUnconfirmed,
  UNCONFIRMED_MESSAGE,
} from '#platform/data/calls.ts';
import type { Failure } from '#platform/failure.ts';

/** A call that was not answered with a value. */
export type FailedCall = Extract<CallResult<unknown>, { ok: false }>;

const OFFLINE = 'No connection. Please try again when you are back online.';

/** Codes whose message comes from the platform, not from our server for a reader. */
const UNWORDED: ReadonlySet<CallErrorCode> = new Set(['data-loss', 'unimplemented']);

function failureMessage(answer: FailedCall, unconfirmed: string): string {
  const { code, message } = answer;
  if (code === 'permission-denied') return DENIAL_MESSAGES.adminOnly;
  if (code === 'unavailable') return OFFLINE;
  if (isUnconfirmed(answer)) return unconfirmed;
  return UNWORDED.has(code) || message === '' ? USER_MESSAGES.unexpected : message;
}

function failure(answer: FailedCall, unconfirmed: string): Failure<'refused' | 'unsure'> {
  const refusal = isUnanswered(answer) ? 'unsure' : 'refused';
  return { ok: false, refusal, message: failureMessage(answer, unconfirmed) };
}

/**
 * What to tell the admin about a change that failed: the server's reason if it gave one. `unsure`
 * if the server may have done it all the same, which the message then says (INV-24).
 */
export function callFailure(answer: FailedCall): Failure<'refused' | 'unsure'> {
  return failure(answer, UNCONFIRMED_MESSAGE);
}

/** The same about a call that only reads: nothing can have been done. */
export function readFailure(answer: FailedCall): Failure<'refused' | 'unsure'> {
  return failure(answer, USER_MESSAGES.unexpected);
}
