import { describe, expect, it } from 'vitest';
import { apiUnderTest } from '#stripe/testing/api-under-test.ts';
import { smallSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

describe('GET /v1/events', () => {
  it('lists the newest first, by type, and each can be looked up', async () => {
    const first = await api.stripe.checkout.sessions.create(smallSession());
    const second = await api.stripe.checkout.sessions.create(smallSession());
    await api.stripe.checkout.sessions.expire(first.id);
    await api.stripe.checkout.sessions.expire(second.id);
    const list = await api.stripe.events.list({ type: 'checkout.session.expired', limit: 2 });
    expect(list.data.map((event) => event.data.object)).toMatchObject([
      { id: second.id, status: 'expired', url: null },
      { id: first.id, status: 'expired', url: null },
    ]);
    const [newest] = list.data;
    const again = await api.stripe.events.retrieve(newest?.id ?? '');
    expect(again).toMatchObject({
      object: 'event',
      type: 'checkout.session.expired',
      livemode: false,
    });
    expect(again.request?.id).toMatch(/^req_/);
  });

  it('lists none of a type that never was', async () => {
    const list = await api.stripe.events.list({
      type: 'checkout.session.async_payment_failed',
      limit: 1,
      created: { gt: 4_000_000_000 },
    });
    expect(list.data).toEqual([]);
  });
});
