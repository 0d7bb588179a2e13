import type { Reservation } from '@reef/domain/checkout/reservation';
import {
  hasMoneyNews,
  moneyAlarms,
  orderMoney,
  type SettledMoney,
} from '@reef/domain/orders/order-money';
import { Order } from '@reef/domain/orders/order';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { atomically } from '#shared/db/atomic-writes.ts';
import { reflectReplacements } from '#claims/reflect-replacements.ts';
import { collections, parseReadable } from '#shared/db/documents.ts';
import { noteMoney } from '#checkout/alarms.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { orderId } from '#checkout/ids.ts';
import type { CheckoutSession } from '#checkout/payment-provider.ts';

const Settled = z.pick(Order, { settled_refunds: true, settled_amount: true });

/** What a person settled, as the order says. The rest of it need not be readable. */
function settledIn(order: DocumentSnapshot | undefined): SettledMoney {
  return Settled.safeParse(order?.data()).data ?? {};
}

function isSame(order: DocumentSnapshot, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([field, value]) =>
    isDeepStrictEqual(order.get(field), value),
  );
}

/**
 * Brings an order in line with its money: full or partial refunds, a refund that failed later, a
 * dispute and its end. Free orders that replace something of it follow, unless an admin deleted it:
 * only the order names them. Tells the owner once what needs a person, also for a deleted order;
 * of a claim's refund the claim tells (functions/src/claims/finish-refunds.ts).
 * The stock stays as it is: an animal that died on the way does not return to the shelf.
 *
 * Stripe is asked again after the order is read. A caller with older facts then fails to write,
 * because the order has changed since, and starts again.
 * @param seen the session as it was when its reservation was settled.
 * @param isTold true if Stripe sent news of this payment's money: it is then looked at even if it
 * is simply paid, as after a cancelled refund.
 */
export async function reflectMoney(
  deps: CheckoutDeps,
  seen: CheckoutSession,
  reservation: Reservation,
  isTold = false,
): Promise<void> {
  const isRecorded = reservation.status === 'settled' || reservation.status === 'refunded';
  if (!isRecorded || !(isTold || hasMoneyNews(seen))) return;
  const document = collections(deps.db).orders.doc(orderId(seen.id));
  const news = await atomically(deps.db, async (unit) => {
    const [order] = await unit.read(document);
    const session = (await deps.payments.retrieveSession(seen.id)) ?? seen;
    const settled = settledIn(order);
    const wanted = orderMoney(session, settled);
    if (order?.exists && !isSame(order, wanted)) {
      unit.write(document, { ...wanted, updated_at: deps.now() });
    }
    const known = parseReadable(Order, order);
    if (known !== null) await reflectReplacements(deps, unit, { ...known, ...wanted });
    const alarms = moneyAlarms(session, settled, known?.claims ?? []);
    return noteMoney(deps, unit, alarms, reservation, session);
  });
  for (const { alarm, about } of news) {
    deps.report(alarm, `${about}, session ${seen.id}, order ${document.id}`);
  }
}
