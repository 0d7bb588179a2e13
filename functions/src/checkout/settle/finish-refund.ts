import { toDollars } from '@reef/domain/shared/money';
import type { Reservation } from '@reef/domain/checkout/reservation';
import { orderMoney } from '@reef/domain/orders/order-money';
import { HOUR_MS } from '@reef/domain/shared/time';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { orderId } from '#checkout/ids.ts';
import type { CheckoutSession } from '#checkout/payment-provider.ts';

/** How long the sweeper waits after Stripe refused a refund. */
const RETRY_REFUND_MS = HOUR_MS;

/**
 * Refunds a session. Stripe mostly refuses for lack of balance, which takes more than a minute to
 * fix, so the sweeper tries again later. What passes by itself is tried again by its next round.
 */
async function giveBackMoney(deps: CheckoutDeps, session: CheckoutSession, id: string) {
  // Nothing was to be paid: such a session has no payment.
  if (session.paymentIntentId === null && session.totalCents === 0) return;
  if (session.paymentIntentId === null) throw new Error(`no payment to refund: ${session.id}`);
  try {
    await deps.payments.refund(session.paymentIntentId);
  } catch (error) {
    if (!deps.payments.isPassing(error)) {
      const hold_until = new Date(deps.now().getTime() + RETRY_REFUND_MS);
      await collections(deps.db).reservations.doc(id).update({ hold_until });
    }
    throw error;
  }
}

/**
 * Refunds a `refunding` reservation, and marks it and its order. Safe to repeat. If refunds and
 * lost disputes took everything already, Stripe is not asked: it would refuse.
 * @throws what Stripe threw; the sweeper then tries again, in an hour if Stripe refused.
 */
export async function finishRefund(
  deps: CheckoutDeps,
  session: CheckoutSession,
  reservation: Reservation,
) {
  const money = orderMoney(session);
  const isBack = money.payment_status === 'refunded';
  if (!isBack) await giveBackMoney(deps, session, reservation.id);
  const now = deps.now();
  const { orders, reservations } = collections(deps.db);
  const documents = [orders.doc(orderId(session.id)), reservations.doc(reservation.id)] as const;
  await atomically(deps.db, async (unit) => {
    const [order, hold] = await unit.read(...documents);
    // An admin may have deleted the order meanwhile; the money is back all the same.
    if (order?.exists) {
      const whole = {
        payment_status: 'refunded',
        amount_refunded: toDollars(session.totalCents),
      };
      unit.write(order.ref, { ...(isBack ? money : whole), updated_at: now });
    }
    if (hold?.exists) unit.write(hold.ref, { status: 'refunded', updated_at: now });
  });
}
