import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { paidSession } from '#stripe/testing/paid-session.ts';

const api = apiUnderTest();

describe.skipIf(isRealStripe)('GET /v1/refunds', () => {
  it('lists the refunds of a payment with their metadata, newest first, as they are now', async () => {
    const [one, other] = [await paidSession(api), await paidSession(api)];
    const list = (intent: string) => api.stripe.refunds.list({ payment_intent: intent });
    expect((await list(one.intent)).data).toEqual([]);
    for (const amount of [100, 200]) {
      // Their order matters.
      await api.stripe.refunds.create({
        payment_intent: one.intent,
        amount,
        metadata: { why: `${amount}` },
      });
    }
    expect((await list(one.intent)).data).toMatchObject([
      { amount: 200, status: 'succeeded', metadata: { why: '200' } },
      { amount: 100, status: 'succeeded', metadata: { why: '100' } },
    ]);
    await api.control(`/sessions/${one.id}/fail-refund`, {});
    const [latest] = (await list(one.intent)).data;
    expect(latest).toMatchObject({ amount: 200, status: 'failed' });
    expect((await list(other.intent)).data).toEqual([]);
    await api.control(`/sessions/${one.id}/cancel-refund`, {});
    const [, first] = (await list(one.intent)).data;
    expect(first).toMatchObject({ amount: 100, status: 'canceled' });
    const [told] = (await api.stripe.events.list({ type: 'refund.updated', limit: 1 })).data;
    expect(told?.data.object).toMatchObject({ id: first?.id, payment_intent: one.intent });
    const { latest_charge: charge } = await api.stripe.paymentIntents.retrieve(one.intent, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it('lists those of all payments that were made within a time', async () => {
    const [one, other] = [await paidSession(api), await paidSession(api)];
    await api.stripe.refunds.create({ payment_intent: one.intent });
    const refund = await api.stripe.refunds.create({ payment_intent: other.intent });
    const since = (gte: number) => api.stripe.refunds.list({ created: { gte }, limit: 2 });
    const intents = (await since(refund.created - 60)).data.map(({ payment_intent: id }) => id);
    expect(intents).toEqual([other.intent, one.intent]);
    expect((await since(refund.created + 1)).data).toEqual([]);
  });

  it('has all of them, while a charge comes with the ten newest only', async () => {
    const { intent } = await paidSession(api);
    for (let amount = 1; amount <= 11; amount += 1) {
      // Their order matters.
      await api.stripe.refunds.create({ payment_intent: intent, amount });
    }
    const { latest_charge: charge } = await api.stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge.refunds'],
    });
    const sent = typeof charge === 'string' ? null : charge?.refunds;
    expect(sent).toMatchObject({ has_more: true });
    expect(sent?.data.map(({ amount }) => amount)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    const all = await api.stripe.refunds.list({ payment_intent: intent, limit: 100 });
    expect(all.data).toHaveLength(11);
  });
});
