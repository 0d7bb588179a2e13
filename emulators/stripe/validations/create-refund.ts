import * as z from 'zod';
import { expand, integer, metadata, oneOf, text } from './fields.ts';

/** What POST /v1/refunds takes: by payment intent only. */
export const CreateRefundParams = z.strictObject({
  payment_intent: text(),
  amount: integer(1).optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata().optional(),
  expand: expand(),
});
