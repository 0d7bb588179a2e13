import { useMemo } from 'react';
import { OrderCountsPart, wholeCounts } from '@reef/domain/orders/sales/order-counts';
import type { OrderCounts } from '@reef/domain/orders/sales/order-tally';
import { useLiveQuery } from '#platform/data/live/live-query.ts';

const PARTS = { collection: 'order_counts' } as const;

/**
 * The number of all orders by kind, live: nine small documents, however many orders there are. Null
 * until known; without a network the last known ones. For admins.
 */
export function useOrderCounts(): OrderCounts | null {
  const { phase, items } = useLiveQuery(PARTS, OrderCountsPart);
  return useMemo(() => (phase === 'ready' ? wholeCounts(items) : null), [phase, items]);
}
