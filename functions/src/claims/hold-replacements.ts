import { replacementMoney } from '@reef/domain/claims/claim-ledger';
import type { OrderClaimLine } from '@reef/domain/claims/order-claim';
import { Order } from '@reef/domain/orders/order';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseReadable } from '#shared/db/documents.ts';

/** A free order, and what it is to say of the payment that it rests on. */
type Held = { id: string; money: ReturnType<typeof replacementMoney> };

/** The free orders that an order's claims were replaced with. */
function heldOf(
  { claims = [] }: Order,
  moneyOf: (replaced: OrderClaimLine) => Held['money'],
): Held[] {
  return claims
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      line.decision?.kind === 'replacement'
        ? [{ id: line.decision.order_id, money: moneyOf(line) }]
        : [],
    );
}

/**
 * Brings the free orders that replace something of an order in line with what is left of its payment,
 * in the step that changes that: their own payments have no news. What replaces a replacement rests
 * on the same payment. One that an admin deleted, or that cannot be read, is left out.
 * @param order as this step leaves it.
 */
export async function holdReplacements(
  { db, now }: { db: Firestore; now: () => Date },
  unit: UnitOfWork,
  order: Order,
): Promise<void> {
  let held = heldOf(order, (replaced) => replacementMoney(order, replaced));
  while (held.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- a replacement's own claims name what replaces it.
    const found = await unit.read(...held.map(({ id }) => collections(db).orders.doc(id)));
    held = held.flatMap(({ money }, at) => {
      const free = parseReadable(Order, found[at]);
      if (free === null) return [];
      const { dispute = null, is_packing_blocked = false } = free;
      const isSame = dispute === money.dispute && is_packing_blocked === money.is_packing_blocked;
      if (!isSame) unit.write(collections(db).orders.doc(free.id), { ...money, updated_at: now() });
      return heldOf(free, () => money);
    });
  }
}

/** As `holdReplacements`, of an order as it stands, for a change of it that was written before. */
export async function holdReplacementsOf(
  deps: { db: Firestore; now: () => Date },
  orderId: string,
): Promise<void> {
  await atomically(deps.db, async (unit) => {
    const [stored] = await unit.read(collections(deps.db).orders.doc(orderId));
    const order = parseReadable(Order, stored);
    if (order !== null) await holdReplacements(deps, unit, order);
  });
}
