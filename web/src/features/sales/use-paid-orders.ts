import { rangeOfMonth, type Month } from '@reef/domain/calendar';
import { Order } from '@reef/domain/order';
import { useLiveQuery } from '../../platform/live-query.ts';

/** A month's paid orders, live; nothing of any other month is read. */
export function usePaidOrders(month: Month) {
  const { from, until } = rangeOfMonth(month);
  return useLiveQuery(
    {
      collection: 'orders',
      where: [
        ['payment_status', '==', 'paid'],
        ['created_at', '>=', from],
        ['created_at', '<', until],
      ],
      orderBy: [['created_at', 'asc']],
    },
    Order,
  );
}
