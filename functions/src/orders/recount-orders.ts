import { isSameTally, OrderTally } from '@reef/domain/orders/sales/order-tally';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { pagesOf } from '#shared/db/pages-of.ts';
import { missingFields } from './complete-order.ts';
import { countOrder, tallyNow } from './count-order.ts';

const PAGE_SIZE = 300;

async function recount(db: Firestore, ids: readonly string[], moment: Date): Promise<number> {
  const { orders, orderTallies } = collections(db);
  const found = await db.getAll(...ids.flatMap((id) => [orders.doc(id), orderTallies.doc(id)]));
  let changed = 0;
  for (const [at, id] of ids.entries()) {
    const [order, tally] = [found[2 * at], found[2 * at + 1]];
    const now = order ? tallyNow(order) : null;
    const isCounted = isSameTally(now, parseDocument(OrderTally, tally));
    if (isCounted && (!order || missingFields(order, moment, null) === null)) continue;
    // One at a time: they share the same few counts.
    if (await countOrder(db, id, moment)) changed += 1;
  }
  return changed;
}

/**
 * Counts every order again whose tally is wrong: written before there were counts, or bypassing
 * them. Also completes orders that lack derived fields. Reads each order and its tally.
 * @returns how many there were.
 */
export async function recountOrders(db: Firestore, now: Date): Promise<number> {
  const { orders, orderTallies } = collections(db);
  let changed = 0;
  // The tallies also name orders that are gone.
  for (const collection of [orders, orderTallies]) {
    const named = collection.orderBy(FieldPath.documentId()).select();
    for await (const page of pagesOf(named, PAGE_SIZE)) {
      const ids = page.map(({ id }) => id);
      changed += await recount(db, ids, now);
    }
  }
  return changed;
}
