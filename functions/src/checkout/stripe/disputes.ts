import type { Stripe } from 'stripe';
import type { CheckoutSession } from '#checkout/payment-provider.ts';

/** Stripe's words for a dispute that ended in the shop's favour, or was never more than a question. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** A payment has one dispute, rarely a few, each of a part. */
const MOST = 100;

/**
 * What a lost dispute took. A bank of another currency states the sum in its own, and then it is taken
 * for the whole payment.
 */
function lostOf({ status, amount, currency }: Stripe.Dispute, charge: Stripe.Charge): number {
  if (status !== 'lost') return 0;
  return currency === charge.currency ? Math.min(amount, charge.amount) : charge.amount;
}

/**
 * How the payment's latest dispute stands, and what all of them took; asks only where there is one.
 * @param charge null where nothing is paid yet.
 */
export async function disputeOf(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Pick<CheckoutSession, 'dispute' | 'disputeId' | 'lostCents'>> {
  const none = { dispute: null, disputeId: null, lostCents: 0 };
  if (charge?.disputed !== true) return none;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: MOST });
  const [latest] = data;
  if (latest === undefined) return none;
  const lostCents = data.reduce((sum, each) => sum + lostOf(each, charge), 0);
  const ended = WON.includes(latest.status) ? 'won' : 'open';
  const dispute = latest.status === 'lost' ? 'lost' : ended;
  return { dispute, disputeId: latest.id, lostCents };
}
