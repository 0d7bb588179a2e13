import { randomUUID } from 'node:crypto';
import {
  CreatePaymentRequest,
  type CreatePaymentResponse,
} from '@reef/domain/checkout/checkout-calls';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { paymentWait, tooManyPayments } from '#checkout/start/payment-limit.ts';
import { refusalMessage } from '#checkout/start/refusal-message.ts';
import { areOwnReturnUrls } from '#checkout/start/return-urls.ts';
import { createPrefetch } from '#checkout/start/reserve-reads.ts';
import * as checkout from '#checkout/start/start-checkout.ts';
import { callerAddress, callerId, isLiveCall, sessionEnded } from '#shared/runtime/caller.ts';
import { SALES_INSTANCES } from '#shared/runtime/global-options.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import {
  APP_ORIGIN,
  PAYMENTS_PER_ACCOUNT,
  PAYMENTS_PER_ADDRESS,
  STRIPE_SECRET_KEY,
} from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { checkoutDeps } from '#shared/runtime/services.ts';

/**
 * Admits a call whose session is live and whose account and address are within their limits.
 * Session and limits are checked concurrently; a call of an ended session is not counted.
 * @param onFit called once the call is expected to pass, while it is being counted.
 */
async function admit(call: CallableRequest, userId: string, onFit: () => void): Promise<void> {
  const limits = {
    perAccount: PAYMENTS_PER_ACCOUNT.value(),
    perAddress: PAYMENTS_PER_ADDRESS.value(),
  };
  const caller = { userId, address: callerAddress(call) };
  const isLive = isLiveCall(call);
  const hooks = { isCounted: isLive, onFit };
  const [isPassed, waitMs] = await Promise.all([
    isLive,
    paymentWait(checkoutDeps(), caller, limits, hooks),
  ]);
  if (!isPassed) throw sessionEnded();
  if (waitMs === 0) return;
  throw new HttpsError('resource-exhausted', tooManyPayments(waitMs), { code: 'too-many' });
}

/** `create-payment` (CALL-05): reserves the cart and answers the payment page's address. */
export const createPayment = onCall(
  { secrets: [STRIPE_SECRET_KEY], maxInstances: SALES_INSTANCES },
  async (call): Promise<CreatePaymentResponse> => {
    const userId = callerId(call);
    const request = parseInput(CreatePaymentRequest, call.data);
    if (!areOwnReturnUrls(request, APP_ORIGIN.value())) {
      throw new HttpsError('invalid-argument', 'Return addresses must be pages of this shop.');
    }
    const requestId = request.request_id ?? randomUUID();
    const prefetch = createPrefetch(checkoutDeps(), { userId, requestId, request });
    await admit(call, userId, prefetch.start);
    const result = await checkout.startCheckout(
      checkoutDeps(),
      userId,
      requestId,
      request,
      prefetch,
    );
    if (result.ok) return { url: result.url, session_id: result.sessionId };
    throw new HttpsError('failed-precondition', refusalMessage(result.refusal), result.refusal);
  },
);
