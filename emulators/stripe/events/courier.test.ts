import { setTimeout as sleep } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStripeStandIn, type StandIn } from '#stripe/server.ts';
import { askControl, clientOf } from '#stripe/testing/api-under-test.ts';
import { smallSession } from '#stripe/testing/sample-session.ts';
import { openWebhookEndpoint, type WebhookEndpoint } from '#stripe/testing/webhook-endpoint.ts';

const secret = 'whsec_courier';
/** Node's timers and the tests' clock count in whole milliseconds. */
const ROUNDING_MS = 1;
const retryDelaysMs = [20, 40, 60] as const;
let endpoint: WebhookEndpoint;
let standIn: StandIn;
let stripe: Stripe;

beforeAll(async () => {
  endpoint = await openWebhookEndpoint();
  standIn = await startStripeStandIn({
    port: 0,
    webhookUrl: endpoint.url,
    webhookSecret: secret,
    retryDelaysMs,
  });
  stripe = clientOf(standIn.url);
});
afterEach(async () => {
  await control('/reset', {});
  endpoint.clear();
});
afterAll(async () => {
  await standIn.close();
  await endpoint.close();
});

const control = (path: string, body?: object) => askControl(standIn.url, path, body);

async function paid(method: 'card' | 'delayed' = 'card'): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(smallSession());
  await control(`/sessions/${id}/pay`, { method });
  return id;
}

async function eventIds(): Promise<string[]> {
  const { data } = await stripe.events.list();
  return data.map((event) => event.id).toReversed();
}

const idsArrived = () => endpoint.arrivals.map(({ payload }): unknown => JSON.parse(payload).id);

describe('webhooks', () => {
  it('arrive signed so that stripe-node accepts them, and only with the right secret', async () => {
    const id = await paid();
    await endpoint.expectCount(2);
    expect(endpoint.types().toSorted()).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
    ]);
    for (const { payload, signature } of endpoint.arrivals) {
      const event = stripe.webhooks.constructEvent(payload, signature, secret);
      if (event.type === 'checkout.session.completed')
        expect(event.data.object).toMatchObject({ id, payment_status: 'paid' });
      expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow();
      expect(() => stripe.webhooks.constructEvent(`${payload} `, signature, secret)).toThrow();
    }
  });

  it('are retried with growing delay until accepted, each attempt freshly signed', async () => {
    endpoint.answers.push(500, 503);
    const { id } = await stripe.checkout.sessions.create(smallSession());
    await stripe.checkout.sessions.expire(id);
    await endpoint.expectCount(3);
    const [first = 0, second = 0, third = 0] = endpoint.arrivals.map(({ atMs }) => atMs);
    // Each may be late on a busy machine, but none is early.
    expect(second - first).toBeGreaterThanOrEqual(retryDelaysMs[0] - ROUNDING_MS);
    expect(third - second).toBeGreaterThanOrEqual(retryDelaysMs[1] - ROUNDING_MS);
    await sleep(100);
    expect(endpoint.arrivals).toHaveLength(3);
  });

  it('are given up after the last attempt', async () => {
    endpoint.answers.push(500, 500, 500, 500, 500);
    const { id } = await stripe.checkout.sessions.create(smallSession());
    await stripe.checkout.sessions.expire(id);
    await endpoint.expectCount(4);
    await expect
      .poll(() => control('/events'), { timeout: 10_000 })
      .toMatchObject({ events: [{ delivery: { state: 'given-up' } }] });
  });

  it('arrive as often as told', async () => {
    await control('/webhooks', { mode: 'deliver', duplicate: 3 });
    const { id } = await stripe.checkout.sessions.create(smallSession());
    await stripe.checkout.sessions.expire(id);
    await endpoint.expectCount(3);
    expect(new Set(idsArrived()).size).toBe(1);
  });

  it('are held, and released in the order asked for', async () => {
    await control('/webhooks', { mode: 'hold' });
    const id = await paid('delayed');
    await control(`/sessions/${id}/settle`, { outcome: 'succeeded' });
    const ids = await eventIds();
    expect(ids).toHaveLength(3);
    expect(endpoint.arrivals).toHaveLength(0);
    await control('/webhooks/release', { order: ids.toReversed() });
    expect(idsArrived()).toEqual(ids.toReversed());
    expect(endpoint.types()).toEqual([
      'checkout.session.async_payment_succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  it('are dropped, and can be sent again', async () => {
    await control('/webhooks', { mode: 'drop' });
    await paid();
    await sleep(50);
    expect(endpoint.arrivals).toHaveLength(0);
    const [first = ''] = await eventIds();
    await control(`/events/${first}/resend`, {});
    expect(idsArrived()).toEqual([first]);
  });

  it('are delayed and shuffled on command', async () => {
    await control('/webhooks', { mode: 'deliver', delayMs: 500, shuffle: true });
    const fromMs = Date.now();
    await paid();
    const ids = await eventIds();
    await endpoint.expectCount(2);
    for (const { atMs } of endpoint.arrivals) {
      expect(atMs - fromMs).toBeGreaterThanOrEqual(500 - ROUNDING_MS);
    }
    expect(idsArrived()).toEqual(ids.toReversed());
  });

  it('report a delayed payment that fails', async () => {
    const id = await paid('delayed');
    await endpoint.expectCount(1);
    await control(`/sessions/${id}/settle`, { outcome: 'failed' });
    await endpoint.expectCount(3);
    expect(endpoint.types()).toEqual(
      expect.arrayContaining([
        'checkout.session.async_payment_failed',
        'payment_intent.payment_failed',
      ]),
    );
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid');
    await expect(control(`/sessions/${id}/settle`, { outcome: 'succeeded' })).rejects.toThrow(
      '409',
    );
  });

  it('can be forged for attacks: any body, secret, time or header', async () => {
    const old = Math.floor(Date.now() / 1000) - 301;
    await control('/events/forge', { body: { id: 'evt_x', object: 'event' }, timestamp: old });
    await control('/events/forge', { body: '{}', secret: 'whsec_wrong' });
    await control('/events/forge', { body: '{}', signature: null });
    const [stale, wrong, bare] = endpoint.arrivals;
    const verify = (arrival = stale) =>
      stripe.webhooks.constructEvent(arrival?.payload ?? '', arrival?.signature ?? '', secret);
    expect(() => verify()).toThrow(/Timestamp/);
    expect(() => verify(wrong)).toThrow(/No signatures found/);
    expect(bare?.signature).toBe('');
  });
});
