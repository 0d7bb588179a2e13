import { CATEGORIES } from '@reef/domain/catalogue/categories';
import { OrderCountsPart, wholeCounts } from '@reef/domain/orders/sales/order-counts';
import { SalesDay } from '@reef/domain/orders/sales/sales-days';
import { DAY_MS } from '@reef/domain/shared/time';
import { utcDay } from '@reef/domain/shipping/day';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { rebuildCounts, type CountsDeps } from './rebuild-counts.ts';

/** How far back daily sales and deliveries are checked; older orders hardly change. */
const CHECKED_MS = 62 * DAY_MS;

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Counts what `isToPack` finds (domain/src/orders/order.ts), as a difference of plain counts. */
async function countToPack(orders: Query): Promise<number> {
  const unfilled = orders.where('payment_status', '==', 'paid').where('is_fulfilled', '==', false);
  const blocked = unfilled.where('is_packing_blocked', '==', true);
  const [all, returning, allBlocked, blockedReturning] = await Promise.all([
    countOf(unfilled),
    countOf(unfilled.where('status', '==', 'cancelled')),
    countOf(blocked),
    countOf(blocked.where('status', '==', 'cancelled')),
  ]);
  return all - returning - (allBlocked - blockedReturning);
}

async function areOrderCountsRight(db: Firestore): Promise<boolean> {
  const { orders, orderCounts } = collections(db);
  const parts = (await orderCounts.get()).docs.flatMap(
    (document) => parseDocument(OrderCountsPart, document) ?? [],
  );
  const counts = wholeCounts(parts);
  if (counts === null) return false;
  const counted = await Promise.all([
    countOf(orders),
    countOf(orders.where('is_fulfilled', '==', true)),
    countToPack(orders),
    ...CATEGORIES.map((category) =>
      countOf(orders.where('categories', 'array-contains', category)),
    ),
  ]);
  const kept = [
    counts.orders,
    counts.filled,
    counts.to_pack,
    ...CATEGORIES.map((name) => counts.categories[name]),
  ];
  return counted.every((count, at) => count === kept[at]);
}

/**
 * How many orders since a day were sold and arrive by the index of paid ones, although their money
 * is on the way back. There are few, so they are read: to count them takes two more indexes.
 */
async function countReturning(paid: Query, first: string) {
  const fields = ['created_at', 'arrival_day'] as const;
  const { docs } = await paid
    .where('status', '==', 'cancelled')
    .select(...fields)
    .get();
  const since = Timestamp.fromDate(new Date(`${first}T00:00:00Z`));
  const isSold = (at: unknown) => at instanceof Timestamp && at.valueOf() >= since.valueOf();
  const isArriving = (day: unknown) => typeof day === 'string' && day >= first;
  return {
    sold: docs.filter((order) => isSold(order.get('created_at'))).length,
    arriving: docs.filter((order) => isArriving(order.get('arrival_day'))).length,
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

async function areSalesDaysRight(db: Firestore, now: Date): Promise<boolean> {
  const { orders, salesDays } = collections(db);
  const first = utcDay(now.getTime() - CHECKED_MS);
  const paid = orders.where('payment_status', '==', 'paid');
  const [sold, arriving, returning, stored] = await Promise.all([
    countOf(paid.where('created_at', '>=', new Date(`${first}T00:00:00Z`))),
    countOf(paid.where('arrival_day', '>=', first)),
    countReturning(paid, first),
    salesDays.where('day', '>=', first).get(),
  ]);
  const days = stored.docs.map((document) =>
    SalesDay.parse({ ...document.data(), id: document.id }),
  );
  const keptSold = days.flatMap(({ quarters }) =>
    Object.values(quarters).map((each) => each.count),
  );
  const keptArriving = days.flatMap(({ deliveries }) => Object.values(deliveries));
  return (
    sumOf(keptSold) === sold - returning.sold &&
    sumOf(keptArriving) === arriving - returning.arriving
  );
}

/**
 * Counts by the database's own indexes (a read per 1,000 orders) and rebuilds the stored counts if
 * they differ: the first time, after an import, after a lost trigger. A change that is being
 * counted right now can cause a needless rebuild, never a wrong count. So does an order that cannot
 * be read: the indexes count it, the shop does not.
 * @returns true if the counts were right.
 */
export async function checkCounts(deps: CountsDeps): Promise<boolean> {
  const isRight =
    (await areOrderCountsRight(deps.db)) && (await areSalesDaysRight(deps.db, deps.now()));
  return isRight || !(await rebuildCounts(deps)).isCorrected;
}
