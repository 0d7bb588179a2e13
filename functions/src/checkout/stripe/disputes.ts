import type { Stripe } from 'stripe';
import type { DisputeState } from '@reef/domain/orders/order';
import type { CheckoutSession } from '#checkout/payment-provider.ts';

/** Stripe's states of a dispute that ended in the shop's favor, or was only an inquiry. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** Its states while the bank keeps the money: also while a loss is appealed. */
const LOST: readonly string[] = ['lost', 'appeal_needs_response', 'appeal_under_review'];

/** A payment has one dispute, rarely a few, each of a part. */
const MAX_DISPUTES = 100;

function stateOf({ status }: Stripe.Dispute): DisputeState {
  if (LOST.includes(status)) return 'lost';
  return WON.includes(status) ? 'won' : 'open';
}

/**
 * What a lost dispute took, in cents. A bank may state the sum in another currency; then it counts
 * as the whole payment.
 */
function lostOf(dispute: Stripe.Dispute, charge: Stripe.Charge): number {
  if (stateOf(dispute) !== 'lost') return 0;
  const { amount, currency } = dispute;
  return currency === charge.currency ? Math.min(amount, charge.amount) : charge.amount;
}

/**
 * The state of each dispute of the payment, and what all took, in cents; asks only if there is one.
 * @param charge null if nothing is paid yet.
 */
export async function disputesOf(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Pick<CheckoutSession, 'disputes' | 'lostCents'>> {
  if (charge?.disputed !== true) return { disputes: [], lostCents: 0 };
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: MAX_DISPUTES });
  return {
    disputes: data.map((each) => ({ id: each.id, state: stateOf(each) })),
    lostCents: data.reduce((sum, each) => sum + lostOf(each, charge), 0),
  };
}
