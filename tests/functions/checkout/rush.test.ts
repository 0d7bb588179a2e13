import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';

// A separate database, because it leaves broken documents there, which would break the shop's
// lists.
const { deps } = openQuietShop('demo-reef-rush');

function manyBuyers(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => addBuyer(deps.db)));
}

function buy(buyer: string, ...items: [string, number][]) {
  return startCheckout(deps, buyer, randomUUID(), cartOf(...items));
}

/** The messages of the refused calls. */
function refusals(results: Awaited<ReturnType<typeof buy>>[]) {
  return results.flatMap((result) => (result.ok ? [] : [result.refusal]));
}

describe('INV-01 INV-02 buyers who come at once are served together', () => {
  it('each buyer gets their own hold while units are left, the others are refused', async () => {
    const product = await stockProduct(deps.db, 40);
    const buyers = await manyBuyers(60);
    const results = await Promise.all(buyers.map((buyer) => buy(buyer, [product, 1])));
    expect(results.filter(({ ok }) => ok)).toHaveLength(40);
    const told = { code: 'insufficient-stock', product_id: product, available: 0 };
    expect(refusals(results)).toEqual(Array.from({ length: 20 }, () => told));
    expect(await ledger(deps.db, product)).toEqual({ free: 0, held: 40, sold: 0, orderCount: 0 });
    expect(deps.faults).toEqual([]);
  });

  it('ATT-88 each winner gets a payment page, though Stripe limits the requests of a second', async () => {
    const product = await stockProduct(deps.db, 40);
    const buyers = await manyBuyers(40);
    await stripeControl.fault('create_session', '429', { times: 60, sending: product });
    const results = await Promise.all(buyers.map((buyer) => buy(buyer, [product, 1])));
    expect(refusals(results)).toEqual([]);
    expect(await ledger(deps.db, product)).toMatchObject({ free: 0, held: 40 });
    expect(deps.faults).toEqual([]);
  });

  it('carts that share one product and differ in another are reserved as a whole or not at all', async () => {
    const [shared, rare] = [await stockProduct(deps.db, 30), await stockProduct(deps.db, 3)];
    const buyers = await manyBuyers(24);
    const results = await Promise.all(
      buyers.map((buyer, index) =>
        index % 2 === 0 ? buy(buyer, [shared, 2], [rare, 1]) : buy(buyer, [shared, 1]),
      ),
    );
    const withRare = results.filter((result, index) => index % 2 === 0 && result.ok);
    expect(withRare).toHaveLength(3);
    expect(results.filter((result, index) => index % 2 === 1 && result.ok)).toHaveLength(12);
    expect(await ledger(deps.db, shared)).toMatchObject({ free: 30 - 3 * 2 - 12, held: 18 });
    expect(await ledger(deps.db, rare)).toMatchObject({ free: 0, held: 3 });
  });

  it('three checkouts of one buyer in the crowd leave at most one hold', async () => {
    const product = await stockProduct(deps.db, 50);
    const buyers = await manyBuyers(12);
    const [often = ''] = buyers;
    const calls = [...buyers, often, often].map((buyer) => buy(buyer, [product, 1]));
    const results = await Promise.all(calls);
    const others = results.slice(1, buyers.length);
    expect(others.filter(({ ok }) => ok)).toHaveLength(11);
    // Each call of this buyer closes the hold before it; all may be refused, but two are never
    // left.
    const { free, held } = await ledger(deps.db, product);
    expect(free + held).toBe(50);
    expect([11, 12]).toContain(held);
  });

  it('a broken account fails only its own checkout', async () => {
    const product = await stockProduct(deps.db, 20);
    const buyers = await manyBuyers(10);
    const [, , , broken = ''] = buyers;
    await deps.db.doc(`profiles/${broken}`).update({ can_make_purchases: 'perhaps' });
    const ended = await Promise.allSettled(buyers.map((buyer) => buy(buyer, [product, 1])));
    expect(ended.map(({ status }) => status)).toEqual(
      buyers.map((buyer) => (buyer === broken ? 'rejected' : 'fulfilled')),
    );
    expect(await ledger(deps.db, product)).toMatchObject({ free: 11, held: 9 });
  });

  it('a broken pointer to a hold fails only its own checkout', async () => {
    const product = await stockProduct(deps.db, 20);
    const buyers = await manyBuyers(6);
    const [, broken = ''] = buyers;
    await deps.db.doc(`latest_holds/${broken}`).set({ reservation_id: 7 });
    const ended = await Promise.allSettled(buyers.map((buyer) => buy(buyer, [product, 1])));
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await ledger(deps.db, product)).toMatchObject({ free: 15, held: 5 });
  });
});
