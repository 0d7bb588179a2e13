import { isSameTally, OrderTally } from '@reef/domain/orders/sales/order-tally';
import { type CollectionReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { missingFields } from './complete-order.ts';
import { countOrder, tallyNow } from './count-order.ts';

const PAGE_SIZE = 300;

/** Ids of a collection, page by page: 200,000 of them are never in memory together. */
async function* idPages(collection: CollectionReference): AsyncGenerator<string[]> {
  const ids = collection.orderBy(FieldPath.documentId()).select().limit(PAGE_SIZE);
  for (let after: string | null = null; ;) {
    // A page begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const { docs } = await (after === null ? ids : ids.startAfter(after)).get();
    if (docs.length === 0) return;
    yield docs.map((document) => document.id);
    after = docs.at(-1)?.id ?? null;
  }
}

async function recount(db: Firestore, ids: readonly string[], moment: Date): Promise<number> {
  const { orders, orderTallies } = collections(db);
  const found = await db.getAll(...ids.flatMap((id) => [orders.doc(id), orderTallies.doc(id)]));
  let changed = 0;
  for (const [at, id] of ids.entries()) {
    const [order, tally] = [found[2 * at], found[2 * at + 1]];
    const now = order ? tallyNow(order) : null;
    const isCounted = isSameTally(now, parseDocument(OrderTally, tally));
    if (isCounted && (!order || missingFields(order, moment) === null)) continue;
    // One at a time: they share the same few counts.
    // oxlint-disable-next-line no-await-in-loop
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
    // oxlint-disable-next-line no-await-in-loop
    for await (const ids of idPages(collection)) changed += await recount(db, ids, now);
  }
  return changed;
}
