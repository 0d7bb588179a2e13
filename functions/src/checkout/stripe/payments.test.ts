import { aReservation } from '@reef/domain/testing/fixtures';
import { Stripe } from 'stripe';
import { expect, it, vi } from 'vitest';
import { stripePayments } from './payments.ts';
import { isPassing, isShopRefused } from './refusals.ts';

/** A refusal as Stripe's library makes it; its types require more than answers have. */
function refused(answer: { message?: string; code?: string; param?: string }) {
  const raw: unknown = { type: 'invalid_request_error', ...answer };
  return new Stripe.errors.StripeInvalidRequestError(raw as never);
}

it('ATT-94 only a refusal of the key or the account concerns every payment page', () => {
  const raw: unknown = { message: 'Refused.' };
  expect(isShopRefused(new Stripe.errors.StripeAuthenticationError(raw as never))).toBe(true);
  expect(isShopRefused(new Stripe.errors.StripePermissionError(raw as never))).toBe(true);
  const message = 'Your account cannot currently make live charges.';
  expect(isShopRefused(refused({ message }))).toBe(true);
  expect(isShopRefused(refused({ code: 'amount_too_small' }))).toBe(false);
  const param = 'line_items[0][price_data][product_data][name]';
  expect(isShopRefused(refused({ param }))).toBe(false);
  expect(isShopRefused(new Stripe.errors.StripeConnectionError(raw as never))).toBe(false);
});

it('ATT-86 no page offers a bank transfer, which has no end', async () => {
  const create = vi.fn<(asked: object) => object>(() => ({ id: 'cs_1', url: 'https://pay' }));
  const stripe = { checkout: { sessions: { create } } } as unknown as Stripe;
  await stripePayments(stripe).createSession(aReservation());
  expect(create.mock.lastCall?.[0]).toMatchObject({
    excluded_payment_method_types: ['customer_balance'],
  });
});

it('INV-08 a page that another call is making is under way, not refused', async () => {
  const raw: unknown = { type: 'idempotency_error', statusCode: 409 };
  const inUse = new Stripe.errors.StripeAPIError(raw as never);
  const create = () => Promise.reject(inUse);
  const stripe = { checkout: { sessions: { create } } } as unknown as Stripe;
  expect(await stripePayments(stripe).createSession(aReservation())).toEqual({
    ok: false,
    refusal: 'under-way',
  });
});

it.each([
  ['succeeded', 'succeeded', { isRefunded: true, refundedCents: 1000 }],
  ['pending', 'succeeded', { isRefunded: true, refundedCents: 1000 }],
  ['failed', 'succeeded', { isRefunded: false, refundedCents: 400 }],
  ['succeeded', 'canceled', { isRefunded: false, refundedCents: 600 }],
])('INV-18 refunds that %s and %s count by their own state', async (first, second, money) => {
  const data = [
    { id: 're_2', amount: 400, status: second, metadata: {} },
    { id: 're_1', amount: 600, status: first, metadata: {} },
  ];
  // The charge counts both, whatever became of them.
  const sums = { amount: 1000, amount_refunded: 1000, refunded: true };
  const latest_charge = { id: 'ch_1', ...sums, refunds: { data, has_more: false } };
  const session = { status: 'complete', payment_intent: { id: 'pi_1', latest_charge } };
  const retrieve = () => Promise.resolve(session);
  const stripe = { checkout: { sessions: { retrieve } } } as unknown as Stripe;
  expect(await stripePayments(stripe).retrieveSession('cs_1')).toMatchObject(money);
});

/** An answer of Stripe's as its library throws it. */
const made = (answer: object) => Stripe.errors.StripeError.generate(answer);

it('ATT-121 only a fault that ends by itself is passing', () => {
  const passing = [
    made({ statusCode: 429, type: 'invalid_request_error', code: 'rate_limit' }),
    made({ statusCode: 429, type: 'invalid_request_error', code: 'lock_timeout' }),
    made({ statusCode: 409, type: 'idempotency_error' }),
    new Stripe.errors.StripeConnectionError({ message: 'No answer.' }),
  ];
  expect(passing.map(isPassing)).toEqual([true, true, true, true]);
  const lasting = [
    made({ statusCode: 400, type: 'invalid_request_error', code: 'charge_disputed' }),
    made({ statusCode: 401, type: 'invalid_request_error' }),
    made({ statusCode: 500, type: 'api_error' }),
    new Error('not done within 15000 ms'),
  ];
  expect(lasting.map(isPassing)).toEqual([false, false, false, false]);
});

it('ATT-88 what a sweeper asks of Stripe pauses no longer than it may', async () => {
  const raw: unknown = { type: 'invalid_request_error', message: 'Too many requests.' };
  const limited = new Stripe.errors.StripeRateLimitError(raw as never);
  const request = vi.fn(() => Promise.reject(limited));
  const stripe = {
    checkout: { sessions: { retrieve: request, expire: request } },
    refunds: { create: request },
  } as unknown as Stripe;
  const payments = stripePayments(stripe, 0);
  const refund = { claimId: 'c1', line: 0, attempt: 0, tries: 0, cents: 100 };
  await expect(payments.retrieveSession('cs_1')).rejects.toBe(limited);
  await expect(payments.expireSession('cs_1')).rejects.toBe(limited);
  await expect(payments.refund('pi_1')).rejects.toBe(limited);
  await expect(payments.refundClaim('pi_1', refund)).rejects.toBe(limited);
  expect(request).toHaveBeenCalledTimes(4);
});

const openPage = () => ({ id: 'cs_1', url: 'https://pay' });

it.each([
  ['305 555 0188', { phone: '305 555 0188' }],
  ['+1 780-459-5656 ext. 725', {}],
])('ORD-04 a saved address is prefilled with the phone number %s', async (phone, sent) => {
  const where = { line1: '7 Lagoon Lane', line2: '', city: 'Key Largo', state: 'FL' };
  const ship_to = { name: 'Ana Reyes', ...where, postal_code: '33037', country: 'US', phone };
  const create = vi.fn<(asked: { shipping?: object }) => object>(() => ({ id: 'cus_1' }));
  const stripe = { customers: { create }, checkout: { sessions: { create: openPage } } };
  await stripePayments(stripe as unknown as Stripe).createSession(aReservation({ ship_to }));
  const asked = create.mock.lastCall?.[0];
  expect(asked).toMatchObject({ name: 'Ana Reyes', shipping: { address: { city: 'Key Largo' } } });
  for (const part of [asked, asked?.shipping]) {
    const { phone: number } = { phone: undefined, ...part };
    expect(number === undefined ? {} : { phone: number }).toEqual(sent);
  }
});
