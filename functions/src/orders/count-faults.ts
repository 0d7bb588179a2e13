import {
  addCounts,
  COUNTS_STATE_ID,
  noCounts,
  OrderCountsPart,
} from '@reef/domain/orders/sales/order-counts';
import {
  countShardOf,
  type DayDeliveries,
  type OrderCounts,
  OrderTally,
  type QuarterSales,
  tallyChange,
} from '@reef/domain/orders/sales/order-tally';
import { SalesDay } from '@reef/domain/orders/sales/sales-days';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { readConsistently } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { pagesOf } from '#shared/db/pages-of.ts';

const PAGE_SIZE = 3000;

/** Sums by shard, by quarter of an hour, and by day and delivery method. */
export class CountSums {
  readonly shards = new Map<string, OrderCounts>();
  readonly #sales = new Map<string, QuarterSales>();
  readonly #deliveries = new Map<string, DayDeliveries>();

  /** Adds to a shard. */
  addCounts(shard: string, counts: Parameters<typeof addCounts>[1]): void {
    this.shards.set(shard, addCounts(this.shards.get(shard) ?? noCounts(), counts));
  }

  /** Adds to a quarter of an hour. */
  addSales({ day, at, cents, count }: QuarterSales): void {
    const key = `${day} ${at}`;
    const known = this.#sales.get(key);
    const sum = { cents: (known?.cents ?? 0) + cents, count: (known?.count ?? 0) + count };
    this.#sales.set(key, { day, at, ...sum });
  }

  /** Adds to a day's deliveries by one method. */
  addDeliveries({ day, method, count }: DayDeliveries): void {
    const key = `${day} ${method}`;
    const known = this.#deliveries.get(key)?.count ?? 0;
    this.#deliveries.set(key, { day, method, count: known + count });
  }

  /** The days and methods with deliveries. */
  get deliveries(): DayDeliveries[] {
    return [...this.#deliveries.values()].filter(({ count }) => count !== 0);
  }

  /** The quarters that have sales. */
  get sales(): QuarterSales[] {
    return [...this.#sales.values()].filter(({ cents, count }) => cents !== 0 || count !== 0);
  }

  /** True if all of these sums are 0. */
  get isZero(): boolean {
    const counts = [...this.shards.values()].flatMap(({ orders, filled, to_pack, categories }) => [
      orders,
      filled,
      to_pack,
      ...Object.values(categories),
    ]);
    const isNothingSold = this.sales.length === 0 && this.deliveries.length === 0;
    return isNothingSold && counts.every((count) => count === 0);
  }
}

async function takeCounts(db: Firestore, tx: Transaction, sums: CountSums): Promise<void> {
  const { docs } = await tx.get(collections(db).orderCounts);
  for (const document of docs) {
    const part = parseDocument(OrderCountsPart, document);
    if (part === null || part.id === COUNTS_STATE_ID) continue;
    const categories = Object.entries(part.categories).map(([name, count]) => [name, -count]);
    sums.addCounts(part.id, {
      orders: -part.orders,
      filled: -part.filled,
      to_pack: -part.to_pack,
      categories: Object.fromEntries(categories),
    });
  }
}

async function takeDays(db: Firestore, tx: Transaction, sums: CountSums): Promise<void> {
  const { docs } = await tx.get(collections(db).salesDays);
  for (const document of docs) {
    const { day, quarters, deliveries } = SalesDay.parse({ ...document.data(), id: document.id });
    for (const method of ShippingMethod.options) {
      sums.addDeliveries({ day, method, count: -(deliveries[method] ?? 0) });
    }
    for (const [at, { cents, count }] of Object.entries(quarters)) {
      sums.addSales({ day, at, cents: -cents, count: -count });
    }
  }
}

async function addTallies(db: Firestore, tx: Transaction, sums: CountSums): Promise<void> {
  const tallies = collections(db).orderTallies.orderBy(FieldPath.documentId());
  for await (const page of pagesOf(tallies, PAGE_SIZE, (query) => tx.get(query))) {
    for (const document of page) {
      const { counts, sales, deliveries } = tallyChange(null, parseDocument(OrderTally, document));
      sums.addCounts(countShardOf(document.id), counts);
      for (const sold of sales) sums.addSales(sold);
      for (const delivered of deliveries) sums.addDeliveries(delivered);
    }
  }
}

/**
 * What the counts lack compared with the tallies, both at one moment. Each change moves both in one
 * batch, so adding this difference corrects them, whatever is counted meanwhile.
 */
export function countFaults(db: Firestore): Promise<CountSums> {
  return readConsistently(db, async (tx) => {
    const sums = new CountSums();
    await takeCounts(db, tx, sums);
    await takeDays(db, tx, sums);
    await addTallies(db, tx, sums);
    return sums;
  });
}
