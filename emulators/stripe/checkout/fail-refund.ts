import type { Stripe } from 'stripe';
import type { World } from '#stripe/world.ts';

/** Takes a refund's money off what its charge gave back. */
function takeBack(charge: Stripe.Charge, refund: Stripe.Refund): void {
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
}

/**
 * Lets a refund come back, as when the buyer's bank account is closed: its money is with the shop
 * again. Tells `refund.failed`.
 */
export function failRefund(world: World, charge: Stripe.Charge, refund: Stripe.Refund): void {
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  takeBack(charge, refund);
  world.emit('refund.failed', refund);
  world.changed();
}

/** Cancels a refund, as the shop may in Stripe's dashboard for a short while. Tells `refund.updated`. */
export function cancelRefund(world: World, charge: Stripe.Charge, refund: Stripe.Refund): void {
  refund.status = 'canceled';
  takeBack(charge, refund);
  world.emit('refund.updated', refund);
  world.changed();
}
