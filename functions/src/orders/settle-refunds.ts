import { Order } from '@reef/domain/orders/order';
import { withRefundsSettled } from '@reef/domain/orders/order-money';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';

export type SettledRefunds =
  | { ok: true; refunds: string[] }
  | { ok: false; refusal: 'order-not-found' | 'nothing-owed' };

/**
 * Writes on an order that its failed refunds were given back another way, so that it may be packed
 * again; Stripe goes on showing them as failed. For refunds that no claim decides about. The log has an
 * entry of it.
 * @returns Stripe's ids of those refunds.
 */
export async function settleRefunds(
  { db, now }: { db: Firestore; now: () => Date },
  orderNumber: string,
): Promise<SettledRefunds> {
  const { orders, auditLog } = collections(db);
  const found = await orders.where('order_number', '==', orderNumber).limit(1).get();
  const document = found.docs[0]?.ref;
  if (document === undefined) return { ok: false, refusal: 'order-not-found' };
  return atomically(db, async (unit): Promise<SettledRefunds> => {
    const [stored] = await unit.read(document);
    const order = stored ? parseDocument(Order, stored) : null;
    if (order === null) return { ok: false, refusal: 'order-not-found' };
    const refunds = order.owed_refunds ?? [];
    if (refunds.length === 0) return { ok: false, refusal: 'nothing-owed' };
    unit.put(document, { ...withRefundsSettled(order, refunds), updated_at: now() });
    unit.replace(auditLog.doc(), {
      action: 'settle-refunds',
      actor_id: 'operator',
      target_id: order.id,
      refunds,
      created_at: now(),
    });
    return { ok: true, refunds };
  });
}
