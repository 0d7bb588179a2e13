import type { Stripe } from 'stripe';
import type { PaymentDetails } from '#stripe/checkout/payment-details.ts';
import type { WireDispute, WireEvent, WireLineItem, WireSession } from '#stripe/wire.ts';

/** A pending delayed payment: when it settles by itself (aged time, ms), if ever. */
export type Settlement = {
  dueAtMs: number | null;
  outcome: 'succeeded' | 'failed';
};

/** A Checkout Session with what Stripe keeps about it but does not show. */
export type SessionRecord = {
  session: WireSession;
  /** The customer it was made for; their details prefill the payment page. */
  customer: Stripe.Customer | null;
  lineItems: WireLineItem[];
  shippingRates: Stripe.ShippingRate[];
  /** The first picture of each line item, for the payment page. */
  images: (string | null)[];
  paymentIntentMetadata: Stripe.Metadata;
  paymentIntentDescription: string | null;
  /** How far the clock had been advanced when the session was made. */
  bornAgedMs: number;
  settlement: Settlement | null;
  /** A card payment that waits for the buyer's bank to confirm. */
  challenge: { details: PaymentDetails; attempt: string } | null;
  /** The form that paid; it tells a double submit from a second payment. */
  paidAttempt: string | null;
};

/** The delivery status of an event. */
export type Delivery = {
  state: 'pending' | 'held' | 'dropped' | 'delivered' | 'given-up';
  /** Each attempt: when (ms) and the status answered, or null if nothing answered. */
  attempts: { atMs: number; status: number | null }[];
};

/** An event and its delivery. */
export type EventRecord = {
  event: WireEvent;
  delivery: Delivery;
};

/** An answer kept under an idempotency key, with what the first request asked. */
export type SavedAnswer = {
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  savedAtMs: number;
};

/** Everything the stand-in stores. Maps, so that no id can name a prototype's field. */
export type State = {
  customers: Map<string, Stripe.Customer>;
  sessions: Map<string, SessionRecord>;
  paymentIntents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, WireDispute>;
  events: Map<string, EventRecord>;
  answers: Map<string, SavedAnswer>;
  /** How far the clock has been advanced, in ms. */
  agedMs: number;
};

/** An empty state. */
export function emptyState(): State {
  return {
    customers: new Map(),
    sessions: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    answers: new Map(),
    agedMs: 0,
  };
}

/** Forgets everything, but keeps the object that others hold. */
export function clearState(state: State): void {
  Object.assign(state, emptyState());
}
