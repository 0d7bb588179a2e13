import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { paidSession } from '#stripe/testing/paid-session.ts';
import { smallSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

async function charge(intent: string) {
  const { latest_charge } = await api.stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge.refunds'],
  });
  return typeof latest_charge === 'string' ? null : latest_charge;
}

describe.skipIf(isRealStripe)('GET /v1/disputes', () => {
  it('lists the disputes of a payment as they are now, and sends events of both outcomes', async () => {
    const { id, intent } = await paidSession(api);
    const other = await paidSession(api);
    expect((await api.stripe.disputes.list({ payment_intent: intent })).data).toEqual([]);
    await api.control(`/sessions/${id}/dispute`, { status: 'open' });
    expect(await charge(intent)).toMatchObject({ disputed: true });
    const open = await api.stripe.disputes.list({ payment_intent: intent });
    expect(open.data).toMatchObject([{ payment_intent: intent, status: 'needs_response' }]);
    await api.control(`/sessions/${id}/dispute`, { status: 'won' });
    const won = await api.stripe.disputes.list({ payment_intent: intent });
    expect(won.data).toMatchObject([{ status: 'won' }]);
    const created = won.data[0]?.created ?? 0;
    const later = { payment_intent: intent, created: { gt: created } };
    expect((await api.stripe.disputes.list(later)).data).toEqual([]);
    const since = { payment_intent: intent, created: { gte: created } };
    expect((await api.stripe.disputes.list(since)).data).toHaveLength(1);
    expect((await api.stripe.disputes.list({ payment_intent: other.intent })).data).toEqual([]);
    const { data } = await api.stripe.events.list({ limit: 2 });
    expect(data.map(({ type }) => type)).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
    ]);
  });

  it('is of the whole payment, or of a part', async () => {
    const [whole, part] = [await paidSession(api), await paidSession(api)];
    await api.control(`/sessions/${whole.id}/dispute`, { status: 'open' });
    await api.control(`/sessions/${part.id}/dispute`, { status: 'open', amount: 300 });
    const list = (intent: string) => api.stripe.disputes.list({ payment_intent: intent });
    expect((await list(whole.intent)).data).toMatchObject([{ amount: 1000 }]);
    expect((await list(part.intent)).data).toMatchObject([{ amount: 300 }]);
  });

  it('says what it has withdrawn: never what was refunded before, and nothing once it is won', async () => {
    const { id, intent } = await paidSession(api);
    const sums = async (status: string) => {
      await api.control(`/sessions/${id}/dispute`, { status });
      const { data } = await api.stripe.disputes.list({ payment_intent: intent });
      return data[0]?.balance_transactions.map(({ amount }) => amount);
    };
    await api.stripe.refunds.create({ payment_intent: intent, amount: 400 });
    expect(await sums('open')).toEqual([-600]);
    expect(await sums('won')).toEqual([-600, 600]);
    expect(await sums('open')).toEqual([-600]);
    expect(await sums('prevented')).toEqual([-600]);
    const { data } = await api.stripe.disputes.list({ payment_intent: intent });
    expect(data[0]).toMatchObject({ status: 'prevented', balance_transactions: [{ net: -2100 }] });
  });

  it('disputes only what was paid, and ends only what is disputed', async () => {
    const { id } = await api.stripe.checkout.sessions.create(smallSession());
    await expect(api.control(`/sessions/${id}/dispute`, { status: 'open' })).rejects.toThrow('409');
    const { id: other } = await paidSession(api);
    await expect(api.control(`/sessions/${other}/dispute`, { status: 'won' })).rejects.toThrow(
      '409',
    );
  });
});

describe.skipIf(isRealStripe)('a refund that fails later', () => {
  it('leaves its money with the shop, and is among the charge’s refunds', async () => {
    const { id, intent } = await paidSession(api);
    await expect(api.control(`/sessions/${id}/fail-refund`, {})).rejects.toThrow('409');
    await api.stripe.refunds.create({ payment_intent: intent });
    await api.control(`/sessions/${id}/fail-refund`, {});
    expect(await charge(intent)).toMatchObject({
      refunded: false,
      amount_refunded: 0,
      refunds: { data: [{ status: 'failed' }] },
    });
    const { data } = await api.stripe.events.list({ type: 'refund.failed', limit: 1 });
    expect(data).toMatchObject([{ data: { object: { payment_intent: intent } } }]);
    await api.stripe.refunds.create({ payment_intent: intent });
    expect(await charge(intent)).toMatchObject({ refunded: true });
  });
});
