import { COUNTS_STATE_ID } from '@reef/domain/orders/sales/order-counts';
import { refused } from '@reef/domain/shared/refused';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { activeAdmin } from '#shared/access/active-admin.ts';
import { collections } from '#shared/db/documents.ts';
import { atomically, readConsistently } from '#shared/db/atomic-writes.ts';
import { countFaults } from './count-faults.ts';
import { recountOrders } from './recount-orders.ts';
import { addToDays, addToDeliveries, addToShard } from './write-counts.ts';

/** What keeping the counts needs. */
export type CountsDeps = { db: Firestore; now: () => Date };

/** What a rebuild did: how many orders were counted wrongly, and whether anything was wrong. */
type Rebuilt = { recounted: number; isCorrected: boolean };

/**
 * Corrects the counts from the orders themselves, while orders go on changing. The state document
 * is the guard: of two rebuilds at once only one corrects what both found.
 */
export async function rebuildCounts({ db, now }: CountsDeps): Promise<Rebuilt> {
  const recounted = await recountOrders(db, now());
  const areSumsRight = await atomically(db, async (unit) => {
    const state = collections(db).orderCounts.doc(COUNTS_STATE_ID);
    await unit.read(state);
    const faults = await countFaults(db);
    for (const [shard, counts] of faults.shards) addToShard(db, unit, shard, counts);
    addToDays(db, unit, faults.sales);
    addToDeliveries(db, unit, faults.deliveries);
    // Incremented, because a write that changes nothing would not move the guard.
    unit.write(state, { rebuilt_at: now(), rebuilds: FieldValue.increment(1) });
    return faults.isZero;
  });
  return { recounted, isCorrected: recounted > 0 || !areSumsRight };
}

/**
 * Corrects the counts for an admin who asks for it.
 * @returns how many orders were counted wrongly; refused to all but active admins.
 */
export async function rebuildCountsFor(
  deps: CountsDeps,
  adminId: string,
): Promise<{ ok: true; recounted: number } | { ok: false; refusal: 'not-admin' }> {
  const admin = await readConsistently(deps.db, (tx) => activeAdmin(deps.db, tx, adminId));
  if (admin === null) return refused('not-admin');
  const { recounted } = await rebuildCounts(deps);
  return { ok: true, recounted };
}
