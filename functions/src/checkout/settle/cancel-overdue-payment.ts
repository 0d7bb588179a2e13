import type { Reservation } from '@reef/domain/checkout/reservation';
import { isLongAwaited } from '@reef/domain/checkout/settlement';
import type { CheckoutDeps } from '#checkout/deps.ts';
import type { CheckoutSession } from '#checkout/payment-provider.ts';

/**
 * Ends a delayed payment that its buyer never sent or confirmed, so that it does not keep stock for
 * ever. If Stripe does not let it be cancelled, it still counts as failed, and what comes later is
 * a late payment (INV-06).
 * @returns the session afterwards; any other session as it was.
 */
export async function cancelOverduePayment(
  deps: CheckoutDeps,
  reservation: Reservation,
  session: CheckoutSession,
): Promise<CheckoutSession> {
  const isOver = session.waitsForBuyer && isLongAwaited(reservation, deps.now());
  if (!isOver || session.paymentIntentId === null) return session;
  await deps.payments.cancelPayment(session.paymentIntentId);
  // It may have been sent meanwhile.
  const after = (await deps.payments.retrieveSession(session.id)) ?? session;
  return after.waitsForBuyer ? { ...after, payment: 'failed' } : after;
}
