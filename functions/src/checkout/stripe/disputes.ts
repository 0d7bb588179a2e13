import type { Stripe } from 'stripe';
import type { DisputeState } from '@reef/domain/orders/order';
import type { CheckoutSession } from '#checkout/payment-provider.ts';

/** Stripe's words for a dispute that ended in the shop's favour, or was never more than a question. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** And for one whose money the bank keeps: while a loss is appealed, it is not back. */
const LOST: readonly string[] = ['lost', 'appeal_needs_response', 'appeal_under_review'];

/** A payment has one dispute, rarely a few, each of a part. */
const MOST = 100;

function stateOf({ status }: Stripe.Dispute): DisputeState {
  if (LOST.includes(status)) return 'lost';
  return WON.includes(status) ? 'won' : 'open';
}

/**
 * What a lost dispute took. A bank of another currency states the sum in its own, and then it is taken
 * for the whole payment.
 */
function lostOf(dispute: Stripe.Dispute, charge: Stripe.Charge): number {
  if (stateOf(dispute) !== 'lost') return 0;
  const { amount, currency } = dispute;
  return currency === charge.currency ? Math.min(amount, charge.amount) : charge.amount;
}

/**
 * How each dispute of the payment stands, and what all of them took; asks only where there is one.
 * @param charge null where nothing is paid yet.
 */
export async function disputesOf(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Pick<CheckoutSession, 'disputes' | 'lostCents'>> {
  if (charge?.disputed !== true) return { disputes: [], lostCents: 0 };
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: MOST });
  return {
    disputes: data.map((each) => ({ id: each.id, state: stateOf(each) })),
    lostCents: data.reduce((sum, each) => sum + lostOf(each, charge), 0),
  };
}
