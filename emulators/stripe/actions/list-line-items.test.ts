import { describe, expect, it } from 'vitest';
import { apiUnderTest } from '#stripe/testing/api-under-test.ts';
import { sampleSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

describe('GET /v1/checkout/sessions/:id/line_items', () => {
  it('lists what is bought, page by page', async () => {
    const { id } = await api.stripe.checkout.sessions.create(sampleSession());
    const first = await api.stripe.checkout.sessions.listLineItems(id, { limit: 1 });
    expect(first.has_more).toBe(true);
    expect(first.data[0]).toMatchObject({ object: 'item', quantity: 2, amount_total: 9998 });
    const all = await api.stripe.checkout.sessions
      .listLineItems(id, { limit: 1 })
      .autoPagingToArray({ limit: 10 });
    expect(all.map((item) => item.description)).toEqual(['Ocellaris clownfish', 'Turbo snail']);
  });

  it('does not find the items of no session', async () => {
    await expect(api.stripe.checkout.sessions.listLineItems('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
