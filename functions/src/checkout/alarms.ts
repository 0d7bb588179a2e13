import type { Reservation } from '@reef/domain/checkout/reservation';
import { collections } from '#shared/db/documents.ts';
import type { UnitOfWork } from '#shared/db/unit-of-work.ts';
import type { CheckoutDeps } from './deps.ts';
import type { CheckoutSession } from './payment-provider.ts';

/** What is written down of a payment that did not simply become an order. */
type PaymentAlarm = 'late-payment-refunded' | 'payment-mismatch' | 'payment-foreign';

function entryOf(
  deps: CheckoutDeps,
  action: PaymentAlarm,
  reservation: Reservation,
  session: CheckoutSession,
) {
  return {
    action,
    actor_id: 'system',
    target_id: reservation.id,
    user_id: reservation.user_id,
    session_id: session.id,
    reserved_cents: reservation.subtotal_cents,
    paid_cents: session.subtotalCents,
    paid_currency: session.currency,
    created_at: deps.now(),
  };
}

/** Writes down, with the change it belongs to, that a reservation's payment goes back. */
export function notePayment(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  action: Exclude<PaymentAlarm, 'payment-foreign'>,
  reservation: Reservation,
  session: CheckoutSession,
): void {
  const document = collections(deps.db).auditLog.doc(`${action}-${reservation.id}`);
  unit.replace(document, entryOf(deps, action, reservation, session));
}

/**
 * Writes down that somebody paid on a session that names another session's reservation. Nothing is
 * known of what that was for, so its money is for an operator to give back.
 * @returns true when this is news.
 */
export async function noteForeignPayment(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  reservation: Reservation,
  session: CheckoutSession,
): Promise<boolean> {
  const isKept = session.status === 'complete' && session.payment === 'paid' && !session.isRefunded;
  if (!isKept) return false;
  const document = collections(deps.db).auditLog.doc(`payment-foreign-${session.id}`);
  const [noted] = await unit.read(document);
  if (noted?.exists) return false;
  unit.put(document, entryOf(deps, 'payment-foreign', reservation, session));
  return true;
}
