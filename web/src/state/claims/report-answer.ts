import * as z from 'zod/mini';
import type { ReportClaimResponse } from '@reef/domain/claims/claim-calls';
import type { CallErrorCode, CallResult } from '#platform/data/calls/calls.ts';
import type { Failure } from '#platform/failure.ts';

/**
 * The result of sending a report: `later` is tried again automatically; after `photos-missing`,
 * sending the photos again may help.
 */
export type ReportOutcome =
  | { ok: true; claimId: string }
  | Failure<'refused' | 'photos-missing'>
  | { ok: false; refusal: 'later' };

/** Sending the report again unchanged gets the same answer, at least for now. */
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
  if (answer.ok) return { ok: true, claimId: answer.data.claim_id };
  if (!FINAL.has(answer.code)) return { ok: false, refusal: 'later' };
  // The server's message about a malformed call is meant for programmers.
  const message = answer.code === 'invalid-argument' ? NOT_VALID : answer.message;
  const isMissing = z.safeParse(Missing, answer.details).success;
  return { ok: false, refusal: isMissing ? 'photos-missing' : 'refused', message };
}
