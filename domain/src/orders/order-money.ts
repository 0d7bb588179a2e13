import { formatCents, toCents, toDollars } from '@reef/domain/shared/money';
import type { DisputeState, Order } from './order.ts';

/** What Stripe says of a paid order's money at this moment. Sums in cents. */
export type MoneyFacts = {
  /** All of it went back. */
  isRefunded: boolean;
  refundedCents: number;
  /** The latest refund came back, as when the buyer's account is closed. */
  hasFailedRefund: boolean;
  dispute: DisputeState | null;
};

/** Of an order, what follows from its money. */
export type OrderMoney = Required<
  Pick<
    Order,
    'payment_status' | 'amount_refunded' | 'dispute' | 'is_refund_failed' | 'is_packing_blocked'
  >
>;

/** True where a payment is more than simply paid. */
export function hasMoneyNews(facts: MoneyFacts): boolean {
  return (
    facts.isRefunded || facts.refundedCents > 0 || facts.hasFailedRefund || facts.dispute !== null
  );
}

/**
 * How the order of a payment stands. Follows from Stripe's state alone, so that the order in which
 * refunds and disputes are reported makes no difference (INV-18). A lost dispute is money that went
 * back; while one is open, or a refund that was meant has failed, nothing is packed.
 */
export function orderMoney(facts: MoneyFacts): OrderMoney {
  const is_refund_failed = facts.hasFailedRefund && !facts.isRefunded;
  const isReturned = facts.isRefunded || facts.dispute === 'lost';
  return {
    payment_status: isReturned ? 'refunded' : 'paid',
    amount_refunded: toDollars(facts.refundedCents),
    dispute: facts.dispute,
    is_refund_failed,
    is_packing_blocked: is_refund_failed || facts.dispute === 'open' || facts.dispute === 'lost',
  };
}

/** What of an order's money needs a person. */
export type MoneyAlarm = 'payment-disputed' | 'dispute-won' | 'dispute-lost' | 'refund-failed';

const DISPUTE_ALARMS: Record<DisputeState, MoneyAlarm> = {
  open: 'payment-disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

/** Those that hold at this moment; each is told once. */
export function moneyAlarms(facts: MoneyFacts): MoneyAlarm[] {
  return [
    ...(facts.dispute === null ? [] : [DISPUTE_ALARMS[facts.dispute]]),
    ...(orderMoney(facts).is_refund_failed ? (['refund-failed'] as const) : []),
  ];
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
