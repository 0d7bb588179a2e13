import { rangeOfDays } from '@reef/domain/orders/sales/calendar';
import type { Day } from '@reef/domain/shipping/day';
import { Order } from '@reef/domain/orders/order';
import { useLiveQuery } from '#platform/data/live/live-query.ts';

/** A day's paid orders, live; no other day is read. */
export function usePaidOrders(day: Day) {
  const range = rangeOfDays(day, day);
  return useLiveQuery(
    range === null
      ? null
      : {
          collection: 'orders',
          where: [
            ['payment_status', '==', 'paid'],
            ['created_at', '>=', range.from],
            ['created_at', '<', range.until],
          ],
          orderBy: [['created_at', 'asc']],
        },
    Order,
  );
}
