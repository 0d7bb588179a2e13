import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { inMinutes, sampleSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

describe('POST /v1/checkout/sessions/:id/expire', () => {
  it('expires an open session, once', async () => {
    const { id } = await api.stripe.checkout.sessions.create(sampleSession());
    await expect(api.stripe.checkout.sessions.expire(id)).resolves.toMatchObject({
      id,
      status: 'expired',
      payment_status: 'unpaid',
      url: null,
    });
    await expect(api.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('has a status of `expired`'),
    });
  });

  it.skipIf(isRealStripe)('refuses a paid one, which stays paid', async () => {
    const { id } = await api.stripe.checkout.sessions.create(sampleSession());
    await api.control(`/sessions/${id}/pay`, {});
    await expect(api.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
    });
    const after = await api.stripe.checkout.sessions.retrieve(id);
    expect(after.payment_status).toBe('paid');
  });

  it.skipIf(isRealStripe)('happens by itself when the time has come, not before', async () => {
    const params = { ...sampleSession(), expires_at: inMinutes(31) };
    const { id } = await api.stripe.checkout.sessions.create(params);
    await api.control('/clock/advance', { ms: 30 * 60_000 });
    expect((await api.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    await api.control('/clock/advance', { ms: 60_000 });
    expect((await api.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    const events = await api.stripe.events.list({ type: 'checkout.session.expired', limit: 1 });
    expect(events.data[0]?.data.object).toMatchObject({ id, status: 'expired' });
  });

  it.skipIf(isRealStripe)('leaves sessions alone that were made after an advance', async () => {
    await api.control('/clock/advance', { ms: 48 * 60 * 60_000 });
    const params = { ...sampleSession(), expires_at: inMinutes(31) };
    const { id } = await api.stripe.checkout.sessions.create(params);
    expect((await api.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });
});
