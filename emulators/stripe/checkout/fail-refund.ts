import type { Stripe } from 'stripe';
import type { World } from '#stripe/world.ts';

/**
 * Lets a refund come back, as when the buyer's bank account is closed: its money is with the shop
 * again. Tells `refund.failed`.
 */
export function failRefund(world: World, charge: Stripe.Charge, refund: Stripe.Refund): void {
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  world.emit('refund.failed', refund);
  world.changed();
}
