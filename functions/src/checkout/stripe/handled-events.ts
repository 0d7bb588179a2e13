import type { Stripe } from 'stripe';

/** The events that the webhook acts on; its endpoint at Stripe has to send these and no others. */
export const HANDLED_EVENTS = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'refund.failed',
  // Also sent for a refund that was canceled.
  'refund.updated',
] as const satisfies readonly Stripe.Event.Type[];

type HandledEvent = Extract<Stripe.Event, { type: (typeof HANDLED_EVENTS)[number] }>;

/** Whether the webhook acts on an event. */
export function isHandled(event: Stripe.Event): event is HandledEvent {
  return HANDLED_EVENTS.some((type) => type === event.type);
}
