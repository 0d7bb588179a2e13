import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { cancelCheckout } from '../../functions/src/checkout/cancel-checkout.ts';
import { DEMO } from '#support/callables.ts';
import { type GoogleKeys, publishKeys, strangeKey } from '#support/deployed/google-keys.ts';
import { callWorker } from '#support/deployed/open-worker.ts';
import { addSignedInBuyer, idToken } from '#support/deployed/sessions.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { localDeps } from '#support/local-services.ts';
import { ledger, stockProduct } from '#support/shop-fixture.ts';

/** The deployed bundle with an operator's settings: limits, and App Check. */
const deps = localDeps({ now: new Date() });
let keys: GoogleKeys;
let worker: Worker;
let buyerId = '';

const nowS = () => Math.floor(Date.now() / 1000);

function appToken(changes: object = {}): object {
  return {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/1', `projects/${PROJECT_ID}`],
    sub: '1:2:web:3',
    iat: nowS(),
    exp: nowS() + 3600,
    ...changes,
  };
}

async function post(name: string, data: unknown, headers: Record<string, string> = {}) {
  const response = await callWorker(worker.origin, name, JSON.stringify({ data }), {
    authorization: `Bearer ${idToken(keys, buyerId)}`,
    ...headers,
  });
  return { http: response.status, ...((await response.json()) as object) };
}

beforeAll(async () => {
  const auth = getAuth(initializeApp({ projectId: PROJECT_ID }, 'attacks-limits'));
  buyerId = (await auth.getUserByEmail(DEMO.buyer[0])).uid;
  keys = await publishKeys();
});
afterEach(() => worker.stop());
afterAll(async () => {
  await keys.close();
  await deps.close();
});

describe('limits an operator sets', () => {
  it('ATT-46 of a thousand checkouts of one account the configured number is made, and one hold is left', async () => {
    const most = 30;
    worker = await startWorker(keys, {
      PAYMENTS_PER_ACCOUNT: String(most),
      PAYMENTS_PER_ADDRESS: '9999',
    });
    const buyer = await addSignedInBuyer(deps.db);
    const as = { authorization: `Bearer ${idToken(keys, buyer)}` };
    const products = await Promise.all(Array.from({ length: 50 }, () => stockProduct(deps.db, 20)));
    const statuses = new Map<number, number>();
    for (let batch = 0; batch < 20; batch += 1) {
      const calls = products.map((id) =>
        post(
          'create-payment',
          {
            items: [{ id, name: 'x', price: 1, quantity: 10 }],
            successUrl: 'https://reef.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
            cancelUrl: 'https://reef.example/payment-canceled',
            request_id: randomUUID(),
          },
          as,
        ),
      );
      // Fifty at a time.
      for (const { http } of await Promise.all(calls)) {
        statuses.set(http, (statuses.get(http) ?? 0) + 1);
      }
    }
    // Successful, or told that another checkout of theirs has just begun.
    const begun = (statuses.get(200) ?? 0) + (statuses.get(400) ?? 0);
    expect(begun).toBe(most);
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(statuses.get(429)).toBe(1000 - most);
    const stocks = await deps.db.getAll(...products.map((id) => deps.db.doc(`products/${id}`)));
    const held = stocks.map((stock) => 20 - (stock.get('stock') as number));
    expect(held.filter((units) => units > 0)).toEqual([10]);
  }, 120_000);

  it('ATT-46 two payment pages are made, the third is refused with words and holds nothing', async () => {
    worker = await startWorker(keys, { PAYMENTS_PER_ACCOUNT: '2', PAYMENTS_PER_ADDRESS: '9999' });
    // A new buyer for this test: others have bought much as the demo buyer.
    const buyer = await addSignedInBuyer(deps.db);
    const as = { authorization: `Bearer ${idToken(keys, buyer)}` };
    const product = await stockProduct(deps.db, 5);
    const request = () => ({
      items: [{ id: product, name: 'x', price: 1, quantity: 1 }],
      successUrl: 'https://reef.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://reef.example/payment-canceled',
      request_id: randomUUID(),
    });
    const [first, second] = [request(), request()];
    expect(await post('create-payment', first, as)).toMatchObject({ http: 200 });
    expect(await post('create-payment', second, as)).toMatchObject({ http: 200 });
    expect(await post('create-payment', request(), as)).toMatchObject({
      http: 429,
      error: {
        status: 'RESOURCE_EXHAUSTED',
        message: expect.stringMatching(/^Too many checkouts .* try again in \d+ minutes\.$/),
      },
    });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 4, held: 1 });
    await cancelCheckout(deps, buyer, second.request_id);
  });
});

const profile = (headers?: Record<string, string>) =>
  post('get_user_profile_extended', null, headers);
const proof = (token: string) => ({ 'x-firebase-appcheck': token });

describe('App Check', () => {
  it('is not required unless an operator turned it on', async () => {
    worker = await startWorker(keys);
    expect(await profile()).toMatchObject({ http: 200 });
  });

  it('restricts callables to the shop’s own page when turned on, but not the webhook', async () => {
    worker = await startWorker(keys, { ENFORCE_APP_CHECK: 'true' });
    expect(await profile(proof(keys.sign(appToken())))).toMatchObject({ http: 200 });
    const forged = [
      keys.sign(appToken({ exp: nowS() - 1 })),
      keys.sign(appToken({ aud: ['projects/somebody-else'] })),
      keys.sign(appToken(), { key: strangeKey() }),
      'nonsense',
    ];
    for (const token of forged) {
      expect(await profile(proof(token))).toMatchObject({ http: 401 });
    }
    expect(await profile()).toMatchObject({ http: 401, error: { status: 'UNAUTHENTICATED' } });
    expect(await post('stripe-webhook', {})).toMatchObject({ http: 400 });
  });
});
