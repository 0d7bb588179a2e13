import * as z from 'zod/mini';
import { DEFAULT_GUARANTEE_HOURS } from '@reef/domain/settings/default-guarantee';
import { ChosenDelivery } from '@reef/domain/shipping/choice';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';
import { LineItem } from '@reef/domain/cart/line-item';

/**
 * States of a hold on stock: `held` the stock is taken, the buyer may be paying; `awaiting` a
 * delayed payment is under way, the stock stays taken until it settles; `settled` an order owns the
 * stock; `released` the stock went back; `refunding` the money came after the stock was gone, or
 * was another sum than reserved, and is on its way back; `refunded` it is back.
 */
export const ReservationStatus = z.enum([
  'held',
  'awaiting',
  'settled',
  'released',
  'refunding',
  'refunded',
]);
export type ReservationStatus = z.infer<typeof ReservationStatus>;

/** A delivery method on the payment page, with its price in cents. */
export const ShippingRate = z.object({
  method: ShippingMethod,
  name: z.string(),
  cents: z.int(),
});
export type ShippingRate = z.infer<typeof ShippingRate>;

/** A document of `reservations/{id}`; the id is derived from buyer and request id. */
export const Reservation = z.object({
  id: z.string(),
  user_id: z.string(),
  request_id: z.string(),
  cart_fingerprint: z.string(),
  lines: z.array(LineItem),
  /** The products of its lines: a query can search these. */
  product_ids: z._default(z.array(z.string()), []),
  subtotal_cents: z.int(),
  currency: z.literal('usd'),
  /** What the payment page offers: the chosen way, or all ways. */
  shipping_rates: z._default(z.array(ShippingRate), []),
  /** How and when it arrives; null if the buyer chose none. */
  delivery: z._default(z.nullable(ChosenDelivery), null),
  /** How long its order's guarantee will run. */
  guarantee_hours: z._default(z.int(), DEFAULT_GUARANTEE_HOURS),
  buyer_email: z.string(),
  buyer_name: z.string(),
  /** The address that the payment page is filled in with (ORD-04); null if none is saved. */
  ship_to: z._default(z.nullable(ShippingAddress), null),
  success_url: z.string(),
  cancel_url: z.string(),
  status: ReservationStatus,
  session_id: z.nullable(z.string()),
  session_url: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  /** What its order cost with shipping; missing without a paid order, and in older ones. */
  paid_cents: z.optional(z.int()),
  created_at: z.date(),
  session_expires_at: z.date(),
  hold_until: z.date(),
  updated_at: z.date(),
});
export type Reservation = z.infer<typeof Reservation>;

/** True while a reservation holds stock that no order owns. */
export function isHolding(status: ReservationStatus): boolean {
  return status === 'held' || status === 'awaiting';
}
