import type { LineItem } from '@reef/domain/cart/line-item';
import { DAY_MS } from '@reef/domain/shared/time';
import { isHolding, type Reservation } from './reservation.ts';

/**
 * What Stripe says of a checkout session at this moment, freshly fetched. `payment` is `failed`
 * when a delayed payment was tried and refused.
 */
export type SessionFacts = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment: 'paid' | 'unpaid' | 'failed';
  subtotalCents: number;
  shippingCents: number;
  currency: string;
  /** All of the payment went back. */
  isRefunded: boolean;
};

/**
 * What has to happen to a reservation. `take` lists the stock to take off the shelf again for a
 * payment that came after the release; `giveBack` the stock that returns to the shelf. A `refund` is
 * of a payment that came too late, a `mismatch` of one that is other money than was reserved: that
 * sells nothing, so it goes back as well, and its hold ends. `returned` is one that was refunded in
 * full before there was an order: nothing was packed, so its stock returns too.
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
 * Whether a session asks for what was reserved. Shipping comes on top: what was reserved with the day
 * of arrival, or else what is chosen on its page.
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
 * How long an awaited payment may be the buyer's to send or confirm. Banks take up to a week with
 * what they were given, and Stripe ends a debit that is not confirmed after ten days.
 */
const AWAITED_AT_MOST_MS = 10 * DAY_MS;

/** True once a delayed payment has been awaited for longer than any takes. */
export function isLongAwaited(
  { status, created_at }: Pick<Reservation, 'status' | 'created_at'>,
  now: Date,
): boolean {
  return status === 'awaiting' && now.getTime() - created_at.getTime() >= AWAITED_AT_MOST_MS;
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
 * Decides what a session's present state means for its reservation. Pure and idempotent: applied
 * to its own result it answers `nothing`, so that webhook, success page and sweeper may all call
 * it, in any order, any number of times (INV-03 to INV-08).
 * @param stock present stock of the reservation's products; only looked at after a release.
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
