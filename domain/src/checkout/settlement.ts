import type { LineItem } from '@reef/domain/cart/line-item';
import { DAY_MS } from '@reef/domain/shared/time';
import { isHolding, type Reservation } from './reservation.ts';

/**
 * Stripe's current view of a checkout session. `payment` is `failed` if a delayed payment was tried
 * and refused.
 */
export type SessionFacts = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment: 'paid' | 'unpaid' | 'failed';
  subtotalCents: number;
  shippingCents: number;
  currency: string;
  /** The whole payment was refunded. */
  isRefunded: boolean;
};

/**
 * What has to happen to a reservation. `take` lists the stock to take again for a payment that came
 * after the release; `giveBack` the stock to return. `refund`: the payment came too late.
 * `mismatch`: it was another sum than reserved; nothing is sold, so it goes back as well, and its
 * hold ends. `returned`: it was fully refunded before there was an order; nothing was packed, so
 * its stock returns too.
 */
export type SettlementDecision =
  | { kind: 'nothing' }
  | { kind: 'record'; take: readonly LineItem[] }
  | { kind: 'await' }
  | { kind: 'release'; giveBack: readonly LineItem[]; wasAwaiting: boolean }
  | { kind: 'refund' }
  | { kind: 'mismatch'; giveBack: readonly LineItem[] }
  | { kind: 'returned'; giveBack: readonly LineItem[] };

/**
 * Whether a session asks for what was reserved. Shipping is added: the price reserved with the day
 * of arrival, or else the one chosen on its page.
 */
export function isSameMoney(
  reservation: Pick<Reservation, 'subtotal_cents' | 'currency' | 'delivery'>,
  facts: Pick<SessionFacts, 'subtotalCents' | 'shippingCents' | 'currency'>,
): boolean {
  const { delivery } = reservation;
  return (
    facts.subtotalCents === reservation.subtotal_cents &&
    facts.currency === reservation.currency &&
    (delivery === null || facts.shippingCents === delivery.cents)
  );
}

/**
 * How long the buyer may take to send or confirm an awaited payment. Banks take up to a week for
 * what they received, and Stripe ends an unconfirmed debit after ten days.
 */
const MAX_AWAITED_MS = 10 * DAY_MS;

/** True if a delayed payment has been awaited for longer than any takes. */
export function isLongAwaited(
  { status, created_at }: Pick<Reservation, 'status' | 'created_at'>,
  now: Date,
): boolean {
  return status === 'awaiting' && now.getTime() - created_at.getTime() >= MAX_AWAITED_MS;
}

function hasStock(lines: readonly LineItem[], stock: ReadonlyMap<string, number>): boolean {
  return lines.every((line) => (stock.get(line.product_id) ?? 0) >= line.quantity);
}

function decidePaid(
  reservation: Reservation,
  facts: SessionFacts,
  stock: ReadonlyMap<string, number>,
): SettlementDecision {
  const { lines, status } = reservation;
  const giveBack = isHolding(status) ? lines : [];
  if (facts.isRefunded) return { kind: 'returned', giveBack };
  if (!isSameMoney(reservation, facts)) return { kind: 'mismatch', giveBack };
  if (status !== 'released') return { kind: 'record', take: [] };
  return hasStock(lines, stock) ? { kind: 'record', take: lines } : { kind: 'refund' };
}

/**
 * Decides what a session's current state means for its reservation. Pure and idempotent: applied to
 * its own result it answers `nothing`, so that webhook, success page and sweeper may call it in any
 * order, any number of times (INV-03 to INV-08).
 * @param stock current stock of the reservation's products; only used after a release.
 */
export function decideSettlement(
  reservation: Reservation,
  facts: SessionFacts,
  stock: ReadonlyMap<string, number>,
): SettlementDecision {
  const { status, lines } = reservation;
  if (status === 'settled' || status === 'refunded') return { kind: 'nothing' };
  if (status === 'refunding') return { kind: 'refund' };
  if (facts.status === 'complete' && facts.payment === 'paid') {
    return decidePaid(reservation, facts, stock);
  }
  if (status === 'released' || facts.status === 'open') return { kind: 'nothing' };
  const wasAwaiting = status === 'awaiting';
  const isDead = facts.status === 'expired' || facts.payment === 'failed';
  if (isDead) return { kind: 'release', giveBack: lines, wasAwaiting };
  return wasAwaiting ? { kind: 'nothing' } : { kind: 'await' };
}
