import { describe, expect, it } from 'vitest';
import { permutations } from '#support/permutations.ts';
import { ledger } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { sideBySide } from '#support/side-by-side.ts';
import { openDeployedShop, type PaymentPage } from './deployed-shop.ts';

/**
 * The deployed bundle, with payments and refunds reported in every order but the usual one. A
 * separate database: the triggers of a thousand writes would delay the mails of other files' tests.
 */
const { db, ordersOf, orderOf, atThePage, tell, giveBack, verify, cancel } =
  openDeployedShop('demo-reef-money');

/** A fixed sequence, the same in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

it('ATT-95 200 duplicate and shuffled deliveries for 20 sessions, while buyers cancel and verify', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => atThePage()));
  const [paid, refunded, left] = [pages.slice(0, 8), pages.slice(8, 12), pages.slice(12)];
  await Promise.all([...paid, ...refunded].map(({ sessionId }) => stripeControl.pay(sessionId)));
  await Promise.all(refunded.map(({ sessionId }) => giveBack(sessionId)));
  const types = ['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed'];
  const deliveries = pages.flatMap(({ sessionId, buyer, requestId }) => [
    ...types.flatMap((type) => [1, 2].map(() => () => tell(sessionId, `checkout.session.${type}`))),
    ...[1, 2].map(() => () => tell(sessionId, 'charge.refunded')),
    () => cancel({ buyer, requestId }),
    () => verify({ buyer, sessionId }),
  ]);
  const work = shuffled(deliveries);
  expect(work).toHaveLength(240);
  // Twelve at a time, as Stripe and buyers come.
  const lanes = Array.from({ length: 12 }, async () => {
    for (let next = work.pop(); next !== undefined; next = work.pop()) {
      // Each lane does one after the other.
      await next();
    }
  });
  await Promise.all(lanes);
  for (const { product, sessionId } of paid) {
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
    expect(await ordersOf(sessionId)).toHaveLength(1);
  }
  for (const { product, sessionId } of refunded) {
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0, sold: 0 });
    expect(await orderOf(sessionId)).toMatchObject({ payment_status: 'refunded' });
  }
  for (const { product, sessionId } of left) {
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
    expect(await ordersOf(sessionId)).toEqual([]);
  }
}, 120_000);

/** Stories run at a time: the bundle's process has little to do while Firestore answers. */
const STORIES_AT_ONCE = 8;

describe('INV-18 five different callers', () => {
  const CALLERS = {
    webhook: ({ sessionId }: PaymentPage) => tell(sessionId, 'checkout.session.completed'),
    'late expiry': ({ sessionId }: PaymentPage) => tell(sessionId, 'checkout.session.expired'),
    'success page': verify,
    cancel,
    refund: async ({ sessionId }: PaymentPage) => {
      await giveBack(sessionId);
      await tell(sessionId, 'charge.refunded');
    },
  };

  it('in all 120 orders the money is back, one order says so, and the animal is in one place', async () => {
    const orders = permutations(Object.keys(CALLERS) as (keyof typeof CALLERS)[]);
    expect(orders).toHaveLength(120);
    // Each order of callers is a separate story, with its own product, buyer and page.
    await sideBySide(orders, Array(STORIES_AT_ONCE).fill(null), async (order) => {
      const page = await atThePage();
      await stripeControl.pay(page.sessionId);
      for (const caller of order) await CALLERS[caller](page);
      const said = order.join(' → ');
      const recorded = await ordersOf(page.sessionId);
      expect(recorded, said).toHaveLength(1);
      const isFirst = order[0] === 'refund';
      expect(recorded[0]?.data(), said).toMatchObject({
        payment_status: 'refunded',
        status: isFirst ? 'cancelled' : 'processing',
      });
      const { free, held, sold } = await ledger(db, page.product);
      expect({ free, held, sold }, said).toEqual({
        free: isFirst ? 1 : 0,
        held: 0,
        sold: isFirst ? 0 : 1,
      });
    });
  }, 240_000);
});
