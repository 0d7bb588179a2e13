import * as z from 'zod';
import { expand, oneOf } from './fields.ts';

/** What POST /v1/payment_intents/:id/cancel takes. */
export const CancelPaymentIntentParams = z.strictObject({
  cancellation_reason: oneOf([
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ]).optional(),
  expand: expand(),
});
