import { Order } from '@reef/domain/orders/order';
import { owedCents, withRefundsSettled } from '@reef/domain/orders/order-money';
import { refused } from '@reef/domain/shared/refused';
import type { Firestore } from 'firebase-admin/firestore';
import { reflectReplacements } from '#claims/reflect-replacements.ts';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { logEntry } from '#shared/db/log-entry.ts';

export type SettledRefunds =
  | { ok: true; refunds: string[]; cents: number }
  | {
      ok: false;
      refusal: 'order-not-found' | 'nothing-owed' | 'of-a-claim' | 'sum-unknown' | 'more-than-owed';
    };

/** An order's failed refunds that belong to no claim. */
function owedBesideClaims({ owed_refunds = [], claims = [] }: Order): string[] {
  const decisions = claims.flatMap(({ lines }) => lines).map(({ decision }) => decision);
  return owed_refunds.filter(
    (id) => !decisions.some((each) => each?.kind === 'refund' && each.refund_id === id),
  );
}

/**
 * Marks an order's failed refunds as given back another way; Stripe still shows them as failed. The
 * sum counts as refunded: an order of which nothing is left is refunded, any other may be packed
 * again. A claim's refund is left to its claim, which would pay it a second time. Logs an entry.
 * @param cents how much was given back; null for all that is owed.
 * @returns Stripe's ids of those refunds, and the sum.
 */
export async function settleRefunds(
  { db, now }: { db: Firestore; now: () => Date },
  orderNumber: string,
  cents: number | null,
): Promise<SettledRefunds> {
  const { orders, auditLog } = collections(db);
  const found = await orders.where('order_number', '==', orderNumber).limit(1).get();
  const document = found.docs[0]?.ref;
  if (document === undefined) return refused('order-not-found');
  return atomically(db, async (unit): Promise<SettledRefunds> => {
    const [stored] = await unit.read(document);
    const order = parseDocument(Order, stored);
    if (order === null) return refused('order-not-found');
    if ((order.owed_refunds ?? []).length === 0) return refused('nothing-owed');
    const refunds = owedBesideClaims(order);
    if (refunds.length === 0) return refused('of-a-claim');
    const owed = owedCents({ ...order, owed_refunds: refunds });
    const given = cents ?? owed;
    if (given === null) return refused('sum-unknown');
    if (owed !== null && given > owed) return refused('more-than-owed');
    const money = withRefundsSettled(order, refunds, given);
    unit.write(document, { ...money, updated_at: now() });
    await reflectReplacements({ db, now }, unit, { ...order, ...money });
    const entry = {
      action: 'settle-refunds',
      actor: 'operator',
      target: order.id,
      refunds,
      given_cents: given,
    };
    unit.setUnguarded(auditLog.doc(), logEntry(entry, now()));
    return { ok: true, refunds, cents: given };
  });
}
