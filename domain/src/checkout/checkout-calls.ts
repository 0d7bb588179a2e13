import * as z from 'zod/mini';
import { DayText, DeliveryChoice, DestinationZip } from '@reef/domain/shipping/choice';
import { MAX_CHECKOUT_LINES } from './checkout-lines.ts';
import { ProductId } from '@reef/domain/shared/document-id';
import { RequestId } from '@reef/domain/shared/call-parts';

/** The largest quantity that a request may name. `reserve` allows at most `MAX_UNITS_PER_LISTING`. */
const MAX_REQUESTED_QUANTITY = 999;

/** One item as the browser sends it. Only `id` and `quantity` are trusted (CHK-09). */
export const CheckoutItem = z.object({
  id: ProductId,
  name: z.string().check(z.maxLength(200)),
  price: z.number(),
  quantity: z.int().check(z.gte(1), z.lte(MAX_REQUESTED_QUANTITY)),
});
export type CheckoutItem = z.infer<typeof CheckoutItem>;

/**
 * Body of `create-payment` (CALL-05), with the id that makes a lost answer repeatable, and how and
 * when it is to arrive (SHIP-02). Without the latter the payment page asks for the delivery method,
 * and `zip`, if the buyer has named it, only decides whether anything is delivered there.
 */
export const CreatePaymentRequest = z.object({
  items: z.array(CheckoutItem).check(z.minLength(1), z.maxLength(MAX_CHECKOUT_LINES)),
  successUrl: z.string().check(z.maxLength(500)),
  cancelUrl: z.string().check(z.maxLength(500)),
  request_id: z.optional(RequestId),
  delivery: z.optional(DeliveryChoice),
  zip: z.optional(DestinationZip),
});
export type CreatePaymentRequest = z.infer<typeof CreatePaymentRequest>;

/** Answer of `create-payment`. */
export const CreatePaymentResponse = z.object({ url: z.string(), session_id: z.string() });
export type CreatePaymentResponse = z.infer<typeof CreatePaymentResponse>;

/** Body of `verify-payment` (CALL-05). */
export const VerifyPaymentRequest = z.object({
  session_id: z.string().check(z.regex(/^cs_[A-Za-z0-9_]{4,200}$/)),
});

/**
 * A payment page's state: `open` can still be paid, `pending` has a bank debit under way, `ended`
 * was closed unpaid; `unknown` is nobody's, or another account's.
 */
const PaymentState = z.enum(['open', 'pending', 'paid', 'refunded', 'ended', 'unknown']);

/** How many units of a product an order took. */
const OrderedUnits = z.object({ id: z.string(), quantity: z.int().check(z.gte(1)) });

/**
 * Answer of `verify-payment`; `order_number` once the order exists. `ordered` is what the order
 * took; empty if there is none.
 */
export const VerifyPaymentResponse = z.object({
  ok: z.boolean(),
  message: z.string(),
  order_number: z.optional(z.string()),
  state: PaymentState,
  ordered: z.array(OrderedUnits),
  /** How and when it arrives, while its order waits to be packed for a day. */
  arrival: z.optional(z.object({ name: z.string(), day: DayText })),
});
export type VerifyPaymentResponse = z.infer<typeof VerifyPaymentResponse>;

/** Body of `cancel-payment`: releases a hold as soon as the buyer turns away. */
export const CancelPaymentRequest = z.object({
  request_id: RequestId,
});
