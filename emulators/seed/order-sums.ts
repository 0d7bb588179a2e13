import { addCounts, COUNTS_STATE_ID, noCounts } from '@reef/domain/orders/sales/order-counts';
import type { Order } from '@reef/domain/orders/order';
import {
  countShardOf,
  tallyChange,
  tallyOf,
  type OrderCounts,
  type OrderTally,
} from '@reef/domain/orders/sales/order-tally';
import type { SalesDay } from '@reef/domain/orders/sales/sales-days';

type CountsPart = OrderCounts | { rebuilt_at: Date };

/** Documents of the three collections that keep the counts, by id. */
export type OrderSums = {
  readonly tallies: ReadonlyMap<string, OrderTally>;
  readonly counts: ReadonlyMap<string, CountsPart>;
  readonly days: ReadonlyMap<string, Omit<SalesDay, 'id'>>;
};

function noDay(day: string): Omit<SalesDay, 'id'> {
  return { day, quarters: {}, deliveries: {} };
}

/**
 * The counts of these orders as the trigger would have kept them; no trigger runs while seeding.
 */
export function orderSums(orders: readonly Order[], now: Date): OrderSums {
  const tallies = new Map<string, OrderTally>();
  const counts = new Map<string, OrderCounts>();
  const days = new Map<string, Omit<SalesDay, 'id'>>();
  for (const order of orders) {
    const tally = tallyOf(order);
    const { counts: added, sales, deliveries } = tallyChange(null, tally);
    const shard = countShardOf(order.id);
    tallies.set(order.id, tally);
    counts.set(shard, addCounts(counts.get(shard) ?? noCounts(), added));
    for (const { day, at, cents, count } of sales) {
      const stored = days.get(day) ?? noDay(day);
      const known = stored.quarters[at] ?? { cents: 0, count: 0 };
      const sum = { cents: known.cents + cents, count: known.count + count };
      days.set(day, { ...stored, quarters: { ...stored.quarters, [at]: sum } });
    }
    for (const { day, method, count } of deliveries) {
      const stored = days.get(day) ?? noDay(day);
      const sum = (stored.deliveries[method] ?? 0) + count;
      days.set(day, { ...stored, deliveries: { ...stored.deliveries, [method]: sum } });
    }
  }
  const state = new Map([[COUNTS_STATE_ID, { rebuilt_at: now }]]);
  return { tallies, counts: new Map<string, CountsPart>([...counts, ...state]), days };
}
