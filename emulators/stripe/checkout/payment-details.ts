import type { Stripe } from 'stripe';

/** What may be kept of a test card: never the whole number. */
export type CardDetails = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** What a buyer gave on the payment page. */
export type PaymentDetails = {
  email: string;
  name: string;
  phone: string | null;
  shipping: { name: string; address: Stripe.Address } | null;
  /** The index of the session's shipping option; ignored if there are none. */
  shippingIndex: number;
  /** null: the delayed method, a bank debit. */
  card: CardDetails | null;
};
