import { Order } from '@reef/domain/orders/order';
import { type UsedList, useLiveQuery } from '#platform/data/live-query.ts';
import { type ConfirmedPhase, useConfirmedPhase } from '#platform/data/use-confirmed-phase.ts';

type Found = Omit<UsedList<Order>, 'phase'> & { phase: ConfirmedPhase };

/** The newest `count` orders of the signed-in user, live; the rules let nobody read another's. */
export function useOwnOrders(userId: string, count: number): Found {
  const list = useLiveQuery(
    {
      collection: 'orders',
      where: [['user_id', '==', userId]],
      orderBy: [['created_at', 'desc']],
      limit: count,
    },
    Order,
  );
  return { ...list, phase: useConfirmedPhase(list) };
}

/** The signed-in user's order with a number, live; `ready` without items if there is none. */
export function useOwnOrder(userId: string, orderNumber: string): Found {
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
