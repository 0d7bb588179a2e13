/**
 * Stripe's objects on the wire, typed by stripe-node. Only decimals differ: they are strings on the
 * wire, and stripe-node turns them into `Decimal` on arrival.
 */
import type { Stripe } from 'stripe';

/** A price as JSON. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal' | 'product'> & {
  unit_amount_decimal: string | null;
  product: string;
};

/** A line item as JSON. */
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice };

/** A Checkout Session as JSON; line items appear only when expanded. */
export type WireSession = Omit<Stripe.Checkout.Session, 'line_items'>;

/** A dispute as JSON, without the evidence that a shop may submit. */
export type WireDispute = Omit<Stripe.Dispute, 'evidence'>;

/** The event types that the stand-in sends. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.refunded'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'refund.failed'
  | 'refund.updated';

/** An event as JSON: a snapshot of one object at the moment of the change. */
export type WireEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: EventType;
  data: { object: object };
};

/** One page of a list, as Stripe sends lists. */
export type WireList = {
  object: 'list';
  url: string;
  has_more: boolean;
  data: object[];
};

/** The API version of these shapes; the suite checks it against stripe-node's own. */
export const API_VERSION = '2026-10-28.endive';
