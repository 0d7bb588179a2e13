import {
  DecideClaimRequest,
  type DecideClaimResponse,
  type DecideRefusal,
  decideRefusalText,
} from '@reef/domain/claims/claim-calls';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import * as claims from '#claims/decide-claim.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { STRIPE_SECRET_KEY } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { checkoutDeps } from '#shared/runtime/services.ts';

function statusOf({ code }: DecideRefusal): FunctionsErrorCode {
  if (code === 'not-admin') return 'permission-denied';
  return code === 'claim-not-found' ? 'not-found' : 'failed-precondition';
}

/** `decide_claim` (CLAIM-03): an admin decides lines of a claim; a refusal says why in a sentence. */
export const decideClaim = onCall(
  { secrets: [STRIPE_SECRET_KEY] },
  async (call): Promise<DecideClaimResponse> => {
    const adminId = await liveCallerId(call);
    const request = parseInput(DecideClaimRequest, call.data);
    const result = await claims.decideClaim(checkoutDeps(), adminId, request);
    if (result.ok) return { revision: result.revision };
    const { refusal } = result;
    throw new HttpsError(statusOf(refusal), decideRefusalText(refusal), refusal);
  },
);
