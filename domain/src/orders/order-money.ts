import { formatCents, toCents, toDollars } from '@reef/domain/shared/money';
import { type DisputeState, type Order, orderTotalCents } from './order.ts';

/** What Stripe says of a paid order's money at this moment. Sums in cents. */
export type MoneyFacts = {
  /** What was paid. */
  totalCents: number;
  /** Refunds gave all of it back. */
  isRefunded: boolean;
  refundedCents: number;
  /** Refunds that came back, as when the buyer's account is closed, and that no later one makes good. */
  failedRefunds: readonly FailedRefund[];
  /** All disputes of the payment, ended ones too; mostly none. */
  disputes: readonly Dispute[];
  /** What lost disputes took; often all of it. */
  lostCents: number;
};

/** A dispute, by Stripe's id. */
type Dispute = { id: string; state: DisputeState };

/** A refund that came back, by Stripe's id. */
export type FailedRefund = { id: string; cents: number };

/** What a person saw to past Stripe, as an order keeps it. */
export type SettledMoney = Pick<Order, 'settled_refunds' | 'settled_amount'>;

/** Of an order, what follows from its money. */
type OrderMoney = Required<
  Pick<
    Order,
    | 'payment_status'
    | 'amount_refunded'
    | 'lost_amount'
    | 'dispute'
    | 'owed_refunds'
    | 'owed_cents'
    | 'is_refund_failed'
    | 'is_packing_blocked'
  >
>;

/** True where a payment is more than simply paid. */
export function hasMoneyNews(facts: MoneyFacts): boolean {
  const { isRefunded, refundedCents, failedRefunds, disputes } = facts;
  return isRefunded || refundedCents > 0 || failedRefunds.length > 0 || disputes.length > 0;
}

/** The states of disputes, the one that asks most of the owner first. */
const GRAVEST: readonly DisputeState[] = ['open', 'lost', 'won'];

/** How a payment's disputes stand together: one that ended well hides no other that is open or lost. */
function disputeState(disputes: readonly Dispute[]): DisputeState | null {
  return GRAVEST.find((each) => disputes.some(({ state }) => state === each)) ?? null;
}

/** What an order says of failed refunds that are still owed, and whether it may be packed. */
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
 * How the order of a payment stands. Follows from Stripe's state, so that the order in which refunds
 * and disputes are reported makes no difference (INV-18). What a lost dispute took went back; while
 * one is open or lost, or a refund that was meant has failed, nothing is packed.
 * @param settled what a person saw to, which Stripe cannot know.
 */
export function orderMoney(facts: MoneyFacts, settled: SettledMoney = {}): OrderMoney {
  const { totalCents, refundedCents, lostCents, failedRefunds } = facts;
  const dispute = disputeState(facts.disputes);
  const { settled_refunds = [], settled_amount = 0 } = settled;
  const goneCents = refundedCents + lostCents + toCents(settled_amount);
  const isReturned = facts.isRefunded || (goneCents > 0 && goneCents >= totalCents);
  const ids = failedRefunds.map(({ id }) => id);
  const owed = isReturned ? [] : ids.filter((id) => !settled_refunds.includes(id));
  return {
    payment_status: isReturned ? 'refunded' : 'paid',
    // A bank may take what was refunded as well; the buyer had no more than they paid.
    amount_refunded: toDollars(Math.min(goneCents, totalCents)),
    lost_amount: toDollars(lostCents),
    dispute,
    ...owing(owed, Object.fromEntries(failedRefunds.map(({ id, cents }) => [id, cents])), dispute),
  };
}

/** What an order owes of its failed refunds, in cents; null where it is too old to say. */
export function owedCents({
  owed_refunds = [],
  owed_cents = {},
}: Pick<Order, 'owed_refunds' | 'owed_cents'>): number | null {
  const known = owed_refunds.flatMap((id) => owed_cents[id] ?? []);
  if (known.length < owed_refunds.length) return null;
  return known.reduce((sum, cents) => sum + cents, 0);
}

/**
 * What an order says once a person saw to some of its failed refunds.
 * @param ids Stripe's names of them.
 * @param cents what was given back another way; 0 where they were made anew, or animals replaced.
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

/** What of an order's money needs a person. */
export type MoneyAlarm = 'payment-disputed' | 'dispute-won' | 'dispute-lost' | 'refund-failed';

const DISPUTE_ALARMS: Record<DisputeState, MoneyAlarm> = {
  open: 'payment-disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

/** An alarm, and Stripe's id of the dispute or refund that it is about. */
export type MoneyNews = { alarm: MoneyAlarm; about: string };

/**
 * Those that hold at this moment; each is told once of each dispute and refund.
 * @param settled as `orderMoney` takes it.
 */
export function moneyAlarms(facts: MoneyFacts, settled: SettledMoney = {}): MoneyNews[] {
  const disputed = facts.disputes.map(({ id, state }) => ({
    alarm: DISPUTE_ALARMS[state],
    about: id,
  }));
  const owed = orderMoney(facts, settled).owed_refunds;
  return [...disputed, ...owed.map((about) => ({ alarm: 'refund-failed' as const, about }))];
}

type WithMoney = Pick<
  Order,
  | 'amount_refunded'
  | 'lost_amount'
  | 'dispute'
  | 'is_refund_failed'
  | 'is_packing_blocked'
  | 'replaces'
>;

/** What a buyer reads of money that came back; null where none did. */
export function refundedText({ amount_refunded = 0 }: WithMoney): string | null {
  return amount_refunded > 0 ? `${formatCents(toCents(amount_refunded))} was refunded.` : null;
}

/** What an admin reads of an order's money, the most urgent first; null where it is simply paid. */
export function moneyText(order: WithMoney): string | null {
  if (order.dispute === 'open') return 'The payment is disputed: do not send this order.';
  if (order.replaces !== undefined && order.is_packing_blocked === true) {
    return `Too little is left of the payment of order ${order.replaces.order_number}: do not send this order.`;
  }
  if (order.dispute === 'lost') {
    const lost = order.lost_amount ? formatCents(toCents(order.lost_amount)) : 'the money';
    return `The dispute is lost: the bank took ${lost} back.`;
  }
  if (order.is_refund_failed === true) return 'A refund has failed: the buyer is still owed it.';
  return refundedText(order);
}
