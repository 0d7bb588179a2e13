import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { isAdminNow } from '#shared/access/active-admin.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';

/** What deleting the specified orders needs; `numbers` are configuration (SOLD-08). */
export type SpecifiedOrdersDeps = { db: Firestore; now: () => Date; numbers: readonly string[] };

export type DeleteSpecifiedResult =
  | { ok: true; deleted: string[] }
  | { ok: false; refusal: 'not-admin' | 'none-there' };

/** The order numbers of the setting `SPECIFIED_ORDER_NUMBERS`: separated by commas. */
export function specifiedNumbers(setting: string): string[] {
  return setting
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '');
}

/**
 * Deletes the orders of the specified numbers, whichever of them are still there, and writes what
 * they held into the audit log. The admin's role is checked in the transaction that deletes.
 */
export async function deleteSpecifiedOrders(
  deps: SpecifiedOrdersDeps,
  adminId: string,
): Promise<DeleteSpecifiedResult> {
  const { orders, auditLog } = collections(deps.db);
  return inTransaction(deps.db, async (tx): Promise<DeleteSpecifiedResult> => {
    if (!(await isAdminNow(deps.db, tx, adminId))) return { ok: false, refusal: 'not-admin' };
    if (deps.numbers.length === 0) return { ok: false, refusal: 'none-there' };
    const found = await tx.get(orders.where('order_number', 'in', [...deps.numbers]));
    if (found.empty) return { ok: false, refusal: 'none-there' };
    for (const order of found.docs) {
      tx.delete(order.ref);
      tx.create(auditLog.doc(randomUUID()), {
        action: 'delete-order',
        actor_id: adminId,
        target_id: order.id,
        before: order.data(),
        after: null,
        created_at: deps.now(),
      });
    }
    return { ok: true, deleted: found.docs.map((order) => String(order.get('order_number'))) };
  });
}
