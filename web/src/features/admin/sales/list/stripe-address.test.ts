import { anOrder } from '@reef/domain/testing/order-fixture';
import { expect, it } from 'vitest';
import { stripeAddress } from './stripe-address.ts';

it.each([
  ['cs_live_1', 'https://dashboard.stripe.com/payments/pi_1'],
  ['cs_test_1', 'https://dashboard.stripe.com/test/payments/pi_1'],
])('SOLD-04 an order paid on %s leads to its payment in Stripe', (stripe_session_id, address) => {
  const order = anOrder({ stripe_session_id, stripe_payment_intent_id: 'pi_1' });
  expect(stripeAddress(order)).toBe(address);
});

it('SOLD-04 an order without a payment, or from before it was stored, leads nowhere', () => {
  expect(stripeAddress(anOrder({ stripe_session_id: 'cs_live_1' }))).toBeNull();
  expect(stripeAddress(anOrder({ stripe_payment_intent_id: null }))).toBeNull();
});
