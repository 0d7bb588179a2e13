import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import type { CallErrorCode } from '#platform/data/calls.ts';

/** A call that was not answered with a value. */
export type FailedCall = { ok: false; code: CallErrorCode; message: string };

const OFFLINE = 'No connection. Please try again when you are back online.';

/** Codes whose message is the platform's own word, not one that our server chose for a reader. */
const UNWORDED: ReadonlySet<CallErrorCode> = new Set([
  'internal',
  'unknown',
  'data-loss',
  'unimplemented',
  'cancelled',
  'deadline-exceeded',
]);

/** What to tell the admin about a call that failed: the server's reason where it gave one. */
export function failureMessage({ code, message }: FailedCall): string {
  if (code === 'permission-denied') return DENIAL_MESSAGES.adminOnly;
  if (code === 'unavailable') return OFFLINE;
  return UNWORDED.has(code) || message === '' ? USER_MESSAGES.unexpected : message;
}
