import { randomUUID } from 'node:crypto';
import { CreatePaymentRequest, type CreatePaymentResponse } from '@reef/domain/checkout-calls';
import { HttpsError, onCall } from 'firebase-functions/https';
import { refusalMessage } from '../checkout/refusal-message.ts';
import { areOwnReturnUrls } from '../checkout/return-urls.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { liveCallerId, parseInput } from '../runtime/callable.ts';
import { APP_ORIGIN, STRIPE_SECRET_KEY } from '../runtime/params.ts';
import { checkoutDeps } from '../runtime/services.ts';

/** `create-payment` (store.md 7): reserves the cart and answers the payment page's address. */
export const createPayment = onCall(
  { secrets: [STRIPE_SECRET_KEY] },
  async (call): Promise<CreatePaymentResponse> => {
    const userId = await liveCallerId(call);
    const request = parseInput(CreatePaymentRequest, call.data);
    if (!areOwnReturnUrls(request, APP_ORIGIN.value())) {
      throw new HttpsError('invalid-argument', 'Return addresses must be pages of this shop.');
    }
    const requestId = request.request_id ?? randomUUID();
    const result = await startCheckout(checkoutDeps(), userId, requestId, request);
    if (result.ok) return { url: result.url, session_id: result.sessionId };
    throw new HttpsError('failed-precondition', refusalMessage(result.refusal), result.refusal);
  },
);
