import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { intentIdOf } from '#stripe/testing/intent-id.ts';
import { smallSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

async function paidIntent(method: 'card' | 'delayed' = 'card'): Promise<string> {
  const { id } = await api.stripe.checkout.sessions.create(smallSession());
  await api.control(`/sessions/${id}/pay`, { method });
  const session = await api.stripe.checkout.sessions.retrieve(id);
  return intentIdOf(session);
}

describe('POST /v1/refunds', () => {
  it.skipIf(isRealStripe)('refunds everything if no amount is named, and says so', async () => {
    const payment_intent = await paidIntent();
    const refund = await api.stripe.refunds.create({ payment_intent, metadata: { why: 'late' } });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 1000,
      status: 'succeeded',
      payment_intent,
    });
    await expect(api.stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ id: refund.id });
    const { data } = await api.stripe.events.list({ type: 'charge.refunded', limit: 1 });
    expect(data[0]?.data.object).toMatchObject({ refunded: true, amount_refunded: 1000 });
  });

  it.skipIf(isRealStripe)('refunds in parts up to what was paid, never above', async () => {
    const payment_intent = await paidIntent();
    const refund = (amount: number) => api.stripe.refunds.create({ payment_intent, amount });
    await expect(refund(1001)).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($10.01) is greater than charge amount ($10.00)',
    });
    await expect(refund(600)).resolves.toMatchObject({ amount: 600 });
    await expect(refund(401)).rejects.toMatchObject({
      message: 'Refund amount ($4.01) is greater than unrefunded amount on charge ($4.00)',
    });
    await expect(refund(400)).resolves.toMatchObject({ amount: 400 });
    await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it.skipIf(isRealStripe)('refuses to refund a delayed payment that has not settled', async () => {
    const payment_intent = await paidIntent('delayed');
    await expect(api.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('does not have a successful charge'),
    });
  });

  it.each([0, -5])('refuses an amount of %i', async (amount) => {
    await expect(
      api.stripe.refunds.create({ payment_intent: 'pi_none', amount }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
  });

  it('does not find an intent that is not there', async () => {
    await expect(api.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
