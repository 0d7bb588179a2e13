import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { type CallErrorCode, type CallResult, isUnanswered } from '#platform/data/calls.ts';
import type { Failure } from '#platform/failure.ts';

/** A call that was not answered with a value. */
type FailedCall = Extract<CallResult<unknown>, { ok: false }>;

const OFFLINE = 'No connection. Please try again when you are back online.';

/** Codes whose message comes from the platform, not from our server for a reader. */
const UNWORDED: ReadonlySet<CallErrorCode> = new Set([
  'internal',
  'unknown',
  'data-loss',
  'unimplemented',
  'cancelled',
  'deadline-exceeded',
]);

function failureMessage({ code, message }: FailedCall): string {
  if (code === 'permission-denied') return DENIAL_MESSAGES.adminOnly;
  if (code === 'unavailable') return OFFLINE;
  return UNWORDED.has(code) || message === '' ? USER_MESSAGES.unexpected : message;
}

/**
 * What to tell the admin about a call that failed: the server's reason if it gave one. `unsure` if
 * the server may have done it all the same.
 */
export function callFailure(answer: FailedCall): Failure<'refused' | 'unsure'> {
  const refusal = isUnanswered(answer) ? 'unsure' : 'refused';
  return { ok: false, refusal, message: failureMessage(answer) };
}
