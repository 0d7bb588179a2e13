import type { Reservation } from '@reef/domain/checkout/reservation';
import type { MoneyAlarm, MoneyNews } from '@reef/domain/orders/order-money';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { utcDay } from '@reef/domain/shipping/day';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { alarmEntry } from '#shared/db/log-entry.ts';
import { NotInTime } from '#shared/limits/with-timeout.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderNumber } from './ids.ts';
import type { CheckoutSession } from './payment-provider.ts';

/** The owner's alarms about a payment that did not simply become an order. */
type PaymentAlarm = NotedAlarm | 'payment-foreign' | MoneyAlarm;

/** Alarms that are written with the change of their reservation. */
type NotedAlarm = 'late-payment-refunded' | 'payment-mismatch' | 'payment-overdue';

/**
 * What was reserved, with the delivery: the one that was chosen with the day of arrival, or else
 * the one chosen on the payment page, whose price is part of the payment.
 */
function reservedCents({ subtotal_cents, delivery }: Reservation, session: CheckoutSession) {
  return subtotal_cents + (delivery?.cents ?? session.shippingCents);
}

function entryOf(
  deps: CheckoutDeps,
  action: PaymentAlarm,
  reservation: Reservation,
  session: CheckoutSession,
) {
  const about = {
    target: reservation.id,
    user_id: reservation.user_id,
    session_id: session.id,
    // A foreign session has no order, and the reservation is another's.
    ...(action !== 'payment-foreign' && {
      order_number: orderNumber(session.id, reservation.created_at),
      reserved_cents: reservedCents(reservation, session),
    }),
    ...(session.payment === 'paid' && {
      paid_cents: session.totalCents,
      paid_currency: session.currency,
    }),
  };
  return alarmEntry(action, about, deps.now());
}

/** Logs, with the change it belongs to, that a payment is given back or never came. */
export function notePayment(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  action: NotedAlarm,
  reservation: Reservation,
  session: CheckoutSession,
): void {
  const document = collections(deps.db).auditLog.doc(`${action}-${reservation.id}`);
  unit.setUnguarded(document, entryOf(deps, action, reservation, session));
}

/**
 * Logs that a paid session names another session's reservation. What it was for is not known, so an
 * operator has to give the money back.
 * @returns true if this is news.
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
  return unit.createOnce(document, entryOf(deps, 'payment-foreign', reservation, session));
}

/** The field that holds the sum of a dispute or refund. */
const SUM_FIELDS: Record<MoneyAlarm, string> = {
  'payment-disputed': 'disputed_cents',
  'dispute-won': 'disputed_cents',
  'dispute-lost': 'lost_cents',
  'refund-failed': 'owed_cents',
};

/**
 * Tells the owner, once per news of a dispute or a refund, that its money needs a person: an entry
 * with the change it belongs to.
 * @returns what is news.
 */
export async function noteMoney(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  alarms: readonly MoneyNews[],
  reservation: Reservation,
  session: CheckoutSession,
): Promise<MoneyNews[]> {
  const { auditLog } = collections(deps.db);
  const documents = alarms.map(({ alarm, about }) => auditLog.doc(`${alarm}-${about}`));
  const known = await unit.read(...documents);
  const news = alarms.filter((_alarm, index) => known[index]?.exists !== true);
  for (const { alarm, about, cents } of news) {
    const refunded_cents = session.refundedCents;
    const more = { stripe_id: about, refunded_cents, [SUM_FIELDS[alarm]]: cents };
    const entry = { ...entryOf(deps, alarm, reservation, session), ...more };
    unit.write(auditLog.doc(`${alarm}-${about}`), entry);
  }
  return news;
}

/**
 * Tells the owner, once a day, that Stripe refuses to make payment pages, with Stripe's own reason:
 * a wrong key, or an account that may not take payments yet.
 */
export async function noteRefusedPayments(deps: CheckoutDeps, reason: string): Promise<void> {
  const now = deps.now();
  const day = utcDay(now);
  const document = collections(deps.db).auditLog.doc(`payments-refused-${day}`);
  const entry = alarmEntry('payments-refused', { target: day, reason }, now);
  const isNews = await atomically(deps.db, (unit) => unit.createOnce(document, entry));
  if (isNews) deps.report('payment page could not be made', reason);
}

/**
 * Logs, with the reservation or refusal it belongs to, that an account keeps holding stock without
 * paying. The entry's id names the latest of these holds: it is reported again if the account
 * hoards after it has paid or rested.
 */
export function noteUnpaidHolds(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  userId: string,
  { latestId, holds }: { latestId: string; holds: number },
): void {
  const document = collections(deps.db).auditLog.doc(`holds-never-paid-${userId}-${latestId}`);
  const about = { target: `holds-${userId}`, user_id: userId, unpaid_holds: holds };
  unit.setUnguarded(document, alarmEntry('holds-never-paid', about, deps.now()));
}

/** How long something may be overdue before the owner is told: Stripe's short faults pass. */
export const STUCK_AFTER_MS = 5 * MINUTE_MS;

/** True if a sweep's failure may end by itself. A Stripe that hangs is one that is not reached. */
export function mayPass({ payments }: CheckoutDeps, error: unknown): boolean {
  return error instanceof NotInTime || payments.isPassing(error);
}

function isStuck(hold: QueryDocumentSnapshot, now: Date, isPassing: boolean): boolean {
  const until: unknown = hold.get('hold_until');
  if (!(until instanceof Timestamp)) return true;
  // Each refusal of Stripe's puts a refund off by an hour, so its age says nothing.
  if (hold.get('status') === 'refunding' && !isPassing) return true;
  return now.getTime() - until.toMillis() >= STUCK_AFTER_MS;
}

/** The number of the order that a hold, which may be broken, has become; null if there is none. */
function orderNumberOf(hold: QueryDocumentSnapshot): string | null {
  const sessionId: unknown = hold.get('session_id');
  const begunAt: unknown = hold.get('created_at');
  const hasOrder = typeof hold.get('order_id') === 'string';
  const isKnown = hasOrder && typeof sessionId === 'string' && begunAt instanceof Timestamp;
  return isKnown ? orderNumber(sessionId, begunAt.toDate()) : null;
}

/**
 * Tells the owner, once per hold, that the sweeper cannot close it: an entry of `audit_log` and a
 * report. Reads the hold's fields unparsed, because the hold may be broken.
 * @param error what failed.
 */
export async function noteStuckHold(
  deps: CheckoutDeps,
  hold: QueryDocumentSnapshot,
  error: unknown,
): Promise<void> {
  if (!isStuck(hold, deps.now(), mayPass(deps, error))) return;
  const reason = String(error);
  const document = collections(deps.db).auditLog.doc(`hold-stuck-${hold.id}`);
  const about = {
    target: hold.id,
    user_id: hold.get('user_id') ?? null,
    session_id: hold.get('session_id') ?? null,
    order_number: orderNumberOf(hold),
    reason,
  };
  const entry = alarmEntry('hold-stuck', about, deps.now());
  const isNews = await atomically(deps.db, (unit) => unit.createOnce(document, entry));
  if (isNews) deps.report('hold cannot be closed', `reservation ${hold.id}: ${reason}`);
}
