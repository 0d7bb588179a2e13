import {
  deliveryTime,
  guaranteeEndsAt,
  guaranteeTimer,
} from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { currentTime } from '@reef/domain/orders/order-status';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';

/**
 * How long a report may be kept on a phone without signal. A phone's clock can be set to any time,
 * so this is also how late somebody can report by setting theirs back.
 */
export const SENT_WITHIN_DAYS = 7;

/** Until when the report of a photo that arrives now may still arrive. */
export function lastReportOf(now: Date): Date {
  return new Date(now.getTime() + SENT_WITHIN_DAYS * DAY_MS);
}

type ClaimableOrder = Pick<
  Order,
  | 'payment_status'
  | 'status'
  | 'is_fulfilled'
  | 'fulfillment_type'
  | 'guarantee_start_at'
  | 'guarantee_status'
  | 'delivery_datetime'
  | 'delivered_at'
  | 'filled_synced_at'
  | 'packing_day_ends_at'
  | 'guarantee_hours'
  | 'updated_at'
>;

/**
 * When a report counts as made: by the phone's time if that is possible (not in the future, not
 * before the delivery, sent within `SENT_WITHIN_DAYS`), else when it arrived.
 */
function countedAt(reportedAt: Date, deliveredAt: Date, now: Date): Date {
  const [reported, latest] = [reportedAt.getTime(), now.getTime()];
  const isPossible = reported >= deliveredAt.getTime() && reported <= latest;
  return isPossible && latest - reported <= SENT_WITHIN_DAYS * DAY_MS ? reportedAt : now;
}

type ClaimWindow =
  | { ok: true; reportedAt: Date; endsAt: Date }
  | { ok: false; refusal: 'order-not-paid' | 'not-delivered' | 'guarantee-over' };

/** A day on which the clocks go back. */
const LONGEST_DAY_MS = 25 * HOUR_MS;

/**
 * From when a loss can be reported. A box that is filled before its packing day is still in the shop,
 * unless the owner says that it has arrived. Not by the clock's start: the owner moves that to before
 * or after the delivery, with a guarantee's end.
 */
function reportableFrom(order: ClaimableOrder): Date | null {
  const deliveredAt = deliveryTime(order) ?? guaranteeTimer(order).startAt;
  const { packing_day_ends_at: packedBy, status } = order;
  if (deliveredAt === null || !packedBy || status === 'delivered') return deliveredAt;
  const packedFrom = new Date(packedBy.getTime() - LONGEST_DAY_MS);
  return packedFrom > deliveredAt ? packedFrom : deliveredAt;
}

/**
 * Whether a loss of this order can be reported (CLAIM-01): from the delivery, or the filling with a
 * carrier (the packing day, if that is later), until the end of the guarantee that its page shows. Not once the owner marked it as
 * satisfied.
 * @param reportedAt the phone's time; `clock` for a report that is being written.
 * @param clock the server's, which judges, or that of a phone that asks whether to offer it.
 */
export function claimWindow(order: ClaimableOrder, reportedAt: Date, clock: Date): ClaimWindow {
  if (order.payment_status !== 'paid' || order.status === 'cancelled') {
    return { ok: false, refusal: 'order-not-paid' };
  }
  const now = currentTime(order, clock);
  const timer = guaranteeTimer(order);
  const endsAt = guaranteeEndsAt(timer);
  const deliveredAt = reportableFrom(order);
  if (!order.is_fulfilled || deliveredAt === null || endsAt === null || deliveredAt > now) {
    return { ok: false, refusal: 'not-delivered' };
  }
  const counted = countedAt(reportedAt, deliveredAt, now);
  const isOver = order.guarantee_status === 'satisfied' || counted.getTime() >= endsAt.getTime();
  return isOver
    ? { ok: false, refusal: 'guarantee-over' }
    : { ok: true, reportedAt: counted, endsAt };
}
