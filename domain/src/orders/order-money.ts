import type { OrderClaim } from '@reef/domain/claims/order-claim';
import { formatCents, toCents, toDollars } from '@reef/domain/shared/money';
import { canBeTicked, type DisputeState, type Order, orderTotalCents } from './order.ts';

/** Stripe's current view of a paid order's money. Sums in cents. */
export type MoneyFacts = {
  /** What was paid. */
  totalCents: number;
  /** Refunds gave back all of it. */
  isRefunded: boolean;
  refundedCents: number;
  /** The part of them that refunds of claims gave back. */
  claimsCents: number;
  /** Failed refunds that were not replaced, such as to a buyer's closed account. */
  failedRefunds: readonly FailedRefund[];
  /** All disputes of the payment, including ended ones; mostly none. */
  disputes: readonly Dispute[];
};

/** A dispute, by Stripe's id. `cents` is the disputed sum, or what a lost one took. */
export type Dispute = { id: string; state: DisputeState; cents: number };

/** A failed refund, by Stripe's id, and the claim that it was decided for. */
export type FailedRefund = { id: string; cents: number; claimId: string | null };

/** What a person settled outside Stripe, as stored on an order. */
export type SettledMoney = Pick<Order, 'settled_refunds' | 'settled_amount'>;

/** The fields of an order that follow from its money. */
type OrderMoney = Required<
  Pick<
    Order,
    | 'payment_status'
    | 'amount_refunded'
    | 'lost_amount'
    | 'claims_refunded'
    | 'dispute'
    | 'owed_refunds'
    | 'owed_cents'
    | 'is_refund_failed'
    | 'is_packing_blocked'
  >
>;

/** True if a payment is more than simply paid. */
export function hasMoneyNews(facts: MoneyFacts): boolean {
  const { isRefunded, refundedCents, failedRefunds, disputes } = facts;
  return isRefunded || refundedCents > 0 || failedRefunds.length > 0 || disputes.length > 0;
}

/** The states of disputes, the one that needs the owner most first. */
const GRAVEST: readonly DisputeState[] = ['open', 'lost', 'won'];

/** The combined state of a payment's disputes: one that was won hides no open or lost one. */
function disputeState(disputes: readonly Dispute[]): DisputeState | null {
  return GRAVEST.find((each) => disputes.some(({ state }) => state === each)) ?? null;
}

/** What lost disputes took of a payment, in cents; often all of it. */
function lostCentsOf(disputes: readonly Dispute[]): number {
  const lost = disputes.filter(({ state }) => state === 'lost');
  return lost.reduce((sum, { cents }) => sum + cents, 0);
}

/** An order's fields about failed refunds that are still owed, and whether it may be packed. */
function owing(
  owed_refunds: string[],
  cents: Readonly<Record<string, number>>,
  dispute: DisputeState | null,
) {
  const is_refund_failed = owed_refunds.length > 0;
  return {
    owed_refunds,
    owed_cents: Object.fromEntries(
      Object.entries(cents).filter(([id]) => owed_refunds.includes(id)),
    ),
    is_refund_failed,
    is_packing_blocked: is_refund_failed || dispute === 'open' || dispute === 'lost',
  };
}

/**
 * An order's state by its payment. Derived from Stripe's state, so that it does not matter in which
 * order refunds and disputes are reported (INV-18). What a lost dispute took counts as gone. While
 * a dispute is open or lost, or a refund has failed, nothing is packed.
 * @param settled what a person settled, which Stripe cannot know.
 */
export function orderMoney(facts: MoneyFacts, settled: SettledMoney = {}): OrderMoney {
  const { totalCents, refundedCents, failedRefunds } = facts;
  const lostCents = lostCentsOf(facts.disputes);
  const dispute = disputeState(facts.disputes);
  const { settled_refunds = [], settled_amount = 0 } = settled;
  const goneCents = refundedCents + lostCents + toCents(settled_amount);
  const isReturned = facts.isRefunded || (goneCents > 0 && goneCents >= totalCents);
  const ids = failedRefunds.map(({ id }) => id);
  const owed = isReturned ? [] : ids.filter((id) => !settled_refunds.includes(id));
  return {
    payment_status: isReturned ? 'refunded' : 'paid',
    // A bank may also take what was refunded; the buyer gets at most what they paid.
    amount_refunded: toDollars(Math.min(goneCents, totalCents)),
    lost_amount: toDollars(lostCents),
    claims_refunded: toDollars(facts.claimsCents),
    dispute,
    ...owing(owed, Object.fromEntries(failedRefunds.map(({ id, cents }) => [id, cents])), dispute),
  };
}

/** What an order's failed refunds owe, in cents; null if it is too old to say. */
export function owedCents({
  owed_refunds = [],
  owed_cents = {},
}: Pick<Order, 'owed_refunds' | 'owed_cents'>): number | null {
  const known = owed_refunds.flatMap((id) => owed_cents[id] ?? []);
  if (known.length < owed_refunds.length) return null;
  return known.reduce((sum, cents) => sum + cents, 0);
}

/**
 * An order's fields once a person settled some of its failed refunds.
 * @param ids Stripe's ids of them.
 * @param cents what was given back another way; 0 if they were made again, or animals replaced.
 */
export function withRefundsSettled(
  order: Pick<
    Order,
    | 'total_amount'
    | 'items'
    | 'payment_status'
    | 'amount_refunded'
    | 'owed_refunds'
    | 'owed_cents'
    | 'settled_refunds'
    | 'settled_amount'
    | 'dispute'
  >,
  ids: readonly string[],
  cents: number,
) {
  const { payment_status, amount_refunded = 0, settled_amount = 0, owed_cents = {} } = order;
  const leftCents = Math.max(0, orderTotalCents(order) - toCents(amount_refunded));
  const settledCents = Math.min(cents, leftCents);
  const isReturned = settledCents > 0 && settledCents === leftCents;
  const owed = (order.owed_refunds ?? []).filter((id) => !isReturned && !ids.includes(id));
  return {
    payment_status: isReturned ? ('refunded' as const) : payment_status,
    amount_refunded: toDollars(toCents(amount_refunded) + settledCents),
    settled_refunds: [...new Set([...(order.settled_refunds ?? []), ...ids])],
    settled_amount: toDollars(toCents(settled_amount) + settledCents),
    ...owing(owed, owed_cents, order.dispute ?? null),
  };
}

/** A state of an order's money that needs a person. */
export type MoneyAlarm = 'payment-disputed' | 'dispute-won' | 'dispute-lost' | 'refund-failed';

const DISPUTE_ALARMS: Record<DisputeState, MoneyAlarm> = {
  open: 'payment-disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

/** An alarm, Stripe's id of the dispute or refund that it is about, and its sum. */
export type MoneyNews = { alarm: MoneyAlarm; about: string; cents: number };

/**
 * The alarms that hold now; each is reported once per dispute and refund. A claim's failed refund
 * has an alarm of its own, because a refund in Stripe would pay it twice.
 * @param settled see `orderMoney`.
 * @param claims the claims of the order.
 */
export function moneyAlarms(
  facts: MoneyFacts,
  settled: SettledMoney,
  claims: readonly Pick<OrderClaim, 'id'>[],
): MoneyNews[] {
  const disputed = facts.disputes.map(({ id, state, cents }) => ({
    alarm: DISPUTE_ALARMS[state],
    about: id,
    cents,
  }));
  const { owed_refunds } = orderMoney(facts, settled);
  const owed = facts.failedRefunds.filter(
    ({ id, claimId }) => owed_refunds.includes(id) && !claims.some((claim) => claim.id === claimId),
  );
  const alarm = 'refund-failed' as const;
  return [...disputed, ...owed.map(({ id, cents }) => ({ alarm, about: id, cents }))];
}

type WithMoney = Pick<
  Order,
  | 'is_fulfilled'
  | 'payment_status'
  | 'status'
  | 'amount_refunded'
  | 'lost_amount'
  | 'dispute'
  | 'is_refund_failed'
  | 'is_packing_blocked'
  | 'owed_refunds'
  | 'owed_cents'
  | 'replaces'
  | 'claims'
>;

/** What a buyer reads about money that came back, by refunds or from the bank; null if none did. */
export function refundedText({
  amount_refunded = 0,
  lost_amount = 0,
}: Pick<Order, 'amount_refunded' | 'lost_amount'>): string | null {
  if (amount_refunded === 0) return null;
  const amount = formatCents(toCents(amount_refunded));
  return `${amount} was ${lost_amount > 0 ? 'returned' : 'refunded'}.`;
}

/** What a buyer reads about a payment that went back wholly; null if the bank took none of it. */
export function bankTookText(
  order: Pick<Order, 'total_amount' | 'items' | 'lost_amount'>,
): string | null {
  const lostCents = toCents(order.lost_amount ?? 0);
  if (lostCents === 0) return null;
  return lostCents < orderTotalCents(order)
    ? 'Your bank took back part of the payment, and the rest was refunded.'
    : 'Your bank took back the payment.';
}

/**
 * What an admin reads about an order's money, the most urgent first; null if it is simply paid. Of a
 * blocked order that is filled and can be unfilled, it also says what to do with a box that has not
 * left.
 */
export function moneyText(order: WithMoney): string | null {
  const text = urgentText(order);
  const isFilled = order.is_fulfilled && order.is_packing_blocked === true;
  return isFilled && canBeTicked(order) && text !== null
    ? `${text} If the box is still here, untick Order Filled.`
    : text;
}

function urgentText(order: WithMoney): string | null {
  if (order.dispute === 'open') return 'The payment is disputed: do not send this order.';
  if (order.replaces !== undefined && order.is_packing_blocked === true) {
    return `Too little is left of the payment of order ${order.replaces.order_number}: do not send this order.`;
  }
  if (order.dispute === 'lost') {
    const { lost_amount: lost } = order;
    if (lost === 0) return 'The dispute is lost: the bank took nothing beyond what was refunded.';
    const taken = lost === undefined ? 'the money' : formatCents(toCents(lost));
    return `The dispute is lost: the bank took ${taken} back.`;
  }
  if (order.is_refund_failed === true) {
    const cents = owedCents(order);
    const owed = cents ? formatCents(cents) : 'it';
    return `A refund has failed: the buyer is still owed ${owed}.`;
  }
  return refundedText(order);
}
