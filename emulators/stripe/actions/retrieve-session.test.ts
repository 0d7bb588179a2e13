import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { sampleSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

describe('GET /v1/checkout/sessions/:id', () => {
  it('shows the session as it was made', async () => {
    const made = await api.stripe.checkout.sessions.create(sampleSession());
    const { id, url, amount_total, metadata } = made;
    await expect(api.stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({
      id,
      url,
      amount_total,
      metadata,
    });
  });

  it('expands the line items, and shows none unasked', async () => {
    const { id } = await api.stripe.checkout.sessions.create(sampleSession());
    const plain = await api.stripe.checkout.sessions.retrieve(id);
    expect(plain.line_items).toBeUndefined();
    const full = await api.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
    expect(full.line_items?.data).toHaveLength(2);
  });

  it.skipIf(isRealStripe)('expands the intent and its charge once there are any', async () => {
    const { id } = await api.stripe.checkout.sessions.create(sampleSession());
    await api.control(`/sessions/${id}/pay`, { method: 'card', shippingRate: 'Overnight' });
    const session = await api.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      amount_total: 16_348,
      shipping_cost: { amount_total: 3900 },
      customer_details: { email: 'buyer@shop.example' },
      collected_information: { shipping_details: { address: { country: 'US' } } },
      payment_intent: {
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: 16_348,
        metadata: { reservation: 'r1' },
        latest_charge: { object: 'charge', paid: true, amount: 16_348 },
      },
    });
  });

  it('refuses to expand what cannot be', async () => {
    const { id } = await api.stripe.checkout.sessions.create(sampleSession());
    await expect(
      api.stripe.checkout.sessions.retrieve(id, { expand: ['metadata'] }),
    ).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('cannot be expanded'),
    });
  });

  it('does not find what is not there', async () => {
    await expect(api.stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});
