import type { Stripe } from 'stripe';

/** How a payment can be refused, in Stripe's words. */
export type Refusal = Pick<
  Stripe.PaymentIntent.LastPaymentError,
  'code' | 'decline_code' | 'message'
>;

/** What a card does when it is charged. */
export type CardOutcome =
  | { kind: 'succeeds' }
  | { kind: 'challenge' }
  | { kind: 'declined'; refusal: Refusal };

const declined = (decline_code: string, message: string): CardOutcome => ({
  kind: 'declined',
  refusal: { code: 'card_declined', decline_code, message },
});

/** Stripe's test numbers that the stand-in supports (docs.stripe.com/testing). */
const outcomes = new Map<string, CardOutcome>([
  ['4242424242424242', { kind: 'succeeds' }],
  ['4000000000003220', { kind: 'challenge' }],
  ['4000000000000002', declined('generic_decline', 'Your card was declined.')],
  ['4000000000009995', declined('insufficient_funds', 'Your card has insufficient funds.')],
]);

const liveCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

/** What the card with these 16 digits does; any other number is declined as a live card. */
export const outcomeOfCard = (digits: string): CardOutcome => outcomes.get(digits) ?? liveCard;

/** The refusal after a failed confirmation by the buyer's bank. */
export const authenticationFailed: Refusal = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
