import { STAND_IN_WEBHOOK_SECRET } from '@reef/emulators/stack/stack-values.ts';
import { expect, it } from 'vitest';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import { sweep } from '../../../functions/src/checkout/sweep.ts';
import { verifyPayment } from '../../../functions/src/checkout/verify-payment.ts';
import { handleEvent, verifyEvent } from '../../../functions/src/checkout/stripe/webhook.ts';
import { newCheckout } from '#support/checkouts.ts';
import { standInStripe } from '#support/local-services.ts';
import { okOf } from '#support/ok-of.ts';
import { eventOf, sign } from '#support/payments/signed-event.ts';
import { permutations } from '#support/permutations.ts';
import { openQuietShop, type QuietShop } from '#support/quiet-shop.ts';
import { sideBySide } from '#support/side-by-side.ts';
import { ledger } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/** Stories run at a time, each in a separate shop: the sweeper goes through a whole shop. */
const SHOPS = Array.from({ length: 4 }, () => openQuietShop());

/** One checkout: its session, its buyer, and its request id. */
type Begun = {
  shop: QuietShop;
  product: string;
  buyer: string;
  requestId: string;
  sessionId: string;
};

const stripe = standInStripe();

/** Delivers an event of a session, signed as Stripe signs it. */
async function tell(type: string, { shop, sessionId }: Begun): Promise<void> {
  const body = eventOf(type, { id: sessionId });
  const { event } = okOf(
    verifyEvent(stripe, Buffer.from(body), sign(body), {
      secret: STAND_IN_WEBHOOK_SECRET,
      now: new Date(),
      isLive: false,
    }),
  );
  await handleEvent(shop.deps, event);
}

/** Five different callers that may settle a paid session, in whatever order they come. */
const CALLERS: Record<string, (begun: Begun) => Promise<unknown>> = {
  'completed event': (begun) => tell('checkout.session.completed', begun),
  'late expiry event': (begun) => tell('checkout.session.expired', begun),
  'success page': ({ shop, buyer, sessionId }) => verifyPayment(shop.deps, buyer, sessionId),
  'cancel page': ({ shop, buyer, requestId }) => cancelCheckout(shop.deps, buyer, requestId),
  sweeper: ({ shop }) => sweep(shop.deps),
};

/** All 120 by default; with REEF_CALLER_ORDERS that many of them, spread evenly. */
const ORDERS = Number(process.env['REEF_CALLER_ORDERS'] ?? 120);

function spread<T>(items: readonly T[], count: number): T[] {
  const every = Math.max(1, Math.floor(items.length / count));
  return items.filter((_item, index) => index % every === 0);
}

/** Two animals, one of which is paid for; its page closed half an hour ago. */
async function paidCheckout(shop: QuietShop): Promise<Begun> {
  const { deps, clock } = shop;
  clock.now = new Date();
  const begun = await newCheckout(deps, { stock: 2 });
  await stripeControl.pay(begun.sessionId);
  clock.now = new Date(clock.now.getTime() + 34 * 60_000);
  return { shop, ...begun };
}

const ONE_SOLD = { free: 1, held: 0, sold: 1, orderCount: 1 };

it(
  'INV-04 INV-05 every order of five callers leaves the same documents',
  { timeout: 180_000 },
  async () => {
    const orders = spread(permutations(Object.keys(CALLERS)), ORDERS);
    await sideBySide(orders, SHOPS, async (order, shop) => {
      const begun = await paidCheckout(shop);
      for (const caller of order) await CALLERS[caller]?.(begun);
      // Stripe repeats itself.
      await tell('checkout.session.completed', begun);
      await tell('checkout.session.completed', begun);
      expect(await ledger(shop.db, begun.product), order.join(' → ')).toEqual(ONE_SOLD);
    });
  },
);

it('INV-04 all five at the same moment leave one order', async () => {
  await sideBySide([1, 2, 3], SHOPS, async (_round, shop) => {
    const begun = await paidCheckout(shop);
    await Promise.all(Object.values(CALLERS).map((caller) => caller(begun)));
    expect(await ledger(shop.db, begun.product)).toEqual(ONE_SOLD);
  });
});
