import type {
  DayDeliveries,
  OrderCounts,
  QuarterSales,
} from '@reef/domain/orders/sales/order-tally';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';
import type { UnitOfWork } from '#shared/db/atomic-writes.ts';

/** Increments are not guarded by what was read: many may be in progress at once. */
function moving(values: Readonly<Record<string, number>>): Record<string, FieldValue> {
  const moved = Object.entries(values).filter(([, by]) => by !== 0);
  return Object.fromEntries(moved.map(([name, by]) => [name, FieldValue.increment(by)]));
}

/** Adds to one shard of `order_counts`; writes nothing if nothing changes. */
export function addToShard(
  db: Firestore,
  unit: UnitOfWork,
  shard: string,
  { orders, filled, to_pack, categories }: OrderCounts,
): void {
  const [totals, byCategory] = [moving({ orders, filled, to_pack }), moving(categories)];
  const isInCategories = Object.keys(byCategory).length > 0;
  if (!isInCategories && Object.keys(totals).length === 0) return;
  // An empty map would replace the stored one instead of merging.
  const fields = isInCategories ? { ...totals, categories: byCategory } : totals;
  unit.mergeUnguarded(collections(db).orderCounts.doc(shard), fields);
}

/** Adds to the quarters of `sales_days`. @param sales each quarter once. */
export function addToDays(db: Firestore, unit: UnitOfWork, sales: readonly QuarterSales[]): void {
  const byDay = new Map<string, Record<string, Record<string, FieldValue>>>();
  for (const { day, at, cents, count } of sales) {
    if (cents === 0 && count === 0) continue;
    // Always both: an order of 0 adds no cents, and a quarter is read as having both.
    const moved = { cents: FieldValue.increment(cents), count: FieldValue.increment(count) };
    byDay.set(day, { ...byDay.get(day), [at]: moved });
  }
  for (const [day, quarters] of byDay) {
    unit.mergeUnguarded(collections(db).salesDays.doc(day), { day, quarters });
  }
}

/** Adds to the deliveries of `sales_days`. @param deliveries each day and method once. */
export function addToDeliveries(
  db: Firestore,
  unit: UnitOfWork,
  deliveries: readonly DayDeliveries[],
): void {
  for (const { day, method, count } of deliveries) {
    if (count === 0) continue;
    const moved = { [method]: FieldValue.increment(count) };
    unit.mergeUnguarded(collections(db).salesDays.doc(day), { day, deliveries: moved });
  }
}
