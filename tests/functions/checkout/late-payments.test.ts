import type { Product } from '@reef/domain/catalogue/product';
import type { DocumentReference } from 'firebase-admin/firestore';
import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { noteStuckHold } from '../../../functions/src/checkout/alarms.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { sweep } from '../../../functions/src/checkout/sweep.ts';
import { verifyPayment } from '../../../functions/src/checkout/verify-payment.ts';
import { beginCheckout, newCheckout, orderOf } from '#support/checkouts.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import {
  addBuyer,
  cartOf,
  ledger,
  stockProduct,
  reserveOtherMoney,
} from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db, clock } = openQuietShop();

/** As a release and then an edit leave hold and listing, while the buyer is still paying. */
async function releaseByHand(
  sessionId: string,
  product: string,
  listing: Partial<Product>,
): Promise<void> {
  const holds = await db.collection('reservations').where('session_id', '==', sessionId).get();
  await db.doc(`products/${product}`).update(listing);
  await holds.docs[0]?.ref.update({ status: 'released' });
}

async function releasedButPaid(stock: number) {
  const { product, buyer, sessionId } = await newCheckout(deps, { stock });
  await releaseByHand(sessionId, product, { stock });
  await stripeControl.pay(sessionId);
  return { product, buyer, sessionId };
}

describe('late and delayed payments', () => {
  it('INV-06 a payment after the release takes the stock again while there is any', async () => {
    const { product, buyer, sessionId } = await releasedButPaid(1);
    expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({ ok: true });
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });

  it('INV-06 a payment after the stock is gone is refunded; buyer and admin are told', async () => {
    const { product, buyer, sessionId } = await releasedButPaid(1);
    await db.doc(`products/${product}`).update({ stock: 0 });
    const answer = await verifyPayment(deps, buyer, sessionId);
    expect(answer).toMatchObject({
      ok: false,
      message: expect.stringContaining('refunded in full'),
    });
    expect(await deps.payments.retrieveSession(sessionId)).toMatchObject({ isRefunded: true });
    const orders = await db.collection('orders').where('stripe_session_id', '==', sessionId).get();
    expect(orders.docs.map((order) => order.get('payment_status'))).toEqual(['refunded']);
    const alerts = await db.collection('audit_log').where('user_id', '==', buyer).get();
    expect(alerts.docs.map((entry) => entry.get('action'))).toEqual(['late-payment-refunded']);
    expect(alerts.docs[0]?.get('order_number')).toBe(orders.docs[0]?.get('order_number'));
  });

  it.each<[string, Partial<Product>]>([
    ['another name', { name: 'Gold Hammer B', price: 90 }],
    ['one of a kind as its category', { category: 'WYSIWYG' }],
    ['another picture', { category: 'WYSIWYG', image_url: '/art/two.webp' }],
  ])(
    'INV-06 a payment after the listing has %s takes none of it, and is refunded',
    async (_, now) => {
      const [product, buyer] = [await stockProduct(db, 1), await addBuyer(db)];
      await db.doc(`products/${product}`).update({ image_url: '/art/one.webp' });
      const { sessionId } = await beginCheckout(deps, buyer, cartOf([product, 1]));
      await releaseByHand(sessionId, product, { ...now, stock: 1 });
      await stripeControl.pay(sessionId);
      await settle(deps, sessionId);
      expect(await deps.payments.retrieveSession(sessionId)).toMatchObject({ isRefunded: true });
      expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
      expect(await orderOf(db, sessionId)).toMatchObject({
        payment_status: 'refunded',
        notice: expect.stringContaining('an item was no longer for sale'),
      });
    },
  );

  it('INV-07 a delayed payment is pending until it clears, and nothing is fulfilled before', async () => {
    const { product, buyer, sessionId } = await newCheckout(deps);
    await stripeControl.pay(sessionId, 'delayed');
    expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({ ok: false });
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1, sold: 0 });
    clock.now = new Date(clock.now.getTime() + 3 * 60 * 60_000);
    await sweep(deps);
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
    await stripeControl.settleDelayed(sessionId, 'succeeded');
    expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({ ok: true });
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });

  it('INV-07 a delayed payment that fails returns the stock', async () => {
    const { product, sessionId } = await newCheckout(deps);
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    await stripeControl.settleDelayed(sessionId, 'failed');
    await settle(deps, sessionId);
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
  });
});

const DAYS_MS = 24 * 60 * 60_000;

async function unconfirmed() {
  const { product, buyer, sessionId } = await newCheckout(deps);
  await stripeControl.pay(sessionId, 'unconfirmed');
  await settle(deps, sessionId);
  expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
  return { product, buyer, sessionId };
}

/** As if Stripe refused it. */
const cancelPayment = () => Promise.resolve();

describe('ATT-86 a delayed payment that its buyer never confirms', () => {
  it('ATT-86 INV-07 is canceled after ten days: the stock is free, the owner is told', async () => {
    const { product, buyer, sessionId } = await unconfirmed();
    const begun = clock.now.getTime();
    clock.now = new Date(begun + 9 * DAYS_MS);
    await sweep(deps);
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
    clock.now = new Date(begun + 11 * DAYS_MS);
    expect(await sweep(deps)).toMatchObject({ failed: [] });
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
    const gone = { payment_status: 'failed', status: 'cancelled' };
    expect(await orderOf(db, sessionId)).toMatchObject(gone);
    expect(await deps.payments.retrieveSession(sessionId)).toMatchObject({ payment: 'failed' });
    const alerts = await db.collection('audit_log').where('user_id', '==', buyer).get();
    expect(alerts.docs.map((entry) => entry.get('action'))).toEqual(['payment-overdue']);
    expect(alerts.docs[0]?.get('paid_cents')).toBeUndefined();
  });

  it('ATT-86 INV-06 returns its stock even if Stripe does not cancel it', async () => {
    const { product } = await unconfirmed();
    clock.now = new Date(clock.now.getTime() + 11 * DAYS_MS);
    await sweep({ ...deps, payments: { ...deps.payments, cancelPayment } });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
  });

  it('ATT-86 INV-07 is not canceled once the bank has it', async () => {
    const { product, sessionId } = await newCheckout(deps);
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    clock.now = new Date(clock.now.getTime() + 11 * DAYS_MS);
    await sweep(deps);
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1 });
  });
});

async function paidOtherwise() {
  const { product, buyer, sessionId, requestId } = await newCheckout(deps);
  await reserveOtherMoney(db, sessionId);
  await stripeControl.pay(sessionId);
  const where = await db.collection('reservations').where('session_id', '==', sessionId).get();
  return { product, buyer, sessionId, requestId, reservation: where.docs[0]?.ref };
}
const statusOf = async (reservation?: DocumentReference) =>
  (await reservation?.get())?.get('status') as unknown;

function afterHold(): Date {
  return new Date(clock.now.getTime() + 34 * 60_000);
}

describe('an amount other than reserved', () => {
  it('ATT-58 is refunded in full, frees the animal, and is reported once to buyer and operator', async () => {
    const { product, buyer, sessionId, reservation } = await paidOtherwise();
    const told = deps.faults.length;
    const callers = [settle(deps, sessionId), verifyPayment(deps, buyer, sessionId)];
    await Promise.all([...callers, settle(deps, sessionId)]);
    const answer = await verifyPayment(deps, buyer, sessionId);
    expect(answer).toMatchObject({
      ok: false,
      message: expect.stringContaining('not for the amount of your reservation'),
    });
    expect(await deps.payments.retrieveSession(sessionId)).toMatchObject({ isRefunded: true });
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 0, orderCount: 0 });
    expect(deps.faults.slice(told)).toEqual([
      expect.stringContaining('payment differs from its hold'),
    ]);
    expect(await statusOf(reservation)).toBe('refunded');
    const orders = await db.collection('orders').where('stripe_session_id', '==', sessionId).get();
    expect(orders.docs.map((order) => order.data())).toMatchObject([
      { status: 'cancelled', payment_status: 'refunded', notice: answer.message },
    ]);
  });

  it('ATT-58 the sweeper ends such a hold and leaves it alone from then on', async () => {
    const { product, reservation } = await paidOtherwise();
    clock.now = afterHold();
    await sweep(deps);
    const ended = await reservation?.get();
    expect(ended?.get('status')).toBe('refunded');
    clock.now = afterHold();
    await sweep(deps);
    expect((await reservation?.get())?.updateTime).toEqual(ended?.updateTime);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
  });

  it('ATT-58 a refund that Stripe refuses is retried in an hour, not each minute', async () => {
    const { product, buyer, sessionId, reservation } = await paidOtherwise();
    // Stripe keeps a 500 under its idempotency key, so the library's repeats get it again.
    await stripeControl.fault('create_refund', '500');
    clock.now = afterHold();
    expect((await sweep(deps)).failed).toMatchObject([{ id: reservation?.id }]);
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await sweep(deps)).failed).toEqual([]);
    expect(await statusOf(reservation)).toBe('refunding');
    clock.now = new Date(clock.now.getTime() + 60 * 60_000);
    await sweep(deps);
    expect(await statusOf(reservation)).toBe('refunded');
    expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({ ok: false });
  });

  it('ATT-58 ATT-121 a refund that Stripe has no room for is tried by each sweep, and reported after minutes', async () => {
    const { reservation } = await paidOtherwise();
    const raw: unknown = { message: 'Too many requests.' };
    const limited = new Stripe.errors.StripeRateLimitError(raw as never);
    const refund = vi.fn(() => Promise.reject(limited));
    const busy = { ...deps, payments: { ...deps.payments, refund } };
    const isTold = async () =>
      (await db.doc(`audit_log/hold-stuck-${reservation?.id}`).get()).exists;
    clock.now = afterHold();
    for (const sweeps of [1, 2]) {
      expect((await sweep(busy)).failed).toMatchObject([{ id: reservation?.id }]);
      expect(refund).toHaveBeenCalledTimes(sweeps);
      expect(await isTold()).toBe(false);
      clock.now = new Date(clock.now.getTime() + 60_000);
    }
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    await sweep(busy);
    expect(await isTold()).toBe(true);
    expect((await sweep(deps)).failed).toEqual([]);
    expect(await statusOf(reservation)).toBe('refunded');
    deps.faults.splice(0);
  });

  it('ATT-58 whose refund is stuck is reported with the number of its order', async () => {
    const { sessionId } = await paidOtherwise();
    const refund = vi.fn(() => Promise.reject(new Error('no balance')));
    const poor = { ...deps, payments: { ...deps.payments, refund } };
    await expect(settle(poor, sessionId)).rejects.toThrow('no balance');
    const found = await db.collection('reservations').where('session_id', '==', sessionId).get();
    for (const hold of found.docs) await noteStuckHold(deps, hold, 'no balance');
    const told = await db.collection('audit_log').where('session_id', '==', sessionId).get();
    const numbers = told.docs.map((entry) => entry.get('order_number') as unknown);
    const number = (await orderOf(db, sessionId))?.['order_number'];
    expect(numbers).toEqual([number, number]);
    // The sweeps of other tests find nothing left to refund.
    await settle(deps, sessionId);
  });

  it('ATT-58 INV-18 that the bank reclaims meanwhile ends the hold: Stripe refunds no disputed payment', async () => {
    const { sessionId, reservation } = await paidOtherwise();
    await stripeControl.dispute(sessionId, 'open');
    const refund = vi.fn(() => Promise.reject(new Error('The charge is disputed.')));
    const refusing = { ...deps, payments: { ...deps.payments, refund } };
    clock.now = afterHold();
    expect((await sweep(refusing)).failed).toMatchObject([{ id: reservation?.id }]);
    expect(await statusOf(reservation)).toBe('refunding');
    await stripeControl.dispute(sessionId, 'lost');
    clock.now = new Date(clock.now.getTime() + 61 * 60_000);
    expect((await sweep(refusing)).failed).toEqual([]);
    expect(refund).toHaveBeenCalledOnce();
    expect(await statusOf(reservation)).toBe('refunded');
    const order = await orderOf(db, sessionId);
    expect(order).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      dispute: 'lost',
      amount_refunded: order?.['total_amount'],
      lost_amount: order?.['total_amount'],
    });
    const told = await db.collection('audit_log').where('session_id', '==', sessionId).get();
    expect(told.docs.map((entry) => entry.get('action'))).toContain('dispute-lost');
  });

  it('ATT-58 does not keep its buyer from buying', async () => {
    const { product, buyer } = await paidOtherwise();
    const { sessionId } = await beginCheckout(deps, buyer, cartOf([product, 1]));
    await stripeControl.pay(sessionId);
    expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({ ok: true });
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });
});
