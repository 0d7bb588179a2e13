import {
  VerifyPaymentRequest,
  type VerifyPaymentResponse,
} from '@reef/domain/checkout/checkout-calls';
import * as checkout from '#checkout/verify-payment.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { SALES_INSTANCES } from '#shared/runtime/global-options.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { limitPaymentCalls } from '#shared/runtime/throttle.ts';
import { STRIPE_SECRET_KEY } from '#shared/runtime/params.ts';
import { checkoutDeps } from '#shared/runtime/services.ts';

/** `verify-payment` (CALL-05): records the order once and answers the payment's state. */
export const verifyPayment = onCall(
  { secrets: [STRIPE_SECRET_KEY], maxInstances: SALES_INSTANCES },
  async (call): Promise<VerifyPaymentResponse> => {
    limitPaymentCalls(call);
    const userId = await liveCallerId(call);
    const { session_id } = parseInput(VerifyPaymentRequest, call.data);
    return checkout.verifyPayment(checkoutDeps(), userId, session_id);
  },
);
