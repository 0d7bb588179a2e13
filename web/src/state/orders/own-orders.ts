import { Order } from '@reef/domain/orders/order';
import { type UsedList, useLiveQuery } from '#platform/data/live/live-query.ts';
import { useConfirmedPhase, useWholeList } from '#platform/data/live/device-copy.ts';
import { useIsOnline } from '#platform/device/online.ts';

/**
 * The newest `count` orders of the signed-in user, live; the rules let nobody read another's. An
 * order whose page was open is on this device, so its rows wait for the others.
 */
export function useOwnOrders(
  userId: string,
  count: number,
): UsedList<Order> & { isDeviceCopy: boolean } {
  const list = useLiveQuery(
    {
      collection: 'orders',
      where: [['user_id', '==', userId]],
      orderBy: [['created_at', 'desc']],
      limit: count,
    },
    Order,
  );
  return useWholeList(list, userId, useIsOnline());
}

/** The signed-in user's order with a number, live; `ready` without items if there is none. */
export function useOwnOrder(userId: string, orderNumber: string): UsedList<Order> {
  const list = useLiveQuery(
    {
      collection: 'orders',
      where: [
        ['user_id', '==', userId],
        ['order_number', '==', orderNumber],
      ],
      limit: 1,
    },
    Order,
  );
  return { ...list, phase: useConfirmedPhase(list) };
}
