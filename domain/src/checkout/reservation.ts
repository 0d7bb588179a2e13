import * as z from 'zod/mini';
import { DEFAULT_GUARANTEE_HOURS } from '@reef/domain/settings/default-guarantee';
import { ChosenDelivery } from '@reef/domain/shipping/choice';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';
import { LineItem } from '@reef/domain/cart/line-item';
import { MINUTE_MS } from '@reef/domain/shared/time';

/** How long a payment page stays open; Stripe's least is 30 minutes, a minute is for the way there. */
export const SESSION_OPEN_MS = 31 * MINUTE_MS;

/** How long after the page closes the stock stays held, so that no hold lapses during a payment. */
export const HOLD_GRACE_MS = 2 * MINUTE_MS;

/**
 * States of a hold on stock:
 * `held` stock is taken off, the buyer may be paying; `awaiting` a delayed payment is under way,
 * stock stays off until it settles; `settled` an order owns the stock; `released` the stock went
 * back; `refunding` the money came after the stock was gone, or was other money than was reserved,
 * and is on its way back; `refunded` it is back.
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

/** A way of delivery on the payment page, with its price in cents. */
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
  subtotal_cents: z.int(),
  currency: z.literal('usd'),
  /** What the payment page offers: the way that was chosen, or all there are. */
  shipping_rates: z._default(z.array(ShippingRate), []),
  /** How and when it arrives; null where the buyer chose none. */
  delivery: z._default(z.nullable(ChosenDelivery), null),
  /** How long its order's guarantee will run. */
  guarantee_hours: z._default(z.int(), DEFAULT_GUARANTEE_HOURS),
  buyer_email: z.string(),
  buyer_name: z.string(),
  /** The address the payment page begins with (ORD-04); null where none is saved. */
  ship_to: z._default(z.nullable(ShippingAddress), null),
  success_url: z.string(),
  cancel_url: z.string(),
  status: ReservationStatus,
  session_id: z.nullable(z.string()),
  session_url: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  created_at: z.date(),
  session_expires_at: z.date(),
  hold_until: z.date(),
  updated_at: z.date(),
});
export type Reservation = z.infer<typeof Reservation>;

/** True while a reservation keeps stock off the shelf without an order owning it. */
export function isHolding(status: ReservationStatus): boolean {
  return status === 'held' || status === 'awaiting';
}
