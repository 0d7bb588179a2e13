import {
  CountedOrder,
  countShardOf,
  isSameTally,
  OrderTally,
  tallyChange,
  tallyOf,
} from '@reef/domain/orders/sales/order-tally';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument, parseReadable } from '#shared/db/documents.ts';
import { atomically } from '#shared/db/atomic-writes.ts';
import { readableSettings, settingsDocument } from '#settings/shop-settings.ts';
import { missingFields } from './complete-order.ts';
import { addToDays, addToDeliveries, addToShard } from './write-counts.ts';

/**
 * What an order contributes to the counts; null if it is absent. A document without an order's
 * shape is in no list, and counts as absent: a trigger that threw over it would be retried for
 * days.
 */
export function tallyNow(snapshot: DocumentSnapshot): OrderTally | null {
  const order = parseReadable(CountedOrder, snapshot);
  return order && tallyOf(order);
}

/**
 * Updates the counts for one order as it is now, whatever change called for it. Safe to repeat,
 * late or out of order: the tally, written in one batch with the counts, says what they already
 * include. Derived fields that the order's document lacks are written too.
 * @returns true if the counts changed.
 */
export function countOrder(db: Firestore, orderId: string, now: Date): Promise<boolean> {
  const { orders, orderTallies } = collections(db);
  const tally = orderTallies.doc(orderId);
  return atomically(db, async (unit) => {
    // At one moment, so that a tally is never ahead of the order read with it.
    const [order, counted, saved] = await unit.read(
      orders.doc(orderId),
      tally,
      settingsDocument(db),
    );
    const before = parseDocument(OrderTally, counted);
    const after = order ? tallyNow(order) : null;
    // Counting does not wait for settings that cannot be read.
    const missing = order ? missingFields(order, now, readableSettings(saved)) : null;
    if (missing !== null) unit.write(orders.doc(orderId), missing);
    if (isSameTally(before, after)) return false;
    if (after === null) unit.remove(tally);
    else unit.write(tally, after);
    const { counts, sales, deliveries } = tallyChange(before, after);
    addToShard(db, unit, countShardOf(orderId), counts);
    addToDays(db, unit, sales);
    addToDeliveries(db, unit, deliveries);
    return true;
  });
}
