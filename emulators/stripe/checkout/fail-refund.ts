import type { Stripe } from 'stripe';
import type { Context } from '#stripe/context.ts';

/** Subtracts a refund from its charge's refunded amount. */
function takeBack(charge: Stripe.Charge, refund: Stripe.Refund): void {
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
}

/**
 * Fails a refund, as when the buyer's bank account is closed: the money is back with the shop.
 * Sends `refund.failed`.
 */
export function failRefund(context: Context, charge: Stripe.Charge, refund: Stripe.Refund): void {
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  takeBack(charge, refund);
  context.emit('refund.failed', refund);
  context.changed();
}

/**
 * Cancels a refund, as the shop may in Stripe's dashboard for a short while. Sends
 * `refund.updated`.
 */
export function cancelRefund(context: Context, charge: Stripe.Charge, refund: Stripe.Refund): void {
  refund.status = 'canceled';
  takeBack(charge, refund);
  context.emit('refund.updated', refund);
  context.changed();
}
