import type { Stripe } from 'stripe';

/** The id of the session's payment intent. Throws if there is none, or if it is expanded. */
export function intentIdOf({ payment_intent: id }: Stripe.Checkout.Session): string {
  if (typeof id === 'string') return id;
  throw new Error('The session has no payment intent by id.');
}
