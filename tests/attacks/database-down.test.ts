import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCheckout } from '#support/checkouts.ts';
import { type GoogleKeys, publishKeys } from '#support/deployed/google-keys.ts';
import { createTcpProxy, type TcpProxy } from '#support/deployed/tcp-proxy.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { ledger } from '#support/shop-fixture.ts';
import { eventOf, postEvent } from '#support/payments/signed-event.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const deps = localDeps({ now: new Date() });
let database: TcpProxy;
let keys: GoogleKeys;
let worker: Worker;

beforeAll(async () => {
  database = await createTcpProxy(fromEnvironment('FIRESTORE_EMULATOR_HOST'));
  keys = await publishKeys();
  worker = await startWorker(keys, { FIRESTORE_EMULATOR_HOST: database.host });
});
afterAll(async () => {
  await worker.stop();
  await keys.close();
  database.close();
  await deps.close();
});

const deliver = (body: string) => postEvent(`${worker.origin}/stripe-webhook`, body);

it(
  'ATT-63 with the database down the webhook answers 5xx; the same event again records the order',
  { timeout: 120_000 },
  async () => {
    const { product, sessionId } = await newCheckout(deps, { stock: 2 });
    await stripeControl.pay(sessionId);
    const event = eventOf('checkout.session.completed', { id: sessionId });

    database.disconnect();
    const status = await deliver(event);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await ledger(deps.db, product)).toEqual({ free: 1, held: 1, sold: 0, orderCount: 0 });

    database.reconnect();
    // The client waits a little before it reconnects, as Stripe does before it repeats its event.
    await expect.poll(() => deliver(event), { timeout: 60_000, interval: 1000 }).toBe(200);
    expect(await ledger(deps.db, product)).toEqual({ free: 1, held: 0, sold: 1, orderCount: 1 });
  },
);
