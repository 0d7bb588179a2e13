import { Reservation } from '@reef/domain/checkout/reservation';
import { reflectClaims } from '#claims/finish-refunds.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { settle, type SettleOutcome } from './settle.ts';

async function sessionOfPayment(deps: CheckoutDeps, paymentId: string): Promise<string | null> {
  const reservationId = await deps.payments.reservationOfPayment(paymentId);
  if (reservationId === null) return null;
  const document = await collections(deps.db).reservations.doc(reservationId).get();
  return parseDocument(Reservation, document)?.session_id ?? null;
}

/**
 * Settles the session of a payment, for news that names only the payment: refunds and disputes. The
 * order may not be recorded yet. The order's claims are brought in line too.
 * @param payment the id that the news names; anything but a payment's id is left alone.
 * @returns null if no reservation of ours has the payment.
 */
export async function settlePayment(
  deps: CheckoutDeps,
  payment: unknown,
): Promise<SettleOutcome | null> {
  const sessionId = typeof payment === 'string' ? await sessionOfPayment(deps, payment) : null;
  if (sessionId === null) return null;
  const outcome = await settle(deps, sessionId, true);
  const orderId = outcome.ok ? outcome.reservation.order_id : null;
  if (orderId !== null) await reflectClaims(deps, orderId);
  return outcome;
}
