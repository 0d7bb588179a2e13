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
 * before the guarantee began, sent within `SENT_WITHIN_DAYS`), else when it arrived.
 * @param startAt when the guarantee's clock began; null where it has not.
 */
function countedAt(reportedAt: Date, startAt: Date | null, now: Date): Date {
  const [reported, latest] = [reportedAt.getTime(), now.getTime()];
  const isPossible = startAt !== null && reported >= startAt.getTime() && reported <= latest;
  return isPossible && latest - reported <= SENT_WITHIN_DAYS * DAY_MS ? reportedAt : now;
}

type ClaimWindow =
  | { ok: true; reportedAt: Date; endsAt: Date }
  | { ok: false; refusal: 'order-not-paid' | 'not-delivered' | 'guarantee-over' };

/**
 * Whether a loss of this order can be reported, by the guarantee's clock that its page shows
 * (CLAIM-01). A guarantee that the owner marked as satisfied is over.
 * @param reportedAt the phone's time; `now` for a report that is being written.
 */
export function claimWindow(order: ClaimableOrder, reportedAt: Date, now: Date): ClaimWindow {
  if (order.payment_status !== 'paid' || order.status === 'cancelled') {
    return { ok: false, refusal: 'order-not-paid' };
  }
  const timer = guaranteeTimer(order);
  const endsAt = guaranteeEndsAt(timer);
  if (!order.is_fulfilled || timer.startAt === null || endsAt === null || timer.startAt > now) {
    return { ok: false, refusal: 'not-delivered' };
  }
  const counted = countedAt(reportedAt, timer.startAt, now);
  const isOver = order.guarantee_status === 'satisfied' || counted.getTime() >= endsAt.getTime();
  return isOver
    ? { ok: false, refusal: 'guarantee-over' }
    : { ok: true, reportedAt: counted, endsAt };
}
