import { Order, isToPack } from '@reef/domain/orders/order';
import { closedArrivals, MAX_CLOSED_ARRIVALS } from '@reef/domain/packing/closed-arrivals';
import { MAX_MOVED } from '@reef/domain/packing/move-calls';
import { packingSlot, type PackingSettings } from '@reef/domain/packing/packing-day';
import { clockIn, type Day } from '@reef/domain/shipping/day';
import { useNow } from '#platform/clock.ts';
import { type LiveList, useLiveQuery } from '#platform/data/live/live-query.ts';
import type { QuerySpec } from '#platform/data/query-spec.ts';

/** The waiting orders of some days of arrival; null, which reads nothing, if there is no day. */
function waitingFor(days: readonly Day[]): QuerySpec | null {
  if (days.length === 0) return null;
  return {
    collection: 'orders',
    where: [
      ['is_fulfilled', '==', false],
      ['payment_status', '==', 'paid'],
      ['arrival_day', 'in', days],
    ],
    orderBy: [['created_at', 'asc']],
    limit: MAX_MOVED,
  };
}

/**
 * The waiting orders that were promised for days which the owner has closed, live.
 * @param from the first day of arrival; null reads nothing.
 */
export function useWaitingForClosed(settings: PackingSettings | null, from: Day | null) {
  const days = settings === null || from === null ? [] : closedArrivals(settings, from);
  const list = useLiveQuery(waitingFor(days), Order);
  return { list, isAsked: days.length > 0 };
}

/**
 * How many of these orders cannot arrive on their day, because it is closed; `isCut` if there may be
 * others, which one query could not ask for. None is counted before the server has answered: those
 * on this device may be filled or moved meanwhile, and there may be others.
 */
export function closedCount(
  settings: PackingSettings,
  { items, isFromCache }: Pick<LiveList<Order>, 'items' | 'isFromCache'>,
  today: Day,
): { count: number; isCut: boolean } {
  const orders = isFromCache ? [] : items;
  const closed = orders.filter(
    (order) => isToPack(order) && packingSlot(settings, order, today).fault === 'closed',
  );
  const areDaysCut = closedArrivals(settings, today).length >= MAX_CLOSED_ARRIVALS;
  return { count: closed.length, isCut: areDaysCut || orders.length >= MAX_MOVED };
}

/** How many orders were promised for days, from today on, that the owner has closed. */
export function useClosedCount(settings: PackingSettings): { count: number; isCut: boolean } {
  const today = clockIn(settings.time_zone, useNow('minute')).day;
  const { list } = useWaitingForClosed(settings, today);
  return closedCount(settings, list, today);
}
