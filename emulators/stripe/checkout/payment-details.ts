import type { Stripe } from 'stripe';

/** A test card as far as it may be kept: never the whole number. */
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
  /** Which of the session's shipping options; ignored where there are none. */
  shippingIndex: number;
  /** null: the delayed method, a bank debit. */
  card: CardDetails | null;
};
