import { toDollars } from '@reef/domain/shared/money';
import { type Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import type { Reservation } from '@reef/domain/checkout/reservation';
import { orderNumber } from '#checkout/ids.ts';
import type { CheckoutSession } from '#checkout/payment-provider.ts';

/** For a buyer whose payment came after the hold had ended and the animal was no longer for sale. */
export const LATE_PAYMENT_NOTICE =
  'Your payment arrived after the reservation had ended and an item was no longer for sale, so it is refunded in full.';

/** For a buyer who paid another sum than was reserved. */
export const OTHER_MONEY_NOTICE =
  'Your payment was not for the amount of your reservation, so nothing was sold and it is refunded in full.';

/** For a buyer whose payment was given back before the shop had recorded it. */
export const RETURNED_NOTICE =
  'Your payment was refunded in full before the order was prepared, so nothing will be sent.';

/** For a buyer whose bank, or the news of their payment, took longer than the chosen day allows. */
const LATE_DAY_NOTICE = 'Your payment reached us too late for the day you chose.';

/** Why an order was cancelled as its money came in. */
export type RefundNotice =
  | typeof LATE_PAYMENT_NOTICE
  | typeof OTHER_MONEY_NOTICE
  | typeof RETURNED_NOTICE;

/** The document of a paid order; its id is the document's name, not a field. */
export function newOrder(
  reservation: Reservation,
  session: CheckoutSession,
  now: Date,
): Omit<Order, 'id'> {
  const { lines } = reservation;
  const found = {
    order_number: orderNumber(session.id, reservation.created_at),
    buyer_email: reservation.buyer_email,
    buyer_name: reservation.buyer_name || (session.shippingAddress?.name ?? ''),
    items: lines,
    categories: [...new Set(lines.flatMap((line) => line.category ?? []))],
  };
  return {
    ...found,
    search_terms: orderSearchTerms(found),
    user_id: reservation.user_id,
    created_at: now,
    total_amount: toDollars(session.totalCents),
    shipping_amount: toDollars(session.shippingCents),
    shipping_method: session.shippingMethod,
    shipping_name:
      reservation.shipping_rates.find(({ method }) => method === session.shippingMethod)?.name ??
      null,
    arrival_day: reservation.delivery?.day ?? null,
    arrival_zip: reservation.delivery?.zip ?? null,
    guarantee_hours: reservation.guarantee_hours,
    status: 'processing',
    payment_status: 'paid',
    ...UNFILLED,
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    shipping_address: session.shippingAddress,
    stripe_session_id: session.id,
    stripe_payment_intent_id: session.paymentIntentId,
    mailed: [],
    notice: null,
    revision: 1,
    updated_at: now,
    updated_by: null,
  };
}

/** A paid order whose chosen day can no longer be met: it is packed like one without a day. */
export function dayMissedOrder(reservation: Reservation, session: CheckoutSession, now: Date) {
  return {
    ...newOrder(reservation, session, now),
    arrival_day: null,
    notice: LATE_DAY_NOTICE,
  } satisfies Omit<Order, 'id'>;
}

/** An order whose delayed payment is under way: it is not packed until it is paid. */
export function awaitingOrder(reservation: Reservation, session: CheckoutSession, now: Date) {
  return {
    ...newOrder(reservation, session, now),
    status: 'pending',
    payment_status: 'pending',
  } satisfies Omit<Order, 'id'>;
}

/** An order that cannot be filled: cancelled at once, its money on the way back. */
export function refundingOrder(
  reservation: Reservation,
  session: CheckoutSession,
  now: Date,
  notice: RefundNotice,
) {
  return {
    ...newOrder(reservation, session, now),
    status: 'cancelled',
    notice,
  } satisfies Omit<Order, 'id'>;
}
