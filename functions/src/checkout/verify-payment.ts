import type { VerifyPaymentResponse } from '@reef/domain/checkout/checkout-calls';
import { CHECKOUT_MESSAGES } from '@reef/domain/shared/messages';
import type { Reservation } from '@reef/domain/checkout/reservation';
import { Reservation as ReservationSchema } from '@reef/domain/checkout/reservation';
import { isSameMoney } from '@reef/domain/checkout/settlement';
import { collections, parseDocument } from '#shared/db/documents.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderNumber } from './ids.ts';
import { LATE_PAYMENT_NOTICE, OTHER_MONEY_NOTICE } from './order-document.ts';
import type { CheckoutSession } from './payment-provider.ts';
import { settle } from './settle.ts';

const PENDING =
  'Your payment is still being processed. Your order is reserved and will be confirmed as soon as it is paid.';
const UNPAID = 'This checkout has not been paid. Your cart is still saved.';

const FAILED: VerifyPaymentResponse = {
  ok: false,
  message: CHECKOUT_MESSAGES.verifyFailed,
  state: 'unknown',
  ordered: [],
};

function refundNotice(reservation: Reservation, session: CheckoutSession): string {
  return isSameMoney(reservation, session) ? LATE_PAYMENT_NOTICE : OTHER_MONEY_NOTICE;
}

function answerFor(reservation: Reservation, session: CheckoutSession): VerifyPaymentResponse {
  const order_number = orderNumber(session.id, reservation.created_at);
  const ordered = reservation.lines.map(({ product_id, quantity }) => ({
    id: product_id,
    quantity,
  }));
  const { delivery } = reservation;
  const arrival = delivery === null ? {} : { arrival: { name: delivery.name, day: delivery.day } };
  switch (reservation.status) {
    case 'settled': {
      const message = CHECKOUT_MESSAGES.verified;
      return { ok: true, message, order_number, state: 'paid', ordered, ...arrival };
    }
    case 'awaiting':
      return { ok: false, message: PENDING, order_number, state: 'pending', ordered, ...arrival };
    case 'refunding':
    case 'refunded': {
      const message = refundNotice(reservation, session);
      return { ok: false, message, order_number, state: 'refunded', ordered: [] };
    }
    case 'held':
      return { ok: false, message: UNPAID, state: 'open', ordered: [] };
    case 'released':
      return { ok: false, message: UNPAID, state: 'ended', ordered: [] };
  }
}

async function ownsSession(deps: CheckoutDeps, userId: string, sessionId: string) {
  const session = await deps.payments.retrieveSession(sessionId);
  if (!session || session.reservationId === null) return false;
  const { reservations } = collections(deps.db);
  const document = await reservations.doc(session.reservationId).get();
  return parseDocument(ReservationSchema, document)?.user_id === userId;
}

/**
 * What the success page asks: settles the session and says how it stands, for its own buyer only.
 * Somebody else's session and one that does not exist get the same answer.
 */
export async function verifyPayment(
  deps: CheckoutDeps,
  userId: string,
  sessionId: string,
): Promise<VerifyPaymentResponse> {
  if (!(await ownsSession(deps, userId, sessionId))) return FAILED;
  const outcome = await settle(deps, sessionId);
  if (!outcome.ok) return FAILED;
  return answerFor(outcome.reservation, outcome.session);
}
