import { expect, it } from 'vitest';
import { realStripe } from './real-stripe.ts';

it('uses the stand-in without a key, and Stripe with a test key', () => {
  expect(realStripe({})).toBeNull();
  expect(realStripe({ STRIPE_SECRET_KEY: '' })).toBeNull();
  for (const key of ['sk_test_1', 'rk_test_1']) {
    const found = realStripe({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(found).toEqual({ secretKey: key, webhookSecret: 'whsec_1' });
  }
});

it('refuses a live key, which would charge cards', () => {
  for (const key of ['sk_live_1', 'rk_live_1', 'sk_test']) {
    expect(() => realStripe({ STRIPE_SECRET_KEY: key })).toThrow('would charge cards');
  }
});
