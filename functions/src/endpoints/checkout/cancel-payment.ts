import { CancelPaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { onCall } from 'firebase-functions/https';
import { cancelCheckout } from '#checkout/cancel-checkout.ts';
import { liveCallerId, parseInput } from '#shared/runtime/callable.ts';
import { STRIPE_SECRET_KEY } from '#shared/runtime/params.ts';
import { checkoutDeps } from '#shared/runtime/services.ts';

/** `cancel-payment`: the buyer turned away; his stock goes back on the shelf at once. */
export const cancelPayment = onCall({ secrets: [STRIPE_SECRET_KEY] }, async (call) => {
  const userId = await liveCallerId(call);
  const { request_id } = parseInput(CancelPaymentRequest, call.data);
  return { outcome: await cancelCheckout(checkoutDeps(), userId, request_id) };
});
