import { lineItems, lineTotalCents } from '@reef/domain/cart/line-item';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { toCents } from '@reef/domain/shared/money';
import type { ClaimDecision, OrderClaimLine, RefundState } from './order-claim.ts';

/** The fields of an order that limit what can be claimed and refunded. */
export type ClaimedOrder = Pick<Order, 'items' | 'claims'>;

/** With its money. */
export type PaidOrder = ClaimedOrder &
  Pick<
    Order,
    | 'total_amount'
    | 'payment_status'
    | 'stripe_session_id'
    | 'amount_refunded'
    | 'lost_amount'
    | 'settled_amount'
    | 'claims_refunded'
    | 'owed_refunds'
    | 'owed_cents'
    | 'dispute'
    | 'is_packing_blocked'
  >;

function claimLines({ claims = [] }: ClaimedOrder): OrderClaimLine[] {
  return claims.flatMap(({ lines }) => lines);
}

/** Units of an order's line that no claim names yet; 0 if there is no such line. */
export function unitsLeft(order: ClaimedOrder, line: number): number {
  const bought = lineItems(order.items)[line]?.quantity ?? 0;
  const claimed = claimLines(order)
    .filter((each) => each.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, bought - claimed);
}

/** What a decision gives back or has given back, in cents; 0 if the refund failed. */
function givenCents(decision: ClaimDecision | null): number {
  return decision?.kind === 'refund' && decision.state !== 'failed' ? decision.amount_cents : 0;
}

function refundCents(order: ClaimedOrder, state: RefundState): number {
  return claimLines(order)
    .filter(({ decision }) => decision?.kind === 'refund' && decision.state === state)
    .reduce((sum, { decision }) => sum + givenCents(decision), 0);
}

/** Cents of an order's payment that went back without a refund: lost in disputes, or settled. */
function otherwiseCents({
  lost_amount = 0,
  settled_amount = 0,
}: Pick<Order, 'lost_amount' | 'settled_amount'>): number {
  return toCents(lost_amount) + toCents(settled_amount);
}

/** What an order's failed refunds still owe, in cents, except those of these lines. */
function owedBesideCents(
  { owed_refunds = [], owed_cents = {} }: Pick<Order, 'owed_refunds' | 'owed_cents'>,
  lines: readonly OrderClaimLine[],
): number {
  const own = lines.map(({ decision }) =>
    decision?.kind === 'refund' ? decision.refund_id : null,
  );
  return owed_refunds
    .filter((id) => !own.includes(id))
    .reduce((sum, id) => sum + (owed_cents[id] ?? 0), 0);
}

/**
 * What of an order's payment can still be given back, in cents. Subtracts what went back according
 * to Stripe, by a claim or not; what was settled another way; decided refunds under way; and what
 * failed refunds still owe, because the buyer will get it. 0 without a payment.
 * @param decided lines that are being decided: the decision replaces their own failed refunds.
 */
export function orderRefundableCents(
  order: PaidOrder,
  decided: readonly OrderClaimLine[] = [],
): number {
  if (order.payment_status !== 'paid' || order.stripe_session_id === null) return 0;
  const byClaims = refundCents(order, 'refunded') + otherwiseCents(order);
  const gone = Math.max(toCents(order.amount_refunded ?? 0), byClaims);
  const going = refundCents(order, 'pending') + owedBesideCents(order, decided);
  return Math.max(0, orderTotalCents(order) - gone - going);
}

/**
 * What was refunded of a paid order outside its claims, in cents: by an owner, at Stripe. Stripe
 * says what it gave back for claims, because a claim learns that its refund was made, or came back,
 * later than its order. Orders from before that was stored have only their claims.
 */
export function refundedBesideClaimsCents(
  order: ClaimedOrder &
    Pick<Order, 'amount_refunded' | 'lost_amount' | 'settled_amount' | 'claims_refunded'>,
): number {
  const { amount_refunded = 0, claims_refunded } = order;
  const byClaims =
    claims_refunded === undefined ? refundCents(order, 'refunded') : toCents(claims_refunded);
  return Math.max(0, toCents(amount_refunded) - byClaims - otherwiseCents(order));
}

/**
 * True if an undecided line may have been refunded in Stripe's dashboard, which only the owner
 * knows: money of the order's payment went back that no claim decided, or no claim can refund
 * anything. So it is with a replacement: the payment is that of the order it replaces.
 */
export function mayBeRefundedAlready(order: PaidOrder): boolean {
  return refundedBesideClaimsCents(order) > 0 || orderRefundableCents(order) === 0;
}

/** The price of a claim's units, in cents. */
function unitsCents(order: ClaimedOrder, { line, quantity }: OrderClaimLine): number {
  return quantity * (lineItems(order.items)[line]?.unit_price_cents ?? 0);
}

/**
 * True if the order's payment has at least the price of a claim's units left, so that nobody gets
 * both the money and another animal. An order that was never paid at Stripe, such as a replacement,
 * has none to give back; the payment behind it must not block it (`replacementMoney`).
 */
export function canBeReplaced(order: PaidOrder, claimed: OrderClaimLine): boolean {
  if (order.payment_status !== 'paid') return false;
  if (order.stripe_session_id === null) return order.is_packing_blocked !== true;
  return orderRefundableCents(order, [claimed]) >= unitsCents(order, claimed);
}

/**
 * What a replaced line's free order says of the payment behind it. It is not packed while the
 * payment is disputed, once nothing of it is left, or if a lost dispute left less than the price of
 * the units. A replacement has no payment of its own: what replaces it copies its state.
 * @param order the one whose line was replaced.
 */
export function replacementMoney(
  order: PaidOrder,
  replaced: OrderClaimLine,
): Required<Pick<Order, 'dispute' | 'is_packing_blocked'>> {
  const { dispute = null } = order;
  if (order.stripe_session_id === null) {
    return { dispute, is_packing_blocked: order.is_packing_blocked === true };
  }
  const left = orderRefundableCents(order);
  const isAllGone = left === 0 && orderTotalCents(order) > 0;
  const isTooLittle = isAllGone || (dispute === 'lost' && left < unitsCents(order, replaced));
  const is_packing_blocked = dispute === 'open' || isTooLittle;
  return { dispute: is_packing_blocked ? dispute : null, is_packing_blocked };
}

/**
 * The most that can be refunded for one line of a claim, in cents: the price of its units, minus
 * what already went back for the order's line, and at most what the order's payment has left.
 * Shipping belongs to no line.
 * @param claimed the line, with the reported units.
 */
export function mostRefundableCents(order: PaidOrder, claimed: OrderClaimLine): number {
  const bought = lineItems(order.items)[claimed.line];
  if (bought === undefined) return 0;
  const given = claimLines(order)
    .filter(({ line }) => line === claimed.line)
    .reduce((sum, { decision }) => sum + givenCents(decision), 0);
  const ofLine = lineTotalCents(bought) - given;
  const ofUnits = claimed.quantity * bought.unit_price_cents;
  return Math.max(0, Math.min(ofUnits, ofLine, orderRefundableCents(order, [claimed])));
}
