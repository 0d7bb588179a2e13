import type { VerifyPaymentResponse } from '@reef/domain/checkout/checkout-calls';
import { CHECKOUT_MESSAGES } from '@reef/domain/checkout/checkout-messages';
import type { Reservation } from '@reef/domain/checkout/reservation';
import { isSameMoney } from '@reef/domain/checkout/settlement';
import { isToPack, Order } from '@reef/domain/orders/order';
import { bankTookText } from '@reef/domain/orders/order-money';
import { packingMethod } from '@reef/domain/packing/packing-day';
import { isClosedFor, isTooLateFor } from '@reef/domain/shipping/packing-deadline';
import { readableSettings, settingsDocument } from '#settings/shop-settings.ts';
import { collections, parseReadable } from '#shared/db/documents.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderId, orderNumber } from './ids.ts';
import { LATE_PAYMENT_NOTICE, OTHER_MONEY_NOTICE } from './settle/order-document.ts';
import type { CheckoutSession } from './payment-provider.ts';
import { settleForBuyer } from './settle/settle.ts';

const PENDING =
  'Your payment is still being processed. Your order is reserved and will be confirmed as soon as it is paid.';
const REFUNDED = 'Your payment was refunded in full after your order was recorded.';
const UNPAID = 'This checkout has not been paid. Your cart is still saved.';

function notPaid(number: string): string {
  return `Your bank did not pay for order ${number}, so the order was canceled and nothing was charged. The animals are back in the shop.`;
}

const FAILED: VerifyPaymentResponse = {
  ok: false,
  message: CHECKOUT_MESSAGES.verifyFailed,
  state: 'unknown',
  ordered: [],
};

/** Why the money went back, as the order says. */
async function refundNotice(
  deps: CheckoutDeps,
  reservation: Reservation,
  session: CheckoutSession,
): Promise<string> {
  const order = await collections(deps.db).orders.doc(orderId(session.id)).get();
  const notice: unknown = order.get('notice');
  if (typeof notice === 'string') return notice;
  return isSameMoney(reservation, session) ? LATE_PAYMENT_NOTICE : OTHER_MONEY_NOTICE;
}

/** The day on which an order arrives; undefined if none was chosen, or it cannot be kept. */
async function arrivalOf(
  { db, now }: CheckoutDeps,
  order: Order | null,
): Promise<VerifyPaymentResponse['arrival']> {
  // What has left may have left too late for its day.
  if (!order?.arrival_day || !order.shipping_name || !isToPack(order)) return undefined;
  const settings = readableSettings(await settingsDocument(db).get());
  // Whether the day can be kept is not known then; the order is the buyer's all the same.
  if (settings === null) return undefined;
  const chosen = { method: packingMethod(order), day: order.arrival_day };
  if (isTooLateFor(settings, chosen, now()) || isClosedFor(settings, chosen)) return undefined;
  return { name: order.shipping_name, day: order.arrival_day };
}

/** The present state of a recorded order: its day may have been moved since, its money gone back. */
async function recordedAnswer(
  deps: CheckoutDeps,
  session: CheckoutSession,
  about: Pick<VerifyPaymentResponse, 'order_number' | 'ordered'>,
): Promise<VerifyPaymentResponse> {
  const document = collections(deps.db).orders.doc(orderId(session.id));
  const order = parseReadable(Order, await document.get());
  if (order?.payment_status === 'refunded') {
    const message = bankTookText(order) ?? REFUNDED;
    return { ok: false, message, state: 'refunded', ...about };
  }
  const answer = {
    ok: true,
    message: CHECKOUT_MESSAGES.verified,
    state: 'paid',
    ...about,
  } as const;
  const arrival = await arrivalOf(deps, order);
  return arrival === undefined ? answer : { ...answer, arrival };
}

async function answerFor(
  deps: CheckoutDeps,
  reservation: Reservation,
  session: CheckoutSession,
): Promise<VerifyPaymentResponse> {
  const order_number = orderNumber(session.id, reservation.created_at);
  const ordered = reservation.lines.map(({ product_id, quantity }) => ({
    id: product_id,
    quantity,
  }));
  switch (reservation.status) {
    case 'settled':
      return recordedAnswer(deps, session, { order_number, ordered });
    case 'awaiting':
      return { ok: false, message: PENDING, order_number, state: 'pending', ordered };
    case 'refunding':
    case 'refunded': {
      const message = await refundNotice(deps, reservation, session);
      return { ok: false, message, order_number, state: 'refunded', ordered: [] };
    }
    case 'held':
      return { ok: false, message: UNPAID, state: 'open', ordered: [] };
    case 'released':
      // A debit that failed: what it ordered has left the cart.
      return reservation.order_id === null
        ? { ok: false, message: UNPAID, state: 'ended', ordered: [] }
        : { ok: false, message: notPaid(order_number), order_number, state: 'ended', ordered: [] };
  }
}

/**
 * Whether a session is this buyer's. Asks our own reservations, not Stripe: a session's id is on
 * its reservation before any browser has it, so an invented id costs only a lookup.
 */
async function ownsSession(deps: CheckoutDeps, userId: string, sessionId: string) {
  const own = collections(deps.db).reservations.where('session_id', '==', sessionId).limit(1);
  const [document] = (await own.get()).docs;
  return document?.get('user_id') === userId;
}

/**
 * For the success page: settles the session and answers its state, only to its own buyer. Somebody
 * else's session and one that does not exist get the same answer.
 */
export async function verifyPayment(
  deps: CheckoutDeps,
  userId: string,
  sessionId: string,
): Promise<VerifyPaymentResponse> {
  if (!(await ownsSession(deps, userId, sessionId))) return FAILED;
  const outcome = await settleForBuyer(deps, sessionId);
  if (!outcome.ok) return FAILED;
  return answerFor(deps, outcome.reservation, outcome.session);
}
