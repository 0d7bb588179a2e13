import { formatCents, toCents, toDollars } from '@reef/domain/shared/money';
import type { DisputeState, Order } from './order.ts';

/** What Stripe says of a paid order's money at this moment. Sums in cents. */
export type MoneyFacts = {
  /** All of it went back. */
  isRefunded: boolean;
  refundedCents: number;
  /** Stripe's ids of refunds that came back, as when the buyer's account is closed, and that no later one makes good. */
  failedRefunds: readonly string[];
  dispute: DisputeState | null;
  /** Stripe's id of that dispute. */
  disputeId: string | null;
};

/** Of an order, what follows from its money. */
type OrderMoney = Required<
  Pick<
    Order,
    | 'payment_status'
    | 'amount_refunded'
    | 'dispute'
    | 'owed_refunds'
    | 'is_refund_failed'
    | 'is_packing_blocked'
  >
>;

/** True where a payment is more than simply paid. */
export function hasMoneyNews(facts: MoneyFacts): boolean {
  const { isRefunded, refundedCents, failedRefunds, dispute } = facts;
  return isRefunded || refundedCents > 0 || failedRefunds.length > 0 || dispute !== null;
}

/** What an order says of failed refunds that are still owed, and whether it may be packed. */
function owing(owed_refunds: string[], dispute: DisputeState | null) {
  const is_refund_failed = owed_refunds.length > 0;
  const is_packing_blocked = is_refund_failed || dispute === 'open' || dispute === 'lost';
  return { owed_refunds, is_refund_failed, is_packing_blocked };
}

/**
 * How the order of a payment stands. Follows from Stripe's state, so that the order in which refunds
 * and disputes are reported makes no difference (INV-18). A lost dispute is money that went back;
 * while one is open, or a refund that was meant has failed, nothing is packed.
 * @param settled Stripe's ids of failed refunds that a person saw to, which Stripe cannot know.
 */
export function orderMoney(facts: MoneyFacts, settled: readonly string[] = []): OrderMoney {
  const owed = facts.failedRefunds.filter((id) => !facts.isRefunded && !settled.includes(id));
  const isReturned = facts.isRefunded || facts.dispute === 'lost';
  return {
    payment_status: isReturned ? 'refunded' : 'paid',
    amount_refunded: toDollars(facts.refundedCents),
    dispute: facts.dispute,
    ...owing(owed, facts.dispute),
  };
}

/** What an order says once a person saw to some of its failed refunds, by Stripe's ids. */
export function withRefundsSettled(
  order: Pick<Order, 'owed_refunds' | 'settled_refunds' | 'dispute'>,
  ids: readonly string[],
) {
  const settled_refunds = [...new Set([...(order.settled_refunds ?? []), ...ids])];
  const owed = (order.owed_refunds ?? []).filter((id) => !ids.includes(id));
  return { settled_refunds, ...owing(owed, order.dispute ?? null) };
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
export function moneyAlarms(facts: MoneyFacts, settled: readonly string[] = []): MoneyNews[] {
  const { dispute, disputeId } = facts;
  const disputed =
    dispute === null ? [] : [{ alarm: DISPUTE_ALARMS[dispute], about: disputeId ?? '' }];
  const owed = orderMoney(facts, settled).owed_refunds;
  return [...disputed, ...owed.map((about) => ({ alarm: 'refund-failed' as const, about }))];
}

type WithMoney = Pick<Order, 'amount_refunded' | 'dispute' | 'is_refund_failed'>;

/** What a buyer reads of money that came back; null where none did. */
export function refundedText({ amount_refunded = 0 }: WithMoney): string | null {
  return amount_refunded > 0 ? `${formatCents(toCents(amount_refunded))} was refunded.` : null;
}

/** What an admin reads of an order's money, the most urgent first; null where it is simply paid. */
export function moneyText(order: WithMoney): string | null {
  if (order.dispute === 'open') return 'The payment is disputed: do not send this order.';
  if (order.dispute === 'lost') return 'The dispute is lost: the bank took the money back.';
  if (order.is_refund_failed === true) return 'A refund has failed: the buyer is still owed it.';
  return refundedText(order);
}
