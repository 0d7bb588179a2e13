import { Claim, isWaiting } from '@reef/domain/claims/claim';
import { refused } from '@reef/domain/shared/refused';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { activeAdmin } from '#shared/access/active-admin.ts';
import { inTransaction, readConsistently } from '#shared/db/atomic-writes.ts';
import { settingsDocument, settingsIn } from '#settings/shop-settings.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { logEntry } from '#shared/db/log-entry.ts';

/** What deleting the specified orders needs; the settings name them (SOLD-08, SHIP-01). */
export type SpecifiedOrdersDeps = { db: Firestore; now: () => Date };

/** `numbers`: of the orders that were deleted, that exist, or whose claim waits. */
export type SpecifiedResult =
  | { ok: true; numbers: string[] }
  | { ok: false; refusal: 'not-admin' | 'none-there' | 'none-shown' | 'others-shown' }
  | { ok: false; refusal: 'claim-waits'; numbers: string[] };

/**
 * The numbers of those orders of which a claim waits for a decision or for a decided refund. Without
 * its order it could not be decided, also once that refund came back.
 */
async function numbersWithClaims(
  db: Firestore,
  tx: Transaction,
  found: readonly QueryDocumentSnapshot[],
): Promise<string[]> {
  const ids = found.map(({ id }) => id);
  const { docs } = await tx.get(collections(db).claims.where('order_id', 'in', ids));
  const claims = docs.flatMap((claim) => parseDocument(Claim, claim) ?? []);
  return [...new Set(claims.filter(isWaiting).map(({ order_number }) => order_number))];
}

/** The specified orders that exist, or why this caller gets none. */
async function findSpecified({ db }: SpecifiedOrdersDeps, tx: Transaction, adminId: string) {
  const admin = await activeAdmin(db, tx, adminId);
  if (admin === null) return refused('not-admin');
  const stored = await tx.get(settingsDocument(db));
  const { specified_orders: numbers } = settingsIn(stored).settings;
  if (numbers.length === 0) return refused('none-there');
  const query = collections(db).orders.where('order_number', 'in', [...numbers]);
  const { docs } = await tx.get(query);
  if (docs.length === 0) return refused('none-there');
  const claimed = await numbersWithClaims(db, tx, docs);
  if (claimed.length > 0) return { ok: false, refusal: 'claim-waits', numbers: claimed } as const;
  return {
    ok: true,
    docs,
    numbers: docs.map((order) => String(order.get('order_number'))),
  } as const;
}

/** The numbers of the orders that `deleteSpecifiedOrders` would delete. */
export function nameSpecifiedOrders(
  deps: SpecifiedOrdersDeps,
  adminId: string,
): Promise<SpecifiedResult> {
  return readConsistently(deps.db, async (tx): Promise<SpecifiedResult> => {
    const found = await findSpecified(deps, tx, adminId);
    return found.ok ? { ok: true, numbers: found.numbers } : found;
  });
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((each) => other.includes(each)) && other.every((each) => one.includes(each));
}

/**
 * Deletes the orders with the specified numbers that still exist, and logs their contents; none if
 * a claim of one waits. The admin's role is checked in the transaction that deletes.
 * @param shown the numbers that the admin was shown; null if they were shown none.
 */
export async function deleteSpecifiedOrders(
  deps: SpecifiedOrdersDeps,
  adminId: string,
  shown: readonly string[] | null,
): Promise<SpecifiedResult> {
  const { auditLog } = collections(deps.db);
  return inTransaction(deps.db, async (tx): Promise<SpecifiedResult> => {
    const found = await findSpecified(deps, tx, adminId);
    if (!found.ok) return found;
    if (shown === null) return refused('none-shown');
    // The settings were changed, or one of the orders was deleted, since they were shown.
    if (!areSame(shown, found.numbers)) return refused('others-shown');
    for (const order of found.docs) {
      tx.delete(order.ref);
      const entry = {
        action: 'delete-order',
        actor: adminId,
        target: order.id,
        before: order.data(),
        after: null,
      };
      tx.create(auditLog.doc(), logEntry(entry, deps.now()));
    }
    return { ok: true, numbers: found.numbers };
  });
}
