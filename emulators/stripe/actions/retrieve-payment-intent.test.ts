import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { intentIdOf } from '#stripe/testing/intent-id.ts';
import { sampleSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

describe('GET /v1/payment_intents/:id', () => {
  it.skipIf(isRealStripe)('shows a paid intent with its charge', async () => {
    const { id } = await api.stripe.checkout.sessions.create(sampleSession());
    await api.control(`/sessions/${id}/pay`, {});
    const session = await api.stripe.checkout.sessions.retrieve(id);
    const intent = await api.stripe.paymentIntents.retrieve(intentIdOf(session), {
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: session.amount_total,
      latest_charge: { billing_details: { email: 'buyer@shop.example' } },
    });
  });

  it('does not find what is not there', async () => {
    await expect(api.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});
