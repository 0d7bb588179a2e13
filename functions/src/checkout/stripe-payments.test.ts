import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { isShopRefused } from './stripe-payments.ts';

const refused = (raw: Partial<Stripe.RawErrorType> & { code?: string; param?: string }) =>
  new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', ...raw } as never);

it('ATT-94 only a refusal of the key or the account is one of every payment page', () => {
  const key = { type: 'authentication_error' } as never;
  expect(isShopRefused(new Stripe.errors.StripeAuthenticationError(key))).toBe(true);
  expect(isShopRefused(new Stripe.errors.StripePermissionError(key))).toBe(true);
  const message = 'Your account cannot currently make live charges.';
  expect(isShopRefused(refused({ message } as never))).toBe(true);
  expect(isShopRefused(refused({ code: 'amount_too_small' }))).toBe(false);
  expect(isShopRefused(refused({ param: 'line_items[0][price_data][product_data][name]' }))).toBe(
    false,
  );
  expect(isShopRefused(new Stripe.errors.StripeConnectionError(key))).toBe(false);
});
