import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { settle } from '../../functions/src/checkout/settle.ts';
import { startCheckout } from '../../functions/src/checkout/start-checkout.ts';
import { sweep } from '../../functions/src/checkout/sweep.ts';
import { verifyPayment } from '../../functions/src/checkout/verify-payment.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/stripe-control.ts';

const { deps, clock } = openQuietShop();

type Callers = Record<string, (sessionId: string, buyer: string) => Promise<unknown>>;

/** Everybody who may look at a session, in whatever order they come. */
const CALLERS: Callers = {
  'completed event': (sessionId) => settle(deps, sessionId),
  'replayed event': (sessionId) => settle(deps, sessionId),
  'late expiry event': (sessionId) => settle(deps, sessionId),
  'success page': (sessionId, buyer) => verifyPayment(deps, buyer, sessionId),
  sweeper: () => sweep(deps),
};

/** All 120 by default; with REEF_CALLER_ORDERS that many of them, spread evenly. */
const ORDERS = Number(process.env['REEF_CALLER_ORDERS'] ?? 120);

function spread<T>(items: readonly T[], count: number): T[] {
  const every = Math.max(1, Math.floor(items.length / count));
  return items.filter((_item, index) => index % every === 0);
}

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

async function openCheckout(stock: number) {
  const [product, buyer] = [await stockProduct(deps.db, stock), await addBuyer(deps.db)];
  const started = await startCheckout(deps, buyer, randomUUID(), cartOf([product, 1]));
  if (!started.ok) throw new Error(started.refusal.code);
  return { product, buyer, sessionId: started.sessionId };
}

it('INV-04 INV-05 every order of five callers leaves the same documents', async () => {
  for (const order of spread(permutations(Object.keys(CALLERS)), ORDERS)) {
    clock.now = new Date();
    const { product, buyer, sessionId } = await openCheckout(2);
    await stripeControl.pay(sessionId);
    clock.now = new Date(clock.now.getTime() + 34 * 60_000);
    for (const caller of order) await CALLERS[caller]?.(sessionId, buyer);
    const where = await ledger(deps.db, product);
    expect(where, order.join(' → ')).toEqual({ free: 1, held: 0, sold: 1, orderCount: 1 });
  }
});

it('INV-04 all five at the same moment leave one order', async () => {
  for (let round = 0; round < 3; round += 1) {
    clock.now = new Date();
    const { product, buyer, sessionId } = await openCheckout(2);
    await stripeControl.pay(sessionId);
    clock.now = new Date(clock.now.getTime() + 34 * 60_000);
    await Promise.all(Object.values(CALLERS).map((caller) => caller(sessionId, buyer)));
    expect(await ledger(deps.db, product)).toEqual({ free: 1, held: 0, sold: 1, orderCount: 1 });
  }
});
