import {
  ReportClaimRequest,
  type ReportClaimResponse,
  type ReportRefusal,
  reportRefusalText,
} from '@reef/domain/claims/claim-calls';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import * as claims from '#claims/report-claim.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { pictureDeps, shopMail } from '#shared/runtime/services.ts';

function statusOf({ code }: ReportRefusal): FunctionsErrorCode {
  if (code === 'order-not-found') return 'not-found';
  return code === 'too-many-reports' ? 'resource-exhausted' : 'failed-precondition';
}

/** `report_claim` (CLAIM-01): a buyer reports a loss; a refusal says why in a sentence. */
export const reportClaim = onCall(async (call): Promise<ReportClaimResponse> => {
  const userId = await liveCallerId(call);
  const request = parseInput(ReportClaimRequest, call.data);
  const deps = { ...pictureDeps(), shop: shopMail() };
  const result = await claims.reportClaim(deps, userId, request);
  if (result.ok) return { claim_id: result.claimId };
  const { refusal } = result;
  throw new HttpsError(statusOf(refusal), reportRefusalText(refusal), refusal);
});
