import type { Stripe } from 'stripe';
import type { Context } from '#stripe/context.ts';

/** The intent's latest charge; undefined before the first. The state keeps ids, not objects. */
export function chargeOf(
  context: Context,
  intent: Stripe.PaymentIntent,
): Stripe.Charge | undefined {
  const id = intent.latest_charge;
  return typeof id === 'string' ? context.state.charges.get(id) : undefined;
}
