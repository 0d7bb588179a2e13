import { randomUUID } from 'node:crypto';
import { MAX_STOCK } from '@reef/domain/catalogue/product';
import { HOUR_MS } from '@reef/domain/shared/time';
import { describe, expect, it } from 'vitest';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import { releaseWithoutSession } from '../../../functions/src/checkout/close-hold.ts';
import type { CheckoutDeps } from '../../../functions/src/checkout/deps.ts';
import { reserve } from '../../../functions/src/checkout/start/reserve.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { sweep } from '../../../functions/src/checkout/sweep.ts';
import { newCheckout } from '#support/checkouts.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db, clock } = openQuietShop();

/** A hold without a payment page yet. */
async function held() {
  const [product, userId] = [await stockProduct(db, 3), await addBuyer(db)];
  const requestId = randomUUID();
  const { reservation } = okOf(
    await reserve(deps, { userId, requestId, request: cartOf([product, 2]) }),
  );
  return { product, userId, requestId, id: reservation.id };
}

async function statusOf(id: string): Promise<unknown> {
  return (await db.doc(`reservations/${id}`).get()).get('status');
}

describe('INV-03 a hold without a payment page', () => {
  it('is given back once', async () => {
    const { product, id } = await held();
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 2 });
    await releaseWithoutSession(deps, id);
    await releaseWithoutSession(deps, id);
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
    expect(await statusOf(id)).toBe('released');
  });

  it('comes back on top of the most that can be listed, and the product is sold on', async () => {
    const { product, id } = await held();
    await db.doc(`products/${product}`).update({ stock: MAX_STOCK });
    await releaseWithoutSession(deps, id);
    expect(await ledger(db, product)).toMatchObject({ free: MAX_STOCK + 2, held: 0 });
    const next = { userId: await addBuyer(db), requestId: randomUUID() };
    expect(await reserve(deps, { ...next, request: cartOf([product, 1]) })).toMatchObject({
      ok: true,
    });
  });

  it('stays when its page has been made since, because it may be paid', async () => {
    const { product, id } = await held();
    await db.doc(`reservations/${id}`).update({ session_id: 'cs_test_meanwhile' });
    const found = await releaseWithoutSession(deps, id);
    expect(found).toMatchObject({ status: 'held', session_id: 'cs_test_meanwhile' });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 2 });
  });

  it('that does not exist changes nothing', async () => {
    await expect(releaseWithoutSession(deps, 'nobody')).resolves.toBeNull();
    expect(await statusOf('nobody')).toBeUndefined();
  });

  it('ends as well when its product is deleted, which stays deleted', async () => {
    const { product, id } = await held();
    await db.doc(`products/${product}`).delete();
    await releaseWithoutSession(deps, id);
    expect(await statusOf(id)).toBe('released');
    expect((await db.doc(`products/${product}`).get()).exists).toBe(false);
  });
});

describe('CHK-10 cancelling', () => {
  it('frees a hold without a page, and says the same the second time', async () => {
    const { product, userId, requestId } = await held();
    expect(await cancelCheckout(deps, userId, requestId)).toBe('cancelled');
    expect(await cancelCheckout(deps, userId, requestId)).toBe('cancelled');
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
  });

  it('frees nothing of a page that Stripe does not know', async () => {
    const { product, userId, requestId, id } = await held();
    await db.doc(`reservations/${id}`).update({ session_id: 'cs_test_unknown' });
    expect(await cancelCheckout(deps, userId, requestId)).toBe('none');
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 2 });
  });
});

async function opened() {
  const begun = await newCheckout(deps);
  const of = db.collection('reservations').where('session_id', '==', begun.sessionId);
  const [reservation] = (await of.get()).docs;
  return { ...begun, reservation: reservation?.ref };
}

describe('holds that only the sweeper checks again', () => {
  const poor: CheckoutDeps = {
    ...deps,
    payments: { ...deps.payments, refund: () => Promise.reject(new Error('no balance')) },
  };

  it('INV-07 a delayed payment that has cleared becomes an order', async () => {
    const { product, sessionId } = await opened();
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    await stripeControl.settleDelayed(sessionId, 'succeeded');
    clock.now = new Date(clock.now.getTime() + 3 * HOUR_MS);
    await sweep(deps);
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });

  it('INV-06 a late payment that could not be refunded at once is refunded', async () => {
    const { buyer, requestId, sessionId, reservation } = await opened();
    await reservation?.update({ status: 'released' });
    await stripeControl.pay(sessionId);
    await expect(settle(poor, sessionId)).rejects.toThrow('no balance');
    // Its buyer turns away meanwhile: the payment's fate is an answer, not a fault.
    expect(await cancelCheckout(poor, buyer, requestId)).toBe('paid');
    clock.now = new Date(clock.now.getTime() + 3 * HOUR_MS);
    await sweep(deps);
    expect((await reservation?.get())?.get('status')).toBe('refunded');
    expect(await deps.payments.retrieveSession(sessionId)).toMatchObject({ isRefunded: true });
  });
});
