import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { sweep } from '../../../functions/src/checkout/sweep.ts';
import { openQuietShop, type QuietShop } from '#support/quiet-shop.ts';
import {
  addBuyer,
  cartOf,
  ledger,
  reserveOtherMoney,
  stockProduct,
} from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/** Schedules run at a time, each in a separate shop: the sweeper goes through a whole shop. */
const SHOPS = Array.from({ length: 4 }, () => openQuietShop());
const SCHEDULES = 40;
const STOCK = 3;
const BUYERS = 3;

const MONEY = ['pay', 'payLater', 'clear', 'bounce', 'differ', 'refund'] as const;
const DISPUTES = ['disputed', 'won', 'lost'] as const;
const STEPS = ['buy', ...MONEY, ...DISPUTES, 'cancel', 'settle', 'sweep'] as const;
const step = fc.record({
  do: fc.constantFrom(...STEPS),
  buyer: fc.nat(BUYERS - 1),
  quantity: fc.integer({ min: 1, max: 2 }),
});

type Scenario = {
  shop: QuietShop;
  product: string;
  buyers: string[];
  open: Map<number, { session: string; request: string }>;
};

/**
 * The stand-in refuses what is impossible (paying an expired page); that is not a fault of the
 * shop.
 */
const ifPossible = (act: Promise<unknown>) => act.catch(() => null);

async function perform(
  scenario: Scenario,
  action: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
  const { deps, clock } = scenario.shop;
  const buyer = scenario.buyers[action.buyer] ?? '';
  const open = scenario.open.get(action.buyer);
  if (action.do === 'buy') {
    const request = randomUUID();
    const result = await startCheckout(
      deps,
      buyer,
      request,
      cartOf([scenario.product, action.quantity]),
    );
    if (result.ok) scenario.open.set(action.buyer, { session: result.sessionId, request });
    return;
  }
  if (action.do === 'sweep') {
    clock.now = new Date(clock.now.getTime() + 34 * 60_000);
    await sweep(deps);
    clock.now = new Date();
  }
  if (!open) return;
  if (action.do === 'pay') await ifPossible(stripeControl.pay(open.session));
  if (action.do === 'payLater') await ifPossible(stripeControl.pay(open.session, 'delayed'));
  if (action.do === 'clear')
    await ifPossible(stripeControl.settleDelayed(open.session, 'succeeded'));
  if (action.do === 'bounce') await ifPossible(stripeControl.settleDelayed(open.session, 'failed'));
  if (action.do === 'differ') await reserveOtherMoney(deps.db, open.session);
  if (action.do === 'refund') {
    const session = await deps.payments.retrieveSession(open.session);
    await ifPossible(deps.payments.refund(session?.paymentIntentId ?? ''));
  }
  if (action.do === 'disputed') await ifPossible(stripeControl.dispute(open.session, 'open'));
  if (action.do === 'won') await ifPossible(stripeControl.dispute(open.session, 'won'));
  if (action.do === 'lost') await ifPossible(stripeControl.dispute(open.session, 'lost'));
  if (action.do === 'cancel') await cancelCheckout(deps, buyer, open.request);
  if (action.do === 'settle') await settle(deps, open.session);
}

/** A random schedule in a shop: the product's units stay as many after every step. */
const scheduleIn = (shop: QuietShop) =>
  fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
    const { db } = shop;
    const scenario: Scenario = {
      shop,
      product: await stockProduct(db, STOCK),
      buyers: await Promise.all(Array.from({ length: BUYERS }, () => addBuyer(db))),
      open: new Map(),
    };
    for (const action of steps) {
      await perform(scenario, action);
      const { free, held, sold } = await ledger(db, scenario.product);
      expect(free).toBeGreaterThanOrEqual(0);
      expect(free + held + sold).toBe(STOCK);
    }
  });

it(
  'INV-01 free + reserved + sold is constant over random schedules on the real database',
  { timeout: 180_000 },
  async () => {
    const numRuns = SCHEDULES / SHOPS.length;
    await Promise.all(SHOPS.map((shop) => fc.assert(scheduleIn(shop), { numRuns })));
  },
);
