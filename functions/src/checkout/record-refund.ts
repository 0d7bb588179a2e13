import { Reservation } from '@reef/domain/checkout/reservation';
import { collections, parseDocument } from '#shared/db/documents.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderId } from './ids.ts';

async function sessionOfPayment(deps: CheckoutDeps, paymentId: string): Promise<string | null> {
  const reservationId = await deps.payments.reservationOfPayment(paymentId);
  if (reservationId === null) return null;
  const document = await collections(deps.db).reservations.doc(reservationId).get();
  return parseDocument(Reservation, document)?.session_id ?? null;
}

/**
 * Marks the order of a payment that was given back in full, in Stripe's dashboard for instance.
 * The stock stays as it is: an animal that died on the way does not return to the shelf.
 * @param payment what the event names: a payment's id, or something else that is left alone.
 */
export async function recordRefund(deps: CheckoutDeps, payment: unknown): Promise<string> {
  const sessionId = typeof payment === 'string' ? await sessionOfPayment(deps, payment) : null;
  const session = sessionId === null ? null : await deps.payments.retrieveSession(sessionId);
  if (!session?.isRefunded) return 'ignored';
  const order = collections(deps.db).orders.doc(orderId(session.id));
  if (!(await order.get()).exists) return 'ignored';
  await order.update({ payment_status: 'refunded', updated_at: deps.now() });
  return 'refunded';
}
