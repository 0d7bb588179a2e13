import type { ReportClaimResponse } from '@reef/domain/claims/claim-calls';
import type { CallErrorCode, CallResult } from '#platform/data/calls.ts';

/** What came of sending a report: `later` is tried again by itself. */
export type ReportOutcome =
  | { kind: 'received'; claimId: string }
  | { kind: 'refused'; sentence: string }
  | { kind: 'later' };

/** Answers that sending it again unchanged cannot change, or not soon. */
const FINAL: ReadonlySet<CallErrorCode> = new Set([
  'invalid-argument',
  'not-found',
  'failed-precondition',
  'permission-denied',
  'resource-exhausted',
]);

const NOT_VALID = 'The report could not be read. Change it and send it again, or contact us.';

/** What the answer to a report means. */
export function outcomeOf(answer: CallResult<ReportClaimResponse>): ReportOutcome {
  if (answer.ok) return { kind: 'received', claimId: answer.data.claim_id };
  if (!FINAL.has(answer.code)) return { kind: 'later' };
  // What the server says of a malformed call is meant for programmers.
  const sentence = answer.code === 'invalid-argument' ? NOT_VALID : answer.message;
  return { kind: 'refused', sentence };
}

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** How long to wait after `failures` tries that failed in a row, in milliseconds. */
export function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
}
