import type { Stripe } from 'stripe';
import type { NewsSince } from '#checkout/payment-provider.ts';

const PAGE_SIZE = 100;

function madeSince(since: Date) {
  return { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE_SIZE };
}

/** See `PaymentProvider.paymentsWithNews`. */
export async function paymentsWithNews(
  stripe: Stripe,
  { refunds, disputes }: NewsSince,
): Promise<string[]> {
  const found = new Set<string>();
  const note = ({ payment_intent: payment }: Pick<Stripe.Refund, 'payment_intent'>) => {
    // A charge without one is not ours.
    if (payment !== null) found.add(typeof payment === 'string' ? payment : payment.id);
  };
  for await (const refund of stripe.refunds.list(madeSince(refunds))) note(refund);
  for await (const dispute of stripe.disputes.list(madeSince(disputes))) note(dispute);
  return [...found];
}
