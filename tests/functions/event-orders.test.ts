import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cancelCheckout } from '../../functions/src/checkout/cancel-checkout.ts';
import { startCheckout } from '../../functions/src/checkout/start-checkout.ts';
import { sweep } from '../../functions/src/checkout/sweep.ts';
import { stripeClient } from '../../functions/src/checkout/stripe-payments.ts';
import { verifyPayment } from '../../functions/src/checkout/verify-payment.ts';
import { handleEvent, verifyEvent } from '../../functions/src/checkout/webhook.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { eventOf, sign } from '#support/payments/signed-event.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, clock } = openQuietShop();

/** One checkout: its session, whose it is, and by which request it was begun. */
type Begun = { product: string; buyer: string; requestId: string; sessionId: string };

const stripe = stripeClient('sk_test_reef_standin', fromEnvironment('REEF_STRIPE_ORIGIN'));

/** Delivers an event of a session, signed as Stripe signs it. */
async function tell(type: string, { sessionId }: Begun): Promise<void> {
  const body = eventOf(type, { id: sessionId });
  const verified = verifyEvent(stripe, Buffer.from(body), sign(body), {
    secret: 'whsec_reef_standin',
    now: new Date(),
    isLive: false,
  });
  if (!verified.ok) throw new Error(verified.refusal);
  await handleEvent(deps, verified.event);
}

/** Five different callers that may look at a paid session, in whatever order they come. */
const CALLERS: Record<string, (begun: Begun) => Promise<unknown>> = {
  'completed event': (begun) => tell('checkout.session.completed', begun),
  'late expiry event': (begun) => tell('checkout.session.expired', begun),
  'success page': ({ buyer, sessionId }) => verifyPayment(deps, buyer, sessionId),
  'cancel page': ({ buyer, requestId }) => cancelCheckout(deps, buyer, requestId),
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

async function openCheckout(stock: number): Promise<Begun> {
  const [product, buyer] = [await stockProduct(deps.db, stock), await addBuyer(deps.db)];
  const requestId = randomUUID();
  const started = await startCheckout(deps, buyer, requestId, cartOf([product, 1]));
  if (!started.ok) throw new Error(started.refusal.code);
  return { product, buyer, requestId, sessionId: started.sessionId };
}

it(
  'INV-04 INV-05 every order of five callers leaves the same documents',
  { timeout: 180_000 },
  async () => {
    for (const order of spread(permutations(Object.keys(CALLERS)), ORDERS)) {
      clock.now = new Date();
      const begun = await openCheckout(2);
      await stripeControl.pay(begun.sessionId);
      clock.now = new Date(clock.now.getTime() + 34 * 60_000);
      for (const caller of order) await CALLERS[caller]?.(begun);
      // Stripe repeats itself.
      await tell('checkout.session.completed', begun);
      await tell('checkout.session.completed', begun);
      const where = await ledger(deps.db, begun.product);
      expect(where, order.join(' → ')).toEqual({ free: 1, held: 0, sold: 1, orderCount: 1 });
    }
  },
);

it('INV-04 all five at the same moment leave one order', async () => {
  for (let round = 0; round < 3; round += 1) {
    clock.now = new Date();
    const begun = await openCheckout(2);
    await stripeControl.pay(begun.sessionId);
    clock.now = new Date(clock.now.getTime() + 34 * 60_000);
    await Promise.all(Object.values(CALLERS).map((caller) => caller(begun)));
    expect(await ledger(deps.db, begun.product)).toEqual({
      free: 1,
      held: 0,
      sold: 1,
      orderCount: 1,
    });
  }
});
