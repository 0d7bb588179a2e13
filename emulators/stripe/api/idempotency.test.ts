import { describe, expect, it } from 'vitest';
import { apiUnderTest, clientOf, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { inMinutes, smallSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

let keys = 0;
const newKey = () => `key-${Date.now()}-${(keys += 1)}`;

const create = (idempotencyKey: string, change: object = {}) =>
  api.stripe.checkout.sessions.create({ ...smallSession(), ...change }, { idempotencyKey });

describe('idempotency keys', () => {
  it('replay the saved answer', async () => {
    const key = newKey();
    const first = await create(key);
    const second = await create(key);
    expect(second.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('make a new object for a new key', async () => {
    const first = await create(newKey());
    const second = await create(newKey());
    expect(second.id).not.toBe(first.id);
  });

  it('refuse changed parameters', async () => {
    const key = newKey();
    await create(key);
    await expect(create(key, { client_reference_id: 'other' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('are free again after a refused validation', async () => {
    const key = newKey();
    await expect(create(key, { expires_at: inMinutes(1) })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(create(key)).resolves.toMatchObject({ status: 'open' });
  });

  it.skipIf(isRealStripe)(
    'keep a 500, a declined card and a balance that is too small',
    async () => {
      for (const [kind, status] of [
        ['500', 500],
        ['card_error', 402],
        ['no-balance', 400],
      ] as const) {
        const key = newKey();
        await api.control('/faults', { next: { operation: 'create_session', kind, times: 1 } });
        await expect(create(key)).rejects.toMatchObject({ statusCode: status });
        await expect(create(key)).rejects.toMatchObject({
          statusCode: status,
          headers: { 'idempotent-replayed': 'true' },
        });
        await expect(create(newKey())).resolves.toMatchObject({ status: 'open' });
      }
    },
  );

  it.skipIf(isRealStripe)('are untouched by a request beyond the limit', async () => {
    const key = newKey();
    const limit = { next: { operation: 'create_session', kind: '429' } };
    const refused = { type: 'StripeRateLimitError', statusCode: 429 };
    await api.control('/faults', limit);
    await expect(create(key)).rejects.toMatchObject(refused);
    const made = await create(key);
    await api.control('/faults', limit);
    await expect(create(key)).rejects.toMatchObject(refused);
    expect((await create(key)).id).toBe(made.id);
  });

  it.skipIf(isRealStripe)('conflict while the first request is under way', async () => {
    const key = newKey();
    await api.control('/faults', {
      next: { operation: 'create_session', kind: 'slow', delayMs: 2000 },
    });
    // Sent together, because nobody can tell when the slow one has arrived: it is the one that
    // arrives first.
    const sent = [create(key), create(key)];
    const first = await Promise.any(sent);
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { statusCode: 409, code: 'idempotency_key_in_use' } },
    ]);
    expect((await create(key)).id).toBe(first.id);
  });

  it.skipIf(isRealStripe)('find the work of a request whose answer was lost', async () => {
    const key = newKey();
    // Twice: stripe-node itself retries once when a connection is cut.
    await api.control('/faults', {
      next: { operation: 'create_session', kind: 'drop-answer', times: 2 },
    });
    await expect(create(key)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const found = await create(key);
    expect(found.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it.skipIf(isRealStripe)('are free again after a time-out without work', async () => {
    const key = newKey();
    const impatient = clientOf(api.url, { timeout: 100 });
    await api.control('/faults', {
      next: { operation: 'create_session', kind: 'timeout', times: 1 },
    });
    await expect(
      impatient.checkout.sessions.create(smallSession(), { idempotencyKey: key }),
    ).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const made = await create(key);
    expect(made.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });
});
