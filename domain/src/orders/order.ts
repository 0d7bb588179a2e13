import * as z from 'zod/mini';
import { lineItems, lineTotalCents, OrderItems } from '@reef/domain/cart/line-item';
import { OrderClaim, Replaces } from '@reef/domain/claims/order-claim';
import { DayMove, DayText } from '@reef/domain/shipping/choice';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { toCents } from '@reef/domain/shared/money';
import { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';

/** An order's status (PROF-01). */
export const OrderStatus = z.enum(['pending', 'processing', 'shipped', 'delivered', 'cancelled']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The payment's status; only `paid` counts in the calendar, unless it was canceled (CAL-02). */
export const PaymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** The state of the payment's dispute; a bank's inquiry counts as open. */
export const DisputeState = z.enum(['open', 'won', 'lost']);
export type DisputeState = z.infer<typeof DisputeState>;

/** SOLD-05: driven by us (local delivery, pickup) or shipped by a carrier. */
const FulfillmentType = z.enum(['driving', 'shipped']);

/** What an admin decided about the guarantee (GUAR-01). */
export const GuaranteeStatus = z.enum(['pending', 'satisfied', 'unsatisfied']);
export type GuaranteeStatus = z.infer<typeof GuaranteeStatus>;

/**
 * A document of `orders/{id}`. `total_amount` and `shipping_amount` in dollars.
 * The buyer's name and e-mail are kept on the order, so that the books survive the account.
 */
export const Order = z.object({
  id: z.string(),
  user_id: z.string(),
  order_number: z.string(),
  created_at: z.date(),
  total_amount: z._default(z.nullable(z.number()), null),
  status: OrderStatus,
  payment_status: PaymentStatus,
  items: OrderItems,
  is_fulfilled: z.boolean(),
  fulfillment_type: z.nullable(FulfillmentType),
  delivery_datetime: z.nullable(z.date()),
  shipping_carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  /** When the owner said that it has arrived (domain/src/orders/order-status.ts). */
  delivered_at: z._default(z.nullable(z.date()), null),
  /**
   * When the server received the filling, which a phone may keep for days; absent if an older page
   * filled it.
   */
  filled_synced_at: z.optional(z.nullable(z.date())),
  /**
   * With a carrier, when the day is over on which boxes for its day of arrival are packed, by the
   * settings at the filling; absent or null if it has no such day.
   */
  packing_day_ends_at: z.optional(z.nullable(z.date())),
  guarantee_start_at: z.nullable(z.date()),
  guarantee_status: GuaranteeStatus,
  /** How long its guarantee runs, as promised when it was bought; absent on older orders. */
  guarantee_hours: z.optional(z.int()),
  buyer_email: z.string(),
  buyer_name: z.string(),
  categories: z.array(z.string()),
  item_count: z.int(),
  shipping_amount: z.number(),
  /** What was chosen on the payment page; absent on orders from before it was recorded. */
  shipping_method: z.optional(z.nullable(ShippingMethod)),
  /** Its name when it was paid for; absent on older orders. */
  shipping_name: z.optional(z.nullable(z.string())),
  /** The day it arrives, by the shop's calendar; null if the buyer chose none (SHIP-02). */
  arrival_day: z.optional(z.nullable(DayText)),
  /** The moves of that day since, the latest last; absent if there were none. */
  day_moves: z.optional(z.array(DayMove)),
  /** The ZIP code that method and day were chosen for. */
  arrival_zip: z.optional(z.nullable(z.string())),
  shipping_address: z.nullable(ShippingAddress),
  stripe_session_id: z.nullable(z.string()),
  /** Its payment in Stripe; absent on older orders. */
  stripe_payment_intent_id: z.optional(z.nullable(z.string())),
  /** Dollars that went back to the buyer so far (order-money.ts); absent if none did. */
  amount_refunded: z.optional(z.number()),
  /** The part of them that lost disputes took. */
  lost_amount: z.optional(z.number()),
  /** The part of them that refunds of its claims gave back; absent on older orders. */
  claims_refunded: z.optional(z.number()),
  dispute: z.optional(z.nullable(DisputeState)),
  /** Stripe's ids of failed refunds that are still owed to the buyer. */
  owed_refunds: z.optional(z.array(z.string())),
  /** The amount of each of them, in cents, by its id; absent on older orders. */
  owed_cents: z.optional(z.record(z.string(), z.int())),
  /** Stripe's ids of those that a person settled: made again, or given back another way. */
  settled_refunds: z.optional(z.array(z.string())),
  /** The part of `amount_refunded` that was not given back through Stripe. */
  settled_amount: z.optional(z.number()),
  /** A refund failed: the buyer is still owed it. */
  is_refund_failed: z.optional(z.boolean()),
  /** Paid, but not to be packed until a person has settled its money. */
  is_packing_blocked: z.optional(z.boolean()),
  /** Its buyer's claims, earliest first; absent if there are none. Functions write it. */
  claims: z.optional(z.array(OrderClaim)),
  /** What a free order replaces; absent on orders that were bought. */
  replaces: z.optional(Replaces),
  /**
   * Ids of the mails about its payment so far, which are kept longer than the mails; absent on an
   * order that had no mail of its sale. Functions write it.
   */
  mailed: z.optional(z.array(z.string())),
  notice: z.nullable(z.string()),
  /** Parts of words by which the sold view finds it (domain/src/orders/sales/order-search.ts). */
  search_terms: z._default(z.array(z.string()), []),
  /** Incremented with every edit, so that of two edits of one state the later is refused. */
  revision: z.int(),
  /** Names its last edit, if any: it distinguishes two edits of one revision. */
  edit_id: z.optional(z.string()),
  /** The `edit_id` that the last edit was based on; null if it was the first. */
  stands_on: z.optional(z.nullable(z.string())),
  updated_at: z.date(),
  updated_by: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

/** An order's total in cents; the sum of its lines if `total_amount` is missing (SOLD-10). */
export function orderTotalCents(order: Pick<Order, 'total_amount' | 'items'>): number {
  if (order.total_amount !== null) return toCents(order.total_amount);
  return lineItems(order.items).reduce((sum, line) => sum + lineTotalCents(line), 0);
}

/** What the shop kept of an order's total, in cents: without what went back to the buyer. */
export function orderKeptCents(
  order: Pick<Order, 'total_amount' | 'items' | 'amount_refunded'>,
): number {
  return Math.max(0, orderTotalCents(order) - toCents(order.amount_refunded ?? 0));
}

/** True if the order is paid, and its money is not on the way back: it counts as a sale. */
export function isPaid(order: Pick<Order, 'payment_status' | 'status'>): boolean {
  return order.payment_status === 'paid' && order.status !== 'cancelled';
}

/**
 * True if filling and guarantee may be edited: the order is paid, its money is not on the way back,
 * and neither disputed nor owed. `firestore.rules` has the same condition, but for an unfilling.
 */
export function canBeFilled(
  order: Pick<Order, 'payment_status' | 'status' | 'is_packing_blocked'>,
): boolean {
  return isPaid(order) && order.is_packing_blocked !== true;
}

/**
 * True if a loss of a filled order was reported, so that it has left: unfilled, it would be packed a
 * second time. `firestore.rules` has the same condition.
 */
export function staysFilled({
  is_fulfilled,
  claims = [],
}: Pick<Order, 'is_fulfilled' | 'claims'>): boolean {
  return is_fulfilled && claims.length > 0;
}

/**
 * True if the order's tick may be set or taken away. A blocked order may be unfilled until it has
 * arrived: its box, which was filled ahead, may still be in the shop. `firestore.rules` has the same
 * condition.
 */
export function canBeTicked(
  order: Pick<
    Order,
    'payment_status' | 'status' | 'is_packing_blocked' | 'is_fulfilled' | 'claims'
  >,
): boolean {
  if (staysFilled(order)) return false;
  if (order.is_packing_blocked !== true) return isPaid(order);
  return isPaid(order) && order.is_fulfilled && order.status !== 'delivered';
}

/** True if the order waits to be packed: the sold view, its counts and the app's badge. */
export function isToPack(
  order: Pick<Order, 'payment_status' | 'status' | 'is_packing_blocked' | 'is_fulfilled'>,
): boolean {
  return canBeFilled(order) && !order.is_fulfilled;
}
