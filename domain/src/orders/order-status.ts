import { DAY_MS } from '@reef/domain/shared/time';
import { canBeFilled, isPaid, type Order, type OrderStatus } from './order.ts';

/** The fields that determine an order's status. */
export type StatusFields = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'is_fulfilled'
  | 'fulfillment_type'
  | 'delivery_datetime'
  | 'delivered_at'
  | 'updated_at'
>;

/** At least the order's own last change: a clock behind that is wrong, or has not ticked. */
export function currentTime({ updated_at }: Pick<Order, 'updated_at'>, now: Date): Date {
  return updated_at > now ? updated_at : now;
}

/**
 * When the owner said that it has arrived, not after the order's last change, which is by the
 * server's time: the phone's clock may be ahead.
 */
export function wordOfArrival({
  delivered_at: at,
  updated_at,
}: Pick<Order, 'delivered_at' | 'updated_at'>): Date | null {
  return at && at > updated_at ? updated_at : at;
}

/**
 * When it counts as delivered: by the owner's word, or at the time set for a local delivery or a
 * pickup, once that has come, though perhaps nobody has fetched it. Null before, or if nobody said
 * so.
 */
export function deliveredAt(order: StatusFields, now: Date): Date | null {
  if (!order.is_fulfilled) return null;
  const word = wordOfArrival(order);
  if (word !== null) return word;
  const at = order.fulfillment_type === 'driving' ? order.delivery_datetime : null;
  return at !== null && at <= currentTime(order, now) ? at : null;
}

/**
 * An order's status at a moment (ORD-02). It follows fulfillment: with a carrier it is shipped, and
 * delivered by the owner's word; a local delivery or a pickup is processing until its time has come
 * or the owner says so. An order that is not paid, or is cancelled, keeps its stored status.
 *
 * The stored status is this function's result at the time of writing. Only time can change it
 * later, so screens compute it again. `firestore.rules` refuses other values.
 */
export function statusAt(order: StatusFields, now: Date): OrderStatus {
  if (!isPaid(order)) return order.status;
  if (!order.is_fulfilled) return 'processing';
  if (deliveredAt(order, now) !== null) return 'delivered';
  return order.fulfillment_type === 'driving' ? 'processing' : 'shipped';
}

/**
 * An order's status as its buyer reads it: a carrier's box that was filled early waits in the shop
 * until its packing day begins, and is only packed. That day has 24 hours, because it is never the
 * Sunday on which clocks change.
 */
export function statusForBuyer(
  order: StatusFields & Pick<Order, 'packing_day_ends_at'>,
  now: Date,
): OrderStatus | 'packed' {
  const status = statusAt(order, now);
  const { packing_day_ends_at: end } = order;
  const isEarly = !!end && currentTime(order, now).getTime() < end.getTime() - DAY_MS;
  return isEarly && status === 'shipped' ? 'packed' : status;
}

/**
 * The fields of the owner's word that an order has arrived. A local delivery or a pickup that came
 * early was delivered then; with a carrier, `delivery_datetime` stays the time of filling.
 */
export function deliveredBy(
  order: Pick<Order, 'fulfillment_type' | 'delivery_datetime'>,
  at: Date,
): Pick<Order, 'delivered_at' | 'delivery_datetime'> {
  const isDriving = order.fulfillment_type === 'driving';
  return { delivered_at: at, delivery_datetime: isDriving ? at : order.delivery_datetime };
}

/**
 * True if the owner can take that back: only with a carrier. For a local delivery or a pickup,
 * filling it again sets another time.
 */
export function canBeUndelivered(order: StatusFields): boolean {
  const isByWord = order.fulfillment_type === 'shipped' && order.delivered_at !== null;
  return canBeFilled(order) && order.is_fulfilled && isByWord;
}
