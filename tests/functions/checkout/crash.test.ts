import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { sweep } from '../../../functions/src/checkout/sweep.ts';
import { atEveryStep, attempt } from '#support/faults/at-every-step.ts';
import { newCheckout } from '#support/checkouts.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import {
  addBuyer,
  cartOf,
  ledger,
  reserveOtherMoney,
  stockProduct,
} from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, clock } = openQuietShop();
const AFTER_HOLD_MS = 34 * 60_000;

describe('INV-03 the process dies at every await', () => {
  it('of starting a checkout: the buyer asks again and gets one session', async () => {
    const steps = await atEveryStep(async (death) => {
      clock.now = new Date();
      const [product, buyer] = [await stockProduct(deps.db, 1), await addBuyer(deps.db)];
      const [requestId, cart] = [randomUUID(), cartOf([product, 1])];
      const died = await attempt(deps, death, (mortal) =>
        startCheckout(mortal, buyer, requestId, cart),
      );
      let again = await startCheckout(deps, buyer, requestId, cart);
      if (!again.ok) again = await startCheckout(deps, buyer, randomUUID(), cart);
      const { sessionId } = okOf(again);
      await stripeControl.pay(sessionId);
      await settle(deps, sessionId);
      expect(await ledger(deps.db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
      return died;
    });
    expect(steps).toBeGreaterThanOrEqual(3);
  });

  it('of starting a checkout: the buyer never comes back, the sweeper frees the stock', async () => {
    await atEveryStep(async (death) => {
      clock.now = new Date();
      const [product, buyer] = [await stockProduct(deps.db, 1), await addBuyer(deps.db)];
      const died = await attempt(deps, death, (mortal) =>
        startCheckout(mortal, buyer, randomUUID(), cartOf([product, 1])),
      );
      clock.now = new Date(clock.now.getTime() + AFTER_HOLD_MS);
      expect((await sweep(deps)).failed).toEqual([]);
      expect(await ledger(deps.db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
      return died;
    });
  });

  it('of settling: the next caller finishes, and there is one order', async () => {
    await atEveryStep(async (death) => {
      clock.now = new Date();
      const { product, sessionId } = await newCheckout(deps);
      await stripeControl.pay(sessionId);
      const died = await attempt(deps, death, (mortal) => settle(mortal, sessionId));
      await settle(deps, sessionId);
      expect(await ledger(deps.db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
      return died;
    });
  });

  it('of receiving an amount other than reserved: the money is refunded once, and the stock returned once', async () => {
    await atEveryStep(async (death) => {
      clock.now = new Date();
      const { product, sessionId } = await newCheckout(deps);
      await reserveOtherMoney(deps.db, sessionId);
      await stripeControl.pay(sessionId);
      const died = await attempt(deps, death, (mortal) => settle(mortal, sessionId));
      clock.now = new Date(clock.now.getTime() + AFTER_HOLD_MS);
      expect((await sweep(deps)).failed).toEqual([]);
      const session = await deps.payments.retrieveSession(sessionId);
      expect(session?.isRefunded).toBe(true);
      expect(await ledger(deps.db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
      return died;
    });
  });

  it('of refunding a late payment: it is refunded once', async () => {
    await atEveryStep(async (death) => {
      clock.now = new Date();
      const { sessionId } = await newCheckout(deps);
      const found = await deps.db
        .collection('reservations')
        .where('session_id', '==', sessionId)
        .get();
      await found.docs[0]?.ref.update({ status: 'released' });
      await stripeControl.pay(sessionId);
      const died = await attempt(deps, death, (mortal) => settle(mortal, sessionId));
      clock.now = new Date(clock.now.getTime() + AFTER_HOLD_MS);
      await sweep(deps);
      await settle(deps, sessionId);
      const session = await deps.payments.retrieveSession(sessionId);
      expect(session?.isRefunded).toBe(true);
      const order = await deps.db
        .collection('orders')
        .where('stripe_session_id', '==', sessionId)
        .get();
      expect(order.docs.map((document) => document.get('payment_status'))).toEqual(['refunded']);
      return died;
    });
  });
});
