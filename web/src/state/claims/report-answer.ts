import * as z from 'zod/mini';
import type { ReportClaimResponse } from '@reef/domain/claims/claim-calls';
import type { CallErrorCode, CallResult } from '#platform/data/calls.ts';

/**
 * What came of sending a report: `later` is tried again by itself; `photos-missing` may be mended by
 * sending the photos anew.
 */
export type ReportOutcome =
  | { kind: 'received'; claimId: string }
  | { kind: 'refused' | 'photos-missing'; sentence: string }
  | { kind: 'later' };

/** Answers that sending it again unchanged cannot change, or not soon. */
const FINAL: ReadonlySet<CallErrorCode> = new Set([
  'invalid-argument',
  'not-found',
  'failed-precondition',
  'permission-denied',
  'resource-exhausted',
]);

const Missing = z.object({ code: z.literal('photo-missing') });

const NOT_VALID = 'The report could not be read. Change it and send it again, or contact us.';

/** What the answer to a report means. */
export function outcomeOf(answer: CallResult<ReportClaimResponse>): ReportOutcome {
  if (answer.ok) return { kind: 'received', claimId: answer.data.claim_id };
  if (!FINAL.has(answer.code)) return { kind: 'later' };
  // What the server says of a malformed call is meant for programmers.
  const sentence = answer.code === 'invalid-argument' ? NOT_VALID : answer.message;
  const isMissing = z.safeParse(Missing, answer.details).success;
  return { kind: isMissing ? 'photos-missing' : 'refused', sentence };
}
