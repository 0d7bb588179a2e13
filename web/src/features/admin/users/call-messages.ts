import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { type CallErrorCode, type FailedCall, failureOf } from '#platform/data/calls/calls.ts';

/** Codes whose message comes from the platform, not from our server for a reader. */
const UNWORDED: ReadonlySet<CallErrorCode> = new Set(['data-loss', 'unimplemented']);

/**
 * What to tell the admin about a change that failed: the server's reason if it gave one, or that it
 * may be done all the same (INV-24).
 */
export function failureMessage({ code, message }: FailedCall): string {
  if (code === 'permission-denied') return DENIAL_MESSAGES.adminOnly;
  return UNWORDED.has(code) || message === '' ? USER_MESSAGES.unexpected : message;
}

/** The same about a call that only reads: nothing can have been done. */
export function readFailureMessage(answer: FailedCall): string {
  return failureOf(answer) === 'unsure' ? USER_MESSAGES.unexpected : failureMessage(answer);
}
