import type { LineItem } from '@reef/domain/cart/line-item';
import { isOtherPicture } from '@reef/domain/catalogue/other-picture';
import type { Product } from '@reef/domain/catalogue/product';
import type { Order } from '@reef/domain/orders/order';
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
 * its stock returns too. `recorded`: the payment's order is newer than the reservation, which only
 * takes the `status` that follows from it.
 */
export type SettlementDecision =
  | { kind: 'nothing' }
  | {
      kind: 'recorded';
      status: RecordedStatus;
      take: readonly LineItem[];
      giveBack: readonly LineItem[];
    }
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

/**
 * How many units of what these lines name are in stock. A listing with another name, one that is
 * one of a kind only now or no more, or another picture of a one-of-a-kind piece, is another animal:
 * there is none of the one that was reserved.
 */
export function stockOf(
  lines: readonly LineItem[],
  products: ReadonlyMap<string, Pick<Product, 'name' | 'category' | 'image_url' | 'stock'>>,
): Map<string, number> {
  return new Map(
    lines.flatMap(({ product_id, name, category, image_url }) => {
      const product = products.get(product_id);
      if (product?.name !== name || isOtherPicture(image_url, product)) return [];
      const wasSingle = category === undefined ? null : category === 'WYSIWYG';
      const isSame = wasSingle === null || wasSingle === (product.category === 'WYSIWYG');
      return isSame ? [[product_id, product.stock] as const] : [];
    }),
  );
}

function hasStock(lines: readonly LineItem[], stock: ReadonlyMap<string, number>): boolean {
  return lines.every((line) => (stock.get(line.product_id) ?? 0) >= line.quantity);
}

/** The state of a reservation whose payment has an order: sold, or on its way back, or back. */
type RecordedStatus = 'settled' | 'refunding' | 'refunded';

/** What an order says of its payment. */
export type RecordedOrder = Pick<Order, 'payment_status' | 'status' | 'is_refund_failed'>;

/** The state that follows from a payment's order; null if the payment is not recorded there. */
function recordedStatus(order: RecordedOrder | null): RecordedStatus | null {
  if (order?.payment_status !== 'paid' && order?.payment_status !== 'refunded') return null;
  if (order.status !== 'cancelled') return 'settled';
  // A refund that failed was tried: a person settles it.
  const isTried = order.payment_status === 'refunded' || order.is_refund_failed === true;
  return isTried ? 'refunded' : 'refunding';
}

/** Its order may be packed, sent and refunded by now, so only reservation and stock follow it. */
function decideRecorded(
  { lines, status: before }: Reservation,
  status: RecordedStatus,
  stock: ReadonlyMap<string, number>,
): SettlementDecision {
  const isSold = status === 'settled';
  const isHeld = isHolding(before);
  return {
    kind: 'recorded',
    status,
    // What has been sold again since cannot be taken.
    take: isSold && !isHeld && hasStock(lines, stock) ? lines : [],
    giveBack: !isSold && isHeld ? lines : [],
  };
}

function decidePaid(
  reservation: Reservation,
  facts: SessionFacts,
  stock: ReadonlyMap<string, number>,
  order: RecordedOrder | null,
): SettlementDecision {
  const { lines, status } = reservation;
  const recorded = recordedStatus(order);
  if (recorded !== null) return decideRecorded(reservation, recorded, stock);
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
 * @param stock as `stockOf` counts it for the reservation's lines; only used after a release.
 * @param order the session's order; after a backup was restored it may be newer than its
 * reservation: paid, or waiting for a debit.
 */
export function decideSettlement(
  reservation: Reservation,
  facts: SessionFacts,
  stock: ReadonlyMap<string, number>,
  order: RecordedOrder | null,
): SettlementDecision {
  const { status, lines } = reservation;
  if (status === 'settled' || status === 'refunded') return { kind: 'nothing' };
  if (status === 'refunding') return { kind: 'refund' };
  if (facts.status === 'complete' && facts.payment === 'paid') {
    return decidePaid(reservation, facts, stock, order);
  }
  if (status === 'released' || facts.status === 'open') return { kind: 'nothing' };
  const isDead = facts.status === 'expired' || facts.payment === 'failed';
  if (isDead) {
    // The order of a hold that a backup brought back may wait for a debit.
    const wasAwaiting = status === 'awaiting' || order?.payment_status === 'pending';
    return { kind: 'release', giveBack: lines, wasAwaiting };
  }
  return status === 'awaiting' ? { kind: 'nothing' } : { kind: 'await' };
}
