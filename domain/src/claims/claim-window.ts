import { guaranteeEndsAt, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { DAY_MS } from '@reef/domain/shared/time';

/**
 * How long a report may be kept on a phone without signal. A phone's clock can be set to any time,
 * so this is also how late somebody could report who sets theirs back.
 */
export const SENT_WITHIN_DAYS = 7;

/** Until when a report may still arrive whose photo arrived now. */
export function lastReportOf(now: Date): Date {
  return new Date(now.getTime() + SENT_WITHIN_DAYS * DAY_MS);
}

type ClaimableOrder = Pick<
  Order,
  | 'payment_status'
  | 'status'
  | 'is_fulfilled'
  | 'guarantee_start_at'
  | 'guarantee_status'
  | 'delivery_datetime'
  | 'guarantee_hours'
>;

/**
 * When a report counts as made: by the phone's time where that is possible (not after now, not
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

/**
 * Whether a loss of this order can be reported (CLAIM-01): from the delivery, with a carrier the
 * filling, until the end of the guarantee that its page shows. One that the owner marked as satisfied
 * is over.
 * @param reportedAt the phone's time; `now` for a report that is being written.
 */
export function claimWindow(order: ClaimableOrder, reportedAt: Date, now: Date): ClaimWindow {
  if (order.payment_status !== 'paid' || order.status === 'cancelled') {
    return { ok: false, refusal: 'order-not-paid' };
  }
  const timer = guaranteeTimer(order);
  const endsAt = guaranteeEndsAt(timer);
  // Not the clock's start: the owner moves that, with the end of a guarantee, to before or after it.
  const deliveredAt = order.delivery_datetime ?? timer.startAt;
  if (!order.is_fulfilled || deliveredAt === null || endsAt === null || deliveredAt > now) {
    return { ok: false, refusal: 'not-delivered' };
  }
  const counted = countedAt(reportedAt, deliveredAt, now);
  const isOver = order.guarantee_status === 'satisfied' || counted.getTime() >= endsAt.getTime();
  return isOver
    ? { ok: false, refusal: 'guarantee-over' }
    : { ok: true, reportedAt: counted, endsAt };
}
