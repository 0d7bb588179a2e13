import '#support/payments/own-stand-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MAX_LOOKUPS } from '../../functions/src/catalogue/product-page.ts';
import { MAX_PAYMENT_CALLS } from '../../functions/src/shared/runtime/throttle.ts';
import { createTcpProxy } from '#support/deployed/tcp-proxy.ts';
import { MANY_PAYMENTS, openWorker } from '#support/deployed/open-worker.ts';
import { PAGES } from '#support/deployed/rush.ts';
import { addSignedInBuyer } from '#support/deployed/sessions.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { grpcCounter } from '#support/wire/grpc-counter.ts';
import { cartOf, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/** The deployed bundle, called in loops for what costs something. */
const deps = localDeps({ now: new Date() });
const worker = openWorker(MANY_PAYMENTS);
const { post } = worker;
afterAll(() => deps.close());

const invented = () => ({ session_id: `cs_test_${randomUUID().replaceAll('-', '')}` });

describe('questions about payments', () => {
  it('ATT-111 invented sessions belong to nobody, Stripe is not asked about them, and a loop is limited', async () => {
    const [looper, buyer] = [await addSignedInBuyer(deps.db), await addSignedInBuyer(deps.db)];
    const request_id = randomUUID();
    const product = await stockProduct(deps.db, 1);
    const bought = await post('create-payment', buyer, {
      ...cartOf([product, 1]),
      ...PAGES,
      request_id,
    });
    const own = { session_id: String(bought.result?.['session_id']) };
    // The next request to Stripe is answered with a fault.
    await stripeControl.fault('retrieve_session', '500');
    // Ten at a time, as all have to come within one minute.
    for (let sent = 0; sent < MAX_PAYMENT_CALLS; sent += 10) {
      await Promise.all(
        Array.from({ length: 10 }, async (_, time) => {
          const isQuestion = time % 2 === 0;
          const answer = await (isQuestion
            ? post('verify-payment', looper, invented())
            : post('cancel-payment', looper, { request_id: randomUUID() }));
          expect(answer.http).toBe(200);
          const nothing = isQuestion ? { ok: false, state: 'unknown' } : { outcome: 'none' };
          expect(answer.result).toMatchObject(nothing);
        }),
      );
    }
    for (const [name, data] of [
      ['verify-payment', invented()],
      ['cancel-payment', { request_id: randomUUID() }],
    ] as const) {
      expect(await post(name, looper, data)).toMatchObject({
        http: 429,
        error: { message: 'Too many attempts. Please try again later.' },
      });
    }
    // Another buyer's session is refused like an invented one; the buyer's own is answered, and
    // canceled.
    const other = await addSignedInBuyer(deps.db);
    expect((await post('verify-payment', other, own)).result).toMatchObject({ state: 'unknown' });
    expect((await post('verify-payment', buyer, own)).http).toBe(500);
    expect((await post('verify-payment', buyer, own)).result).toMatchObject({ state: 'open' });
    expect((await post('cancel-payment', buyer, { request_id })).result).toEqual({
      outcome: 'cancelled',
    });
  });
});

const page = (id: string, from: { origin: string } = worker) =>
  fetch(`${from.origin}/product-page/product/${id}?q=${randomUUID()}`);

/** The headers of a page that lacks what it is about. */
const NOT_NOW = { 'cache-control': 'no-store', 'retry-after': '60' };

const CROWD = 60;

/** Each way of a read takes this long, so that a crowd arrives meanwhile. */
const ONE_WAY_MS = 100;

describe('pages at a function’s own address, under random queries', () => {
  it('ATT-110 product pages cost a bounded number of reads a minute', async () => {
    const product = await stockProduct(deps.db, 1);
    const found = await page(product);
    expect(found.status).toBe(200);
    expect(await found.text()).toContain(`Test Clownfish ${product}`);
    const counted = { missing: 0, unread: 0 };
    for (let batch = 0; batch < MAX_LOOKUPS / 10 + 2; batch += 1) {
      // Ten at a time.
      const answers = await Promise.all(Array.from({ length: 10 }, () => page(randomUUID())));
      for (const { status, headers } of answers) {
        if (status === 404) counted.missing += 1;
        else if (status === 503) {
          expect(Object.fromEntries(headers)).toMatchObject(NOT_NOW);
          counted.unread += 1;
        }
      }
    }
    // One lookup was the product above; the rest are unknown products, and no cache stores them.
    expect(counted.missing).toBe(MAX_LOOKUPS - 1);
    expect(counted.unread).toBe(21);
    // A person still gets the page, whose app looks for the product.
    expect(await (await page(product)).text()).toContain('id="root"');
  }, 120_000);

  it('ATT-110 a crowd at one product shares its reads, and nobody sees the state before a change', async () => {
    const counter = await grpcCounter(fromEnvironment('FIRESTORE_EMULATOR_HOST'));
    // A separate process: the minute's lookups of the other are used up.
    const database = await createTcpProxy(counter.host, { delayMs: ONE_WAY_MS });
    const other = await worker.startOther({ FIRESTORE_EMULATOR_HOST: database.host });
    const product = await stockProduct(deps.db, 1);
    await (await page(product, other)).text();
    counter.taken();
    const answers = await Promise.all(Array.from({ length: CROWD }, () => page(product, other)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain(`Test Clownfish ${product}`);
    const { reads } = counter.taken();
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(CROWD / 2);
    await deps.db.doc(`products/${product}`).update({ name: `Renamed ${product}` });
    expect(await (await page(product, other)).text()).toContain(`Renamed ${product}`);
    await deps.db.doc(`products/${product}`).delete();
    expect((await page(product, other)).status).toBe(404);
    await other.stop();
    database.close();
    counter.close();
  });

  it('ATT-110 an invalid path draws the shop’s page like any other, and without a catalogue it is not kept', async () => {
    for (const path of ['/', '//', '//?tab=coral', `//?q=${randomUUID()}`]) {
      const answer = await fetch(`${worker.origin}/shop-page${path}`);
      // This worker has no bucket, so the page has no cards: no robot and no cache may keep it.
      expect(answer.status, path).toBe(503);
      expect(Object.fromEntries(answer.headers), path).toMatchObject(NOT_NOW);
      expect(await answer.text(), path).toContain('id="root"');
    }
  });

  it('ATT-110 the catalogue is the same file under every query and at its own address', async () => {
    const addresses = [
      `${fromEnvironment('REEF_APP_ORIGIN')}/catalogue.json`,
      `${fromEnvironment('REEF_APP_ORIGIN')}/catalogue.json?q=${randomUUID()}`,
      `${fromEnvironment('REEF_FUNCTIONS_ORIGIN')}/catalogue-file?q=${randomUUID()}`,
    ];
    const compare = async () => {
      const answers = await Promise.all(addresses.map((address) => fetch(address)));
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
      }
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(texts[0]).not.toContain('created_by');
      expect(new Set(texts).size).toBe(1);
    };
    // Other files' tests change the catalogue, and each process looks for a new file by itself.
    await vi.waitFor(compare, { timeout: 60_000, interval: 500 });
  });

  it('ATT-69 an id that the shop does not make is looked up nowhere', async () => {
    const counter = await grpcCounter(fromEnvironment('FIRESTORE_EMULATOR_HOST'));
    const other = await worker.startOther({ FIRESTORE_EMULATOR_HOST: counter.host });
    const [made, ...odd] = [
      randomUUID(),
      '..%2Fprofiles%2Fdemo-admin',
      '%00',
      '__proto__x'.repeat(20),
      '__x__',
      '__proto__',
    ];
    expect((await page(made, other)).status).toBe(404);
    expect(counter.taken().reads).toBe(1);
    for (const id of odd) {
      expect((await page(id, other)).status, id).toBe(404);
    }
    expect(counter.taken().calls).toBe(0);
    await other.stop();
    counter.close();
  });
});

/** A product to list with this picture. */
const listing = (image_url: string) => ({
  name: `Picture ${randomUUID()}`,
  price: 1,
  category: 'Saltwater Fish',
  stock: 0,
  image_url,
});

describe('pictures of nobody’s machine', () => {
  it('ATT-119 an address of localhost is refused in production; one of the shop’s own is listed', async () => {
    const admin = await addSignedInBuyer(deps.db);
    await deps.db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
    for (const image_url of ['http://localhost:9199/v0/b/x/o/y.webp', 'http://127.0.0.1/y.webp']) {
      const answer = await post('create-product', admin, listing(image_url));
      expect(JSON.stringify(answer)).toContain('addresses of other sites are not shown');
    }
    const listed = await post('create-product', admin, listing('/catalogue/clown.webp'));
    expect(listed.http).toBe(200);
    expect(listed.result).toMatchObject({ success: true });
  });
});

/** Addresses whose pictures firebase.json's Content-Security-Policy blocks in buyers' browsers. */
const BLOCKED = [
  'https://pictures.example/clown.jpg',
  'http://firebasestorage.googleapis.com/v0/b/x/o/y.webp',
  'https://firebasestorage.googleapis.com.evil.example/y.webp',
  'https://evil.example/firebasestorage.googleapis.com/y.webp',
  '//pictures.example/clown.jpg',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'clown.jpg',
];

describe('pictures that no buyer would see', () => {
  it('ATT-116 an address that the policy blocks is refused when a listing is created or changed, and nothing is written', async () => {
    const admin = await addSignedInBuyer(deps.db);
    await deps.db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
    const shown = listing('/catalogue/clown.webp');
    const listed = await post('create-product', admin, shown);
    expect(listed.result).toMatchObject({ success: true });
    const product_id = String(listed.result?.['product_id']);
    const change = (product_image_url: string) => ({
      product_id,
      product_name: shown.name,
      product_price: 2,
      product_category: shown.category,
      product_stock: 0,
      product_image_url,
    });
    for (const address of BLOCKED) {
      const answers = await Promise.all([
        post('create-product', admin, listing(address)),
        post('update_product_with_admin_check', admin, change(address)),
      ]);
      for (const answer of answers) {
        const text = JSON.stringify(answer);
        expect(text, address).not.toContain('"success":true');
        // Refused by its shape, or with a message that says what to do.
        expect(text, address).toMatch(/addresses of other sites are not shown|INVALID_ARGUMENT/);
      }
    }
    const kept = await deps.db.doc(`products/${product_id}`).get();
    expect(kept.data()).toMatchObject({ price: 1, image_url: '/catalogue/clown.webp' });
    const changed = await post(
      'update_product_with_admin_check',
      admin,
      change('/catalogue/tang.webp'),
    );
    expect(JSON.stringify(changed)).toContain('"success":true');
  });
});
