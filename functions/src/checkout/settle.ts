import { Product, stockFields } from '@reef/domain/product';
import { Reservation } from '@reef/domain/reservation';
import { decideSettlement, type SettlementDecision } from '@reef/domain/settlement';
import type { LineItem } from '@reef/domain/line-item';
import type { Transaction } from 'firebase-admin/firestore';
import { collections, parseDocument } from '../adapters/documents.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderId } from './ids.ts';
import { awaitingOrder, newOrder, refundingOrder } from './order-document.ts';
import type { CheckoutSession } from './payment-provider.ts';
import { MAX_ATTEMPTS } from './reserve.ts';

const RECHECK_AWAITING_MS = 60 * 60 * 1000;

/** What settling found. `unknown` and `foreign` sessions change nothing. */
export type SettleOutcome =
  | { kind: 'unknown' | 'foreign' }
  | { kind: 'mismatch'; reservation: Reservation }
  | { kind: 'seen'; reservation: Reservation; session: CheckoutSession };

async function readStock(deps: CheckoutDeps, tx: Transaction, lines: readonly LineItem[]) {
  const { products } = collections(deps.db);
  const documents = await tx.getAll(...lines.map((line) => products.doc(line.product_id)));
  const parsed = documents.map((document) => parseDocument(Product, document));
  return new Map(parsed.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

/** Moves each line's units onto (+1) or off (-1) the shelf; a deleted product has no shelf. */
function moveStock(
  deps: CheckoutDeps,
  tx: Transaction,
  products: ReadonlyMap<string, Product>,
  lines: readonly LineItem[],
  direction: 1 | -1,
) {
  for (const { product_id, quantity } of lines) {
    const product = products.get(product_id);
    if (!product) continue;
    const fields = stockFields(product, product.stock + direction * quantity, deps.now());
    tx.update(collections(deps.db).products.doc(product_id), fields);
  }
}

function alert(deps: CheckoutDeps, tx: Transaction, action: string, reservation: Reservation) {
  const { auditLog } = collections(deps.db);
  tx.set(auditLog.doc(`${action}-${reservation.id}`), {
    action,
    actor: 'system',
    target: reservation.id,
    user_id: reservation.user_id,
    session_id: reservation.session_id,
    created_at: deps.now(),
  });
}

type Step = {
  deps: CheckoutDeps;
  tx: Transaction;
  reservation: Reservation;
  session: CheckoutSession;
  products: ReadonlyMap<string, Product>;
};

function apply(step: Step, decision: SettlementDecision): Partial<Reservation> | null {
  const { deps, tx, reservation, session, products } = step;
  const order = collections(deps.db).orders.doc(orderId(session.id));
  const now = deps.now();
  switch (decision.kind) {
    case 'nothing':
      return null;
    case 'mismatch':
      alert(deps, tx, 'payment-mismatch', reservation);
      return null;
    case 'record':
      moveStock(deps, tx, products, decision.take, -1);
      tx.set(order, newOrder(reservation, session, now));
      return { status: 'settled', order_id: order.id };
    case 'await':
      tx.set(order, awaitingOrder(reservation, session, now));
      return {
        status: 'awaiting',
        order_id: order.id,
        hold_until: new Date(now.getTime() + RECHECK_AWAITING_MS),
      };
    case 'release':
      moveStock(deps, tx, products, decision.giveBack, 1);
      if (decision.wasAwaiting) {
        tx.update(order, { payment_status: 'failed', status: 'cancelled', updated_at: now });
      }
      return { status: 'released' };
    case 'refund':
      if (reservation.status === 'refunding') return null;
      alert(deps, tx, 'late-payment-refunded', reservation);
      tx.set(order, refundingOrder(reservation, session, now));
      return { status: 'refunding', order_id: order.id, hold_until: now };
  }
}

async function settleOnce(
  deps: CheckoutDeps,
  session: CheckoutSession,
  reservationId: string,
): Promise<SettleOutcome> {
  const { reservations } = collections(deps.db);
  return deps.db.runTransaction(
    async (tx): Promise<SettleOutcome> => {
      const document = reservations.doc(reservationId);
      const reservation = parseDocument(Reservation, await tx.get(document));
      if (!reservation) return { kind: 'unknown' };
      if (reservation.session_id !== null && reservation.session_id !== session.id) {
        return { kind: 'foreign' };
      }
      const products = await readStock(deps, tx, reservation.lines);
      const stock = new Map([...products].map(([id, product]) => [id, product.stock]));
      const decision = decideSettlement(reservation, session, stock);
      const changes = apply({ deps, tx, reservation, session, products }, decision);
      if (decision.kind === 'mismatch') return { kind: 'mismatch', reservation };
      if (!changes) return { kind: 'seen', reservation, session };
      const written = { ...changes, session_id: session.id, updated_at: deps.now() };
      tx.update(document, written);
      return { kind: 'seen', reservation: { ...reservation, ...written }, session };
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

async function finishRefund(
  deps: CheckoutDeps,
  session: CheckoutSession,
  reservation: Reservation,
) {
  if (session.paymentIntentId === null) throw new Error(`no payment to refund: ${session.id}`);
  await deps.payments.refund(session.paymentIntentId, reservation.id);
  const now = deps.now();
  const { orders, reservations } = collections(deps.db);
  const batch = deps.db.batch();
  batch.update(orders.doc(orderId(session.id)), { payment_status: 'refunded', updated_at: now });
  batch.update(reservations.doc(reservation.id), { status: 'refunded', updated_at: now });
  await batch.commit();
}

/**
 * Brings reservation, stock and order in line with what Stripe says of a session right now. Called
 * by webhook, success page, cancel and sweeper alike; calling it again changes nothing more.
 * The session is fetched anew each time, so a late or replayed event cannot carry an old state in.
 */
export async function settle(deps: CheckoutDeps, sessionId: string): Promise<SettleOutcome> {
  const session = await deps.payments.retrieveSession(sessionId);
  if (!session || session.reservationId === null) return { kind: 'unknown' };
  const outcome = await settleOnce(deps, session, session.reservationId);
  if (outcome.kind !== 'seen' || outcome.reservation.status !== 'refunding') return outcome;
  await finishRefund(deps, session, outcome.reservation);
  return { ...outcome, reservation: { ...outcome.reservation, status: 'refunded' } };
}
