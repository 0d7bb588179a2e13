import type { Stripe } from 'stripe';
import type { World } from '#stripe/world.ts';

/** The intent's latest charge; undefined before the first. The state keeps ids, not objects. */
export function chargeOf(world: World, intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  const id = intent.latest_charge;
  return typeof id === 'string' ? world.state.charges.get(id) : undefined;
}
