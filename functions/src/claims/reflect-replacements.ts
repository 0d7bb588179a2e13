import { replacementMoney } from '@reef/domain/claims/claim-ledger';
import type { OrderClaimLine } from '@reef/domain/claims/order-claim';
import { Order } from '@reef/domain/orders/order';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { DocumentUpdate, UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseReadable } from '#shared/db/documents.ts';

/** A free order, and what it has to say of the payment behind it. */
type Replacement = { id: string; money: ReturnType<typeof replacementMoney> };

/** The free orders that replace something of an order's claims. */
function replacementsOf(
  { claims = [] }: Order,
  moneyOf: (replaced: OrderClaimLine) => Replacement['money'],
): Replacement[] {
  return claims
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      line.decision?.kind === 'replacement'
        ? [{ id: line.decision.order_id, money: moneyOf(line) }]
        : [],
    );
}

/**
 * The changes that bring an order's free replacements in line with its payment. What replaces a
 * replacement depends on the same payment. One that an admin deleted, or that cannot be read, is
 * left out.
 * @param read reads in the caller's unit of work or transaction.
 * @param order as the caller's step leaves it.
 */
export async function replacementUpdates(
  { db, now }: { db: Firestore; now: () => Date },
  read: (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>,
  order: Order,
): Promise<DocumentUpdate[]> {
  const updates: DocumentUpdate[] = [];
  let replacements = replacementsOf(order, (replaced) => replacementMoney(order, replaced));
  while (replacements.length > 0) {
    // A replacement's own claims name what replaces it.
    const found = await read(...replacements.map(({ id }) => collections(db).orders.doc(id)));
    replacements = replacements.flatMap(({ money }, at) => {
      const free = parseReadable(Order, found[at]);
      if (free === null) return [];
      const { dispute = null, is_packing_blocked = false } = free;
      const isSame = dispute === money.dispute && is_packing_blocked === money.is_packing_blocked;
      const document = collections(db).orders.doc(free.id);
      if (!isSame) updates.push({ document, fields: { ...money, updated_at: now() } });
      return replacementsOf(free, () => money);
    });
  }
  return updates;
}

/**
 * Brings an order's free replacements in line with what is left of its payment, in the step that
 * changes it: their own payments have no news.
 * @param order as this step leaves it.
 */
export async function reflectReplacements(
  deps: { db: Firestore; now: () => Date },
  unit: UnitOfWork,
  order: Order,
): Promise<void> {
  const read = (...documents: DocumentReference[]) => unit.read(...documents);
  for (const { document, fields } of await replacementUpdates(deps, read, order)) {
    unit.write(document, fields);
  }
}
