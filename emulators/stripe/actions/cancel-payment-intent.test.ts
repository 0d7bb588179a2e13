import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { intentIdOf } from '#stripe/testing/intent-id.ts';
import { smallSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

async function paidBy(method: 'card' | 'delayed' | 'unconfirmed') {
  const { id } = await api.stripe.checkout.sessions.create(smallSession());
  await api.control(`/sessions/${id}/pay`, { method });
  const session = await api.stripe.checkout.sessions.retrieve(id);
  return { session, intent: intentIdOf(session) };
}

describe('POST /v1/payment_intents/:id/cancel', () => {
  it.skipIf(isRealStripe)('ends a debit that its buyer does not confirm, once', async () => {
    const { session, intent } = await paidBy('unconfirmed');
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    const cancel = () =>
      api.stripe.paymentIntents.cancel(intent, { cancellation_reason: 'abandoned' });
    expect(await cancel()).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    await expect(cancel()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await expect(
      api.control(`/sessions/${session.id}/settle`, { outcome: 'succeeded' }),
    ).rejects.toThrow('409');
  });

  it.skipIf(isRealStripe).each(['card', 'delayed'] as const)(
    'refuses what was paid or is with the bank: %s',
    async (method) => {
      const { intent } = await paidBy(method);
      await expect(api.stripe.paymentIntents.cancel(intent)).rejects.toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
      });
    },
  );

  it('does not find what is not there', async () => {
    await expect(api.stripe.paymentIntents.cancel('pi_none')).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
