import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelCheckout } from '../../functions/src/checkout/cancel-checkout.ts';
import { reserve } from '../../functions/src/checkout/reserve.ts';
import { startCheckout } from '../../functions/src/checkout/start-checkout.ts';
import { localDeps } from '../support/local-services.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '../support/shop-fixture.ts';
import { stripeControl } from '../support/stripe-control.ts';
import { gate, watched } from '../support/watched-database.ts';

const MINUTE_MS = 60_000;
const clock = { now: new Date() };
const deps = localDeps(clock);
const { db } = deps;

beforeAll(() => stripeControl.webhooks('drop'));
afterAll(async () => {
  await stripeControl.webhooks('deliver');
  await deps.close();
});

const intentOf = (userId: string, ...cart: [string, number][]) => ({
  userId,
  requestId: randomUUID(),
  request: cartOf(...cart),
});

describe('a reservation', () => {
  it('CHK-10 is of this buyer, open for 31 minutes and held for two more', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const result = await reserve(deps, intentOf(buyer, [product, 1]));
    expect(result).toMatchObject({
      kind: 'reserved',
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
    expect(result).toMatchObject({ kind: 'reserved', reservation: { buyer_name } });
  });

  it('INV-08 ATT-34 is found again by its own request, with its own cart', async () => {
    const [product, buyer] = [await stockProduct(db, 3), await addBuyer(db)];
    const intent = intentOf(buyer, [product, 1]);
    const first = await reserve(deps, intent);
    expect(await reserve(deps, intent)).toEqual(first);
    const other = { ...intent, request: cartOf([product, 2]) };
    expect(await reserve(deps, other)).toEqual({ kind: 'request-reused' });
    const next = await reserve(deps, intentOf(buyer, [product, 1]));
    expect(next).toMatchObject({ kind: 'earlier-hold', reservation: { id: expect.any(String) } });
    expect(await ledger(db, product)).toMatchObject({ free: 2, held: 1 });
  });

  it('CHK-09 of a product that is not there is refused, all of it', async () => {
    const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
    const result = await reserve(deps, intentOf(buyer, [product, 1], ['test-none', 1]));
    const refusal = { code: 'unknown-product', product_id: 'test-none' };
    expect(result).toEqual({ kind: 'refused', refusal });
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

/** Reserves through a database of its own; its commits wait for `beforeCommit`. */
function starts(userId: string, cart: [string, number][], beforeCommit?: () => Promise<void>) {
  const own = watched(db, beforeCommit);
  const result = reserve({ ...deps, db: own.db }, intentOf(userId, ...cart));
  return { result, looks: own.looks };
}

/** Everything that was asked for has been answered, and what follows from it is under way. */
const answered = (who: { looks: () => number }) =>
  vi.waitFor(async () => {
    expect(who.looks()).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
  });

describe('INV-02 in a rush', () => {
  it('carts with a product in common take their turns, each after one look of its own', async () => {
    const products = [await stockProduct(db, 3), await stockProduct(db, 3)].toSorted();
    const [low = '', high = ''] = products;
    const [one, two, three] = await Promise.all([addBuyer(db), addBuyer(db), addBuyer(db)]);
    const { wait, hasArrived, open } = gate();
    const first = starts(
      one,
      [
        [high, 1],
        [low, 1],
      ],
      wait,
    );
    await vi.waitFor(() => expect(hasArrived()).toBe(true));
    const others = [
      starts(two, [
        [low, 1],
        [high, 1],
      ]),
      starts(three, [[low, 1]]),
    ];
    await Promise.all(others.map(answered));
    open();
    const results = await Promise.all([first, ...others].map(({ result }) => result));
    expect(results.map(({ kind }) => kind)).toEqual(['reserved', 'reserved', 'reserved']);
    // Who had to wait looks again, once: nobody gets in his way.
    expect([first, ...others].map(({ looks }) => looks())).toEqual([1, 2, 2]);
    expect(await ledger(db, low)).toMatchObject({ free: 0, held: 3 });
  });

  it(
    'who finds too little on the shelf is told while another one is still writing',
    { timeout: 10_000 },
    async () => {
      const product = await stockProduct(db, 1);
      const [one, two] = await Promise.all([addBuyer(db), addBuyer(db)]);
      const { wait, hasArrived, open } = gate();
      const first = starts(one, [[product, 1]], wait);
      await vi.waitFor(() => expect(hasArrived()).toBe(true));
      const refused = starts(two, [[product, 2]]);
      expect(await refused.result).toMatchObject({ kind: 'refused' });
      expect(refused.looks()).toBe(1);
      open();
      expect(await first.result).toMatchObject({ kind: 'reserved' });
    },
  );
});
