import { CancelPaymentRequest } from '@reef/domain/checkout/checkout-calls';
import * as checkout from '#checkout/cancel-checkout.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { SALES_INSTANCES } from '#shared/runtime/global-options.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { limitPaymentCalls } from '#shared/runtime/throttle.ts';
import { STRIPE_SECRET_KEY } from '#shared/runtime/params.ts';
import { checkoutDeps } from '#shared/runtime/services.ts';

/** `cancel-payment`: the buyer turned away; the stock is free again at once. */
export const cancelPayment = onCall(
  { secrets: [STRIPE_SECRET_KEY], maxInstances: SALES_INSTANCES },
  async (call) => {
    limitPaymentCalls(call);
    const userId = await liveCallerId(call);
    const { request_id } = parseInput(CancelPaymentRequest, call.data);
    return { outcome: await checkout.cancelCheckout(checkoutDeps(), userId, request_id) };
  },
);
