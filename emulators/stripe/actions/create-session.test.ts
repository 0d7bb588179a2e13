import { Stripe } from 'stripe';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { apiUnderTest } from '#stripe/testing/api-under-test.ts';
import { inMinutes, sampleSession, smallSession } from '#stripe/testing/sample-session.ts';
import type { SessionParams } from '#stripe/validations/create-session.ts';
import { API_VERSION } from '#stripe/wire.ts';

const api = apiUnderTest();

const create = (change: object) =>
  api.stripe.checkout.sessions.create({ ...sampleSession(), ...change });

describe('POST /v1/checkout/sessions', () => {
  it('speaks the version of the installed stripe-node', () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
  });

  it('makes an open session with the shop’s data and the first shipping option in the total', async () => {
    const session = await create({});
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      livemode: false,
      currency: 'usd',
      amount_subtotal: 12_448,
      amount_total: 13_948,
      client_reference_id: 'reservation-1',
      customer_email: 'buyer@shop.example',
      metadata: { reservation: 'r1' },
      payment_intent: null,
      shipping_cost: { amount_total: 1500 },
      total_details: { amount_shipping: 1500, amount_tax: 0, amount_discount: 0 },
    });
    expect(session.id).toMatch(/^cs_test_\w{50,}$/);
    expect(session.url).toMatch(/^https?:\/\/.+\/c\/pay\/cs_test_/);
    expect(session.shipping_options).toHaveLength(2);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
  });

  it('takes only parameters that stripe-node knows', () => {
    type Known = Stripe.Checkout.SessionCreateParams;
    expectTypeOf<SessionParams>().toExtend<Known>();
    expectTypeOf<Exclude<keyof SessionParams, keyof Known>>().toBeNever();
  });

  it('offers the ways to pay that are allowed and not excluded', async () => {
    const all = await create({});
    expect(all.payment_method_types).toContain('card');
    const cards = await create({ allowed_payment_method_types: ['card'] });
    expect(cards.payment_method_types).toEqual(['card']);
    const none = create({
      allowed_payment_method_types: ['card'],
      excluded_payment_method_types: ['card'],
    });
    await expect(none).rejects.toMatchObject({ statusCode: 400 });
  });

  it('expires after 24 hours unless told otherwise', async () => {
    const session = await api.stripe.checkout.sessions.create(smallSession());
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
  });

  it('expands line items in the answer', async () => {
    const session = await create({ expand: ['line_items'] });
    expect(session.line_items?.data.map((item) => item.description)).toEqual([
      'Ocellaris clownfish',
      'Turbo snail',
    ]);
    const price = session.line_items?.data[0]?.price;
    expect(price?.unit_amount).toBe(4999);
    expect(String(price?.unit_amount_decimal)).toBe('4999');
  });

  it.each([
    ['29 minutes', 29, /at least 30 minutes/],
    ['25 hours', 25 * 60, /less than 24 hours/],
  ])('refuses an expiry in %s', async (_name, minutes, message) => {
    await expect(create({ expires_at: inMinutes(minutes) })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      message: expect.stringMatching(message),
    });
  });

  it('takes an expiry in 31 minutes', async () => {
    await expect(create({ expires_at: inMinutes(31) })).resolves.toMatchObject({ status: 'open' });
  });

  it.each([
    ['an unknown parameter', { shoe_size: 44 }, { code: 'parameter_unknown', param: 'shoe_size' }],
    [
      'a missing one',
      { success_url: undefined, mode: undefined },
      { code: 'parameter_missing', param: 'mode' },
    ],
    [
      'an address that is none',
      { success_url: 'javascript:alert(1)' },
      { code: 'url_invalid', param: 'success_url' },
    ],
    [
      'an e-mail that is none',
      { customer_email: 'nobody' },
      { code: 'email_invalid', param: 'customer_email' },
    ],
  ])('refuses %s', async (_name, change, error) => {
    await expect(create(change)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      ...error,
    });
  });

  it.each([
    ['a quantity of 0', { quantity: 0 }, 'line_items[0][quantity]'],
    ['half a fish', { quantity: 0.5 }, 'line_items[0][quantity]'],
    ['a negative price', { unit_amount: -1 }, 'line_items[0][price_data][unit_amount]'],
  ])('refuses %s and names the place', async (_name, wrong, param) => {
    const { quantity = 1, unit_amount = 1000 } = wrong as {
      quantity?: number;
      unit_amount?: number;
    };
    const price_data = { currency: 'usd', unit_amount, product_data: { name: 'Snail' } };
    await expect(create({ line_items: [{ price_data, quantity }] })).rejects.toMatchObject({
      statusCode: 400,
      param,
    });
  });

  it('refuses a total below 50 cents', async () => {
    const price_data = { currency: 'usd', unit_amount: 49, product_data: { name: 'Crumb' } };
    const params = { line_items: [{ price_data, quantity: 1 }], shipping_options: undefined };
    await expect(create(params)).rejects.toMatchObject({ code: 'amount_too_small' });
  });

  it('refuses a wrong key, and none', async () => {
    const { host, protocol } = api.url ? new URL(api.url) : new URL('https://api.stripe.com');
    const ask = (headers: Record<string, string>) =>
      fetch(`${protocol}//${host}/v1/checkout/sessions`, { method: 'POST', headers });
    expect((await ask({})).status).toBe(401);
    const wrong = await ask({ authorization: 'Bearer nonsense' });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});
