import type { Product } from '@reef/domain/catalogue/product';
import { Reservation } from '@reef/domain/checkout/reservation';
import {
  decideSettlement,
  isLongAwaited,
  type RecordedOrder,
  type SettlementDecision,
  stockOf,
} from '@reef/domain/checkout/settlement';
import { orderMoney } from '@reef/domain/orders/order-money';
import { Order } from '@reef/domain/orders/order';
import { HOUR_MS } from '@reef/domain/shared/time';
import { canKeepDay } from '@reef/domain/packing/packing-day';
import { isTooLateFor } from '@reef/domain/shipping/packing-deadline';
import { refused } from '@reef/domain/shared/refused';
import * as z from 'zod/mini';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { noteForeignPayment, notePayment } from '#checkout/alarms.ts';
import { cancelOverduePayment } from './cancel-overdue-payment.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { confirmedAt, queueOrderMails } from '#mail/order-events.ts';
import { withPresentAddress } from '#mail/present-address.ts';
import { readableSettings, settingsAtHand, settingsDocument } from '#settings/shop-settings.ts';
import { finishRefund } from './finish-refund.ts';
import { orderId } from '#checkout/ids.ts';
import {
  awaitingOrder,
  dayMissedOrder,
  LATE_PAYMENT_NOTICE,
  newOrder,
  OTHER_MONEY_NOTICE,
  refundingOrder,
  RETURNED_NOTICE,
} from './order-document.ts';
import { moveStock, readStock } from '#checkout/move-stock.ts';
import type { CheckoutSession } from '#checkout/payment-provider.ts';
import { reflectMoney } from './reflect-money.ts';

const RECHECK_AWAITING_MS = HOUR_MS;

/**
 * The result of settling. `mismatch` goes to the one caller that found another sum than was
 * reserved; every later call finds `seen`. A session that no reservation has (`unknown`) and one
 * that names another session's reservation (`foreign`) change nothing.
 */
export type SettleOutcome =
  | { ok: true; found: 'seen' | 'mismatch'; reservation: Reservation; session: CheckoutSession }
  | { ok: false; refusal: 'unknown' }
  | { ok: false; refusal: 'foreign'; isNews: boolean };

type Step = {
  deps: CheckoutDeps;
  unit: UnitOfWork;
  reservation: Reservation;
  session: CheckoutSession;
  products: ReadonlyMap<string, Product>;
  /** Null if an admin has deleted it, or there was none yet. */
  order: RecordedOrder | null;
  /** As the payment is recorded, the chosen day of arrival cannot be met any more. */
  isDayMissed: boolean;
  /** A backup undid that the payment was recorded: the mails of the sale are there. */
  isConfirmed: boolean;
};

/** Writes a new order with its mails. */
function putOrder({ deps, unit, isConfirmed }: Step, id: string, order: Omit<Order, 'id'>): void {
  unit.setUnguarded(collections(deps.db).orders.doc(id), order);
  if (!isConfirmed) queueOrderMails(deps, unit, { ...order, id });
}

function apply(step: Step, decision: SettlementDecision): Partial<Reservation> | null {
  const { deps, unit, reservation, session, products, isDayMissed } = step;
  const order = collections(deps.db).orders.doc(orderId(session.id));
  const now = deps.now();
  switch (decision.kind) {
    case 'nothing':
      // A debit takes days: each look puts the next one off by an hour.
      return reservation.status === 'awaiting' && reservation.hold_until <= now
        ? { hold_until: new Date(now.getTime() + RECHECK_AWAITING_MS) }
        : null;
    case 'recorded':
      moveStock(deps, unit, products, decision.take, -1);
      moveStock(deps, unit, products, decision.giveBack, 1);
      return { status: decision.status, order_id: order.id, hold_until: now };
    case 'mismatch':
      notePayment(deps, unit, 'payment-mismatch', reservation, session);
      moveStock(deps, unit, products, decision.giveBack, 1);
      putOrder(step, order.id, refundingOrder(reservation, session, now, OTHER_MONEY_NOTICE));
      return { status: 'refunding', order_id: order.id, hold_until: now };
    case 'returned':
      moveStock(deps, unit, products, decision.giveBack, 1);
      putOrder(step, order.id, {
        ...refundingOrder(reservation, session, now, RETURNED_NOTICE),
        ...orderMoney(session),
      });
      return { status: 'refunded', order_id: order.id };
    case 'record': {
      const orderOf = isDayMissed ? dayMissedOrder : newOrder;
      moveStock(deps, unit, products, decision.take, -1);
      putOrder(step, order.id, orderOf(reservation, session, now));
      return { status: 'settled', order_id: order.id, paid_cents: session.totalCents };
    }
    case 'await':
      // It is there if a backup brought the hold back: its buyer was told.
      if (step.order?.payment_status !== 'pending') {
        putOrder(step, order.id, awaitingOrder(reservation, session, now));
      }
      return {
        status: 'awaiting',
        order_id: order.id,
        hold_until: new Date(now.getTime() + RECHECK_AWAITING_MS),
      };
    case 'release':
      moveStock(deps, unit, products, decision.giveBack, 1);
      if (isLongAwaited(reservation, now)) {
        notePayment(deps, unit, 'payment-overdue', reservation, session);
      }
      if (decision.wasAwaiting && step.order !== null) {
        unit.updateUnguarded(order, {
          payment_status: 'failed',
          status: 'cancelled',
          updated_at: now,
        });
      }
      return { status: 'released' };
    case 'refund':
      if (reservation.status === 'refunding') return null;
      notePayment(deps, unit, 'late-payment-refunded', reservation, session);
      putOrder(step, order.id, refundingOrder(reservation, session, now, LATE_PAYMENT_NOTICE));
      return { status: 'refunding', order_id: order.id, hold_until: now };
  }
}

/**
 * What an order says of its payment. The rest of it need not be readable. A field of these that is
 * not, such as after an edit by hand, reads as not paid yet, not canceled, no failed refund.
 */
/* oxlint-disable promise/valid-params -- a schema's, not a promise's. */
const Recorded = z.object({
  payment_status: z.catch(Order.shape.payment_status, 'pending'),
  status: z.catch(Order.shape.status, 'processing'),
  is_refund_failed: z.catch(Order.shape.is_refund_failed, undefined),
});
/* oxlint-enable promise/valid-params */

async function readOrder(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  session: CheckoutSession,
): Promise<RecordedOrder | null> {
  const [order] = await unit.read(collections(deps.db).orders.doc(orderId(session.id)));
  return order?.exists === true ? Recorded.parse(order.data()) : null;
}

/**
 * Whether the chosen day cannot be met any more: its boxes had to be packed before, or the owner
 * has closed it since.
 * @param confirmedBefore when the sale was first recorded, if a backup undid that.
 */
async function hasMissedDay(
  { db, now }: CheckoutDeps,
  unit: UnitOfWork,
  { delivery, status, hold_until }: Reservation,
  confirmedBefore: Date | null,
): Promise<boolean> {
  const recordedAt = confirmedBefore ?? now();
  // Not while it is held. It may be recorded long after that: the webhook, the sweeper, or the
  // whole shop may have been down.
  const isFresh = status === 'held' && recordedAt <= hold_until;
  if (delivery === null || isFresh) return false;
  const [stored] = await unit.read(settingsDocument(db));
  const settings = readableSettings(stored);
  // Its buyer was told the day, or the settings cannot be read: nobody knows what was closed then,
  // and the owner moves it. Only that its packing day is over counts.
  if (confirmedBefore !== null || settings === null) {
    return isTooLateFor(settings ?? settingsAtHand(stored), delivery, recordedAt);
  }
  return !canKeepDay(settings, delivery, recordedAt);
}

async function settleOnce(
  deps: CheckoutDeps,
  seen: CheckoutSession,
  reservationId: string,
): Promise<SettleOutcome> {
  const { reservations } = collections(deps.db);
  const document = reservations.doc(reservationId);
  return atomically(deps.db, async (unit): Promise<SettleOutcome> => {
    const [snapshot] = await unit.read(document);
    const stored = parseDocument(Reservation, snapshot);
    if (!stored) return refused('unknown');
    if (stored.session_id !== null && stored.session_id !== seen.id) {
      const isNews = await noteForeignPayment(deps, unit, stored, seen);
      return { ok: false, refusal: 'foreign', isNews };
    }
    const session = await cancelOverduePayment(deps, stored, seen);
    // The order and its mails take the address; the reservation keeps its own for Stripe.
    const [reservation, products, order] = await Promise.all([
      withPresentAddress(deps.db, unit.read.bind(unit), stored),
      readStock(deps, unit, stored.lines),
      readOrder(deps, unit, session),
    ]);
    const stock = stockOf(stored.lines, products);
    const decision = decideSettlement(reservation, session, stock, order);
    const isRecord = decision.kind === 'record';
    // A backup may have brought back the order of a debit that has come since.
    const isAgain = isRecord && order !== null;
    const before = isAgain ? await confirmedAt(deps, unit, orderId(session.id)) : null;
    const isDayMissed = isRecord && (await hasMissedDay(deps, unit, reservation, before));
    const isConfirmed = before !== null;
    const step = { deps, unit, reservation, session, products, order, isDayMissed, isConfirmed };
    const changes = apply(step, decision);
    if (!changes) return { ok: true, found: 'seen', reservation, session };
    const written = {
      ...changes,
      session_id: session.id,
      updated_at: deps.now(),
      // Reservations of earlier releases have none, and a bank's payment takes days.
      product_ids: reservation.lines.map(({ product_id }) => product_id),
    };
    unit.write(document, written);
    const found = decision.kind === 'mismatch' ? 'mismatch' : 'seen';
    return { ok: true, found, reservation: { ...reservation, ...written }, session };
  });
}

/** Reports to the operator, once, money that belongs to no order. */
function reportOddMoney(deps: CheckoutDeps, outcome: SettleOutcome, session: CheckoutSession) {
  const where = `session ${session.id}, reservation ${session.reservationId}`;
  const isMismatch = outcome.ok && outcome.found === 'mismatch';
  if (isMismatch) deps.report('payment differs from its hold', where);
  const isForeign = !outcome.ok && outcome.refusal === 'foreign' && outcome.isNews;
  if (isForeign) deps.report("payment names another session's hold", where);
}

/** The result of settling; `refundError`: why a due refund was not made (`refunding` then). */
type Settling = { outcome: SettleOutcome; refundError?: unknown };

async function settleAndRefund(
  deps: CheckoutDeps,
  sessionId: string,
  isTold: boolean,
): Promise<Settling> {
  const session = await deps.payments.retrieveSession(sessionId);
  if (!session || session.reservationId === null) {
    return { outcome: refused('unknown') };
  }
  const outcome = await settleOnce(deps, session, session.reservationId);
  reportOddMoney(deps, outcome, session);
  if (!outcome.ok) return { outcome };
  if (outcome.reservation.status !== 'refunding') {
    await reflectMoney(deps, session, outcome.reservation, isTold);
    return { outcome };
  }
  try {
    await finishRefund(deps, session, outcome.reservation);
  } catch (refundError) {
    return { outcome, refundError };
  }
  const reservation: Reservation = { ...outcome.reservation, status: 'refunded' };
  await reflectMoney(deps, session, reservation);
  return { outcome: { ...outcome, reservation } };
}

/**
 * Brings reservation, stock and order in line with what Stripe says of a session now. Called by
 * webhook, success page, cancel and sweeper alike; calling it again changes nothing more. The
 * session is fetched each time, so a late or replayed event cannot bring in an old state.
 * @param isTold see `reflectMoney`.
 * @throws what Stripe or the database threw, also if a due refund could not be made yet.
 */
export async function settle(
  deps: CheckoutDeps,
  sessionId: string,
  isTold = false,
): Promise<SettleOutcome> {
  const { outcome, refundError } = await settleAndRefund(deps, sessionId, isTold);
  if (refundError !== undefined) throw refundError;
  return outcome;
}

/**
 * Like `settle`, for a buyer who waits: a due refund that cannot be made yet is an answer, and the
 * sweeper makes it later.
 */
export async function settleForBuyer(
  deps: CheckoutDeps,
  sessionId: string,
): Promise<SettleOutcome> {
  const { outcome, refundError } = await settleAndRefund(deps, sessionId, false);
  if (refundError !== undefined) {
    deps.report('a payment that goes back waits for the sweeper', refundError);
  }
  return outcome;
}
