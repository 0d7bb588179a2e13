import type { Stripe } from 'stripe';
import type { Dispute } from '@reef/domain/orders/order-money';

/** Stripe's states of a dispute that has ended, and by which the bank keeps nothing. */
const ENDED: readonly string[] = ['won', 'warning_closed'];

/** Its states while the bank keeps the money: also while a loss is appealed. */
const LOST: readonly string[] = ['lost', 'appeal_needs_response', 'appeal_under_review'];

/** A payment has one dispute, rarely a few, each of a part. */
const MAX_DISPUTES = 100;

/** A sum of a dispute, in cents. One in another currency counts as the whole payment. */
function centsOf(amount: number, currency: string, charge: Stripe.Charge): number {
  return currency === charge.currency ? Math.min(amount, charge.amount) : charge.amount;
}

/**
 * What the dispute has taken out of the shop's balance and not put back, in cents, without Stripe's
 * fee: nothing if the payment was refunded before. Null if Stripe does not say.
 */
function takenBy(dispute: Stripe.Dispute, charge: Stripe.Charge): number | null {
  const { balance_transactions: moves }: Partial<Stripe.Dispute> = dispute;
  if (moves === undefined) return null;
  const taken = -moves.reduce((sum, { amount }) => sum + amount, 0);
  if (taken <= 0) return 0;
  // Another currency says that money was taken, not how much of the payment.
  if (moves[0]?.currency !== charge.currency) {
    return centsOf(dispute.amount, dispute.currency, charge);
  }
  return Math.min(taken, charge.amount);
}

/** A dispute, with the disputed sum, or what was taken if it is lost. */
function disputeOf(dispute: Stripe.Dispute, charge: Stripe.Charge): Dispute {
  const { id, status, amount, currency } = dispute;
  const disputed = centsOf(amount, currency, charge);
  const taken = takenBy(dispute, charge);
  if (LOST.includes(status)) return { id, state: 'lost', cents: taken ?? disputed };
  // It ended before the bank decided: by giving the buyer the money, mostly from the balance.
  if (status === 'prevented') {
    return taken ? { id, state: 'lost', cents: taken } : { id, state: 'won', cents: disputed };
  }
  return { id, state: ENDED.includes(status) ? 'won' : 'open', cents: disputed };
}

/**
 * The disputes of the payment, newest first; asks only if there is one.
 * @param charge null if nothing is paid yet.
 */
export async function disputesOf(stripe: Stripe, charge: Stripe.Charge | null): Promise<Dispute[]> {
  if (charge?.disputed !== true) return [];
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: MAX_DISPUTES });
  return data.map((each) => disputeOf(each, charge));
}
