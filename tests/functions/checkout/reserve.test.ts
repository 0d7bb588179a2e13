import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import {
  type Prefetched,
  createPrefetch,
} from '../../../functions/src/checkout/start/reserve-reads.ts';
import { reserve } from '../../../functions/src/checkout/start/reserve.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { gate, watched } from '#support/faults/watched-database.ts';

// A separate database, because it leaves broken documents there, which would break the shop's
// lists.
const { deps, db, clock } = openQuietShop('demo-reef-reserve');

const intentOf = (userId: string, ...cart: [string, number][]) => ({
  userId,
  requestId: randomUUID(),
  request: cartOf(...cart),
});

describe('a reservation', () => {
  it('CHK-10 belongs to this buyer, is open for 31 minutes and held for two more', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const result = await reserve(deps, intentOf(buyer, [product, 1]));
    expect(result).toMatchObject({
      ok: true,
      reservation: {
        buyer_name: 'Ana Reyes',
        buyer_email: `${buyer}@example.test`,
        session_expires_at: new Date(clock.now.getTime() + 31 * MINUTE_MS),
        hold_until: new Date(clock.now.getTime() + 33 * MINUTE_MS),
      },
    });
  });

  it.each([
    [
      'one name',
      'Ana',
      async (id: string) => {
        await db.doc(`user_profiles_extended/${id}`).update({ last_name: '' });
      },
    ],
    [
      'no details',
      '',
      async (id: string) => {
        await db.doc(`user_profiles_extended/${id}`).delete();
      },
    ],
  ])('of a buyer with %s is named %j', async (_what, buyer_name, change) => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    await change(buyer);
    const result = await reserve(deps, intentOf(buyer, [product, 1]));
    expect(result).toMatchObject({ ok: true, reservation: { buyer_name } });
  });

  it('INV-08 ATT-34 is found again by its own request, with its own cart', async () => {
    const [product, buyer] = [await stockProduct(db, 3), await addBuyer(db)];
    const intent = intentOf(buyer, [product, 1]);
    const first = await reserve(deps, intent);
    expect(await reserve(deps, intent)).toEqual(first);
    const other = { ...intent, request: cartOf([product, 2]) };
    expect(await reserve(deps, other)).toEqual({ ok: false, refusal: { code: 'request-reused' } });
    const next = await reserve(deps, intentOf(buyer, [product, 1]));
    expect(next).toMatchObject({
      ok: false,
      refusal: { code: 'earlier-hold', reservation: { id: expect.any(String) } },
    });
    expect(await ledger(db, product)).toMatchObject({ free: 2, held: 1 });
  });

  it('CHK-09 with an unknown product is refused as a whole', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const result = await reserve(deps, intentOf(buyer, [product, 1], ['test-none', 1]));
    const refusal = { code: 'unknown-product', product_id: 'test-none' };
    expect(result).toEqual({ ok: false, refusal });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
  });

  it('of a buyer whose account is broken is an error, not an answer', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    await db.doc(`profiles/${buyer}`).update({ can_make_purchases: 'perhaps' });
    await expect(reserve(deps, intentOf(buyer, [product, 1]))).rejects.toThrow();
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
  });

  it('INV-08 that has ended is not opened again by its own request', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const [requestId, cart] = [randomUUID(), cartOf([product, 1])];
    expect(await startCheckout(deps, buyer, requestId, cart)).toMatchObject({ ok: true });
    expect(await cancelCheckout(deps, buyer, requestId)).toBe('cancelled');
    const again = await startCheckout(deps, buyer, requestId, cart);
    expect(again).toEqual({ ok: false, refusal: { code: 'request-finished' } });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
  });
});

/** A checkout's reads before its turn. */
async function prefetch(intent: ReturnType<typeof intentOf>): Promise<Prefetched> {
  const reading = createPrefetch(deps, intent);
  reading.start();
  const fetched = await reading.result();
  if (fetched === null) throw new Error('nothing was read');
  return fetched;
}

describe('a reservation by what was read before its turn', () => {
  it('reads nothing more, and is the same', async () => {
    const [product, buyer] = [await stockProduct(db, 2), await addBuyer(db)];
    const intent = intentOf(buyer, [product, 1]);
    const fetched = await prefetch(intent);
    const own = watched(db);
    const fresh = { ...fetched, readAtMs: performance.now() };
    const reserved = await reserve({ ...deps, db: own.db }, intent, fresh);
    expect(own.looks()).toBe(0);
    expect(await reserve(deps, intent)).toEqual(reserved);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 1 });
  });

  it('INV-02 reads again if the stock has gone meanwhile', async () => {
    const [product, slow, quick] = [
      await stockProduct(db, 1),
      await addBuyer(db),
      await addBuyer(db),
    ];
    const intent = intentOf(slow, [product, 1]);
    const fetched = await prefetch(intent);
    expect(await reserve(deps, intentOf(quick, [product, 1]))).toMatchObject({ ok: true });
    expect(await reserve(deps, intent, fetched)).toMatchObject({
      refusal: { code: 'insufficient-stock', available: 0 },
    });
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
  });

  it('INV-02 reads again if the same buyer has got another hold meanwhile', async () => {
    const products = await Promise.all([stockProduct(db, 1), stockProduct(db, 1)]);
    const [one, two] = products;
    const buyer = await addBuyer(db);
    const intent = intentOf(buyer, [one, 1]);
    const fetched = await prefetch(intent);
    expect(await reserve(deps, intentOf(buyer, [two, 1]))).toMatchObject({ ok: true });
    expect(await reserve(deps, intent, fetched)).toMatchObject({
      refusal: { code: 'earlier-hold' },
    });
    expect(await ledger(db, one)).toMatchObject({ free: 1, held: 0 });
  });

  it('INV-08 finds the reservation that the same request has made meanwhile', async () => {
    const [product, buyer] = [await stockProduct(db, 2), await addBuyer(db)];
    const intent = intentOf(buyer, [product, 1]);
    const fetched = await prefetch(intent);
    const first = await reserve(deps, intent);
    expect(await reserve(deps, intent, fetched)).toEqual(first);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 1 });
  });

  it('discards what was read half a second ago: an account may have been suspended since', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const intent = intentOf(buyer, [product, 1]);
    const fetched = await prefetch(intent);
    await db.doc(`profiles/${buyer}`).update({ can_make_purchases: false });
    const old = { ...fetched, readAtMs: fetched.readAtMs - 500 };
    expect(await reserve(deps, intent, old)).toMatchObject({ ok: false });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
  });

  it('reads in its turn if reading was not started, or failed', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const intent = intentOf(buyer, [product, 1]);
    expect(await createPrefetch(deps, intent).result()).toBeNull();
    const down = new Proxy(db, {
      get: (object, name) => {
        const value: unknown = Reflect.get(object, name, object);
        if (typeof value !== 'function') return value;
        if (name === 'getAll') return () => Promise.reject(new Error('the database is down'));
        return (...args: unknown[]): unknown => Reflect.apply(value, object, args);
      },
    });
    const failing = createPrefetch({ ...deps, db: down }, intent);
    failing.start();
    expect(await failing.result()).toBeNull();
    expect(await reserve(deps, intent, null)).toMatchObject({ ok: true });
  });
});

const buyers = (count: number) => Promise.all(Array.from({ length: count }, () => addBuyer(db)));

/**
 * Starts all while the first one is writing. @returns the answers, and how many reads they needed
 * in total.
 */
async function rush(intents: ReturnType<typeof intentOf>[]) {
  const [first, ...others] = intents;
  if (first === undefined) throw new Error('nobody came');
  const { wait, hasArrived, open } = gate();
  const own = watched(db, wait);
  const together = { ...deps, db: own.db };
  const results = [reserve(together, first)];
  await vi.waitFor(() => expect(hasArrived()).toBe(true), { timeout: 20_000 });
  results.push(...others.map((intent) => reserve(together, intent)));
  // Whoever does not wait for the first has read by then.
  await stockProduct(db, 1);
  expect(own.looks()).toBe(1);
  open();
  const ended = await Promise.all(results);
  const answers = ended.map((result) => (result.ok ? 'reserved' : result.refusal.code));
  return { answers, looks: own.looks() };
}

describe('INV-02 in a rush', () => {
  it('carts with a product in common wait for each other, and are served in one batch', async () => {
    const products = await Promise.all([stockProduct(db, 3), stockProduct(db, 3)]);
    const [low = '', high = ''] = products.toSorted();
    const [one, two, three] = await Promise.all([addBuyer(db), addBuyer(db), addBuyer(db)]);
    const { answers, looks } = await rush([
      intentOf(one, [high, 1], [low, 1]),
      intentOf(two, [low, 1], [high, 1]),
      intentOf(three, [low, 1]),
    ]);
    expect(answers).toEqual(['reserved', 'reserved', 'reserved']);
    expect(looks).toBe(2);
    expect(await ledger(db, low)).toMatchObject({ free: 0, held: 3 });
    expect(await ledger(db, high)).toMatchObject({ free: 1, held: 2 });
  });

  it.each([
    [101, 2],
    [102, 3],
  ])(
    '%i buyers of one product are served after %i reads: a hundred lines per batch',
    async (count, most) => {
      const product = await stockProduct(db, 150);
      const ids = await buyers(count);
      const { answers, looks } = await rush(ids.map((id) => intentOf(id, [product, 1])));
      expect(new Set(answers)).toEqual(new Set(['reserved']));
      expect(looks).toBe(most);
      expect(await ledger(db, product)).toMatchObject({ free: 150 - count, held: count });
    },
  );

  it('two checkouts of one buyer are not decided in one batch: the second finds the first', async () => {
    const product = await stockProduct(db, 5);
    const [one, two, three] = await Promise.all([addBuyer(db), addBuyer(db), addBuyer(db)]);
    const intents = [one, two, three, two].map((id) => intentOf(id, [product, 1]));
    const { answers, looks } = await rush(intents);
    expect(answers).toEqual(['reserved', 'reserved', 'reserved', 'earlier-hold']);
    // The last buyer also looks up the hold that their pointer names.
    expect(looks).toBe(4);
    expect(await ledger(db, product)).toMatchObject({ free: 2, held: 3 });
  });
});
