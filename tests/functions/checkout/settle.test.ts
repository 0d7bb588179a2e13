import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@reef/domain/shared/time';
import { cancelCheckout } from '../../../functions/src/checkout/cancel-checkout.ts';
import type { CheckoutDeps } from '../../../functions/src/checkout/deps.ts';
import { orderId } from '../../../functions/src/checkout/ids.ts';
import { reflectMoney } from '../../../functions/src/checkout/settle/reflect-money.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { newCheckout, orderOf } from '#support/checkouts.ts';
import { standInStripe } from '#support/local-services.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { ledger } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

// What settling writes besides the stock, and what it does with broken documents.
const { deps, db, clock } = openQuietShop();

async function open(stock = 1, quantity = 1) {
  const begun = await newCheckout(deps, { stock, quantity });
  const of = db.collection('reservations').where('session_id', '==', begun.sessionId);
  const [reservation] = (await of.get()).docs;
  if (!reservation) throw new Error('no reservation');
  return { ...begun, reservation: reservation.ref };
}

async function alertsFor(buyer: string) {
  const { docs } = await db.collection('audit_log').where('user_id', '==', buyer).get();
  return docs.map((entry) => ({ at: entry.get('created_at').toDate() as Date }));
}

/** What the audit log says about a session. */
function reportsOf(sessionId: string): string[] {
  return deps.faults.filter((fault) => fault.includes(sessionId));
}

it('CHK-08 an expected payment is not logged', async () => {
  const { sessionId, buyer } = await open();
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  expect(await orderOf(db, sessionId)).toMatchObject({ payment_status: 'paid' });
  expect(await alertsFor(buyer)).toEqual([]);
  expect(reportsOf(sessionId)).toEqual([]);
});

it('SEEN-05 the order says which delivery was paid for, and what it cost', async () => {
  for (const [shippingRate, method, amount] of [
    [0, 'overnight', 39.99],
    [1, 'local', 15],
    [2, 'pickup', 0],
  ] as const) {
    const { sessionId } = await open();
    await stripeControl.pay(sessionId, 'card', shippingRate);
    await settle(deps, sessionId);
    const expected = { shipping_method: method, shipping_amount: amount };
    expect(await orderOf(db, sessionId)).toMatchObject(expected);
  }
});

it('SOLD-04 the order names its payment in Stripe', async () => {
  const { sessionId } = await open();
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  const { paymentIntentId } = (await deps.payments.retrieveSession(sessionId)) ?? {};
  expect(paymentIntentId).toMatch(/^pi_/);
  expect(await orderOf(db, sessionId)).toMatchObject({ stripe_payment_intent_id: paymentIntentId });
});

describe('INV-07 a delayed payment', () => {
  it('has an order that waits, and is checked again after an hour', async () => {
    const { sessionId, reservation } = await open();
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    const waiting = { status: 'pending', payment_status: 'pending' };
    expect(await orderOf(db, sessionId)).toMatchObject(waiting);
    const hold = await reservation.get();
    expect(hold.get('status')).toBe('awaiting');
    expect(hold.get('hold_until').toDate()).toEqual(new Date(clock.now.getTime() + HOUR_MS));
    await settle(deps, sessionId);
    expect((await reservation.get()).updateTime).toEqual(hold.updateTime);
    clock.now = new Date(clock.now.getTime() + HOUR_MS);
    await settle(deps, sessionId);
    const again = await reservation.get();
    expect(again.get('status')).toBe('awaiting');
    expect(again.get('hold_until').toDate()).toEqual(new Date(clock.now.getTime() + HOUR_MS));
  });

  it.each([
    ['', {}],
    [', also one that somebody has broken', { status: 'waiting', is_refund_failed: null }],
  ])('that fails leaves its order cancelled%s', async (_, edit) => {
    const { sessionId } = await open();
    await stripeControl.pay(sessionId, 'delayed');
    await settle(deps, sessionId);
    await db.doc(`orders/${orderId(sessionId)}`).set(edit, { merge: true });
    await stripeControl.settleDelayed(sessionId, 'failed');
    await settle(deps, sessionId);
    expect(await orderOf(db, sessionId)).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
    });
  });
});

it('INV-01 as many units are returned as were held, and as many are taken again', async () => {
  const { buyer, requestId, product, reservation, sessionId } = await open(3, 2);
  await reservation.update({ status: 'released' });
  await stripeControl.pay(sessionId);
  await db.doc(`products/${product}`).update({ stock: 3 });
  await settle(deps, sessionId);
  expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0, sold: 2 });
  const again = await open(3, 2);
  expect(await cancelCheckout(deps, again.buyer, again.requestId)).toBe('cancelled');
  expect(await cancelCheckout(deps, buyer, requestId)).toBe('paid');
  expect(await ledger(db, again.product)).toMatchObject({ free: 3, held: 0, sold: 0 });
});

it('CHK-08 what is settled is left unchanged, including the time it was settled', async () => {
  const { sessionId, reservation } = await open();
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  const before = (await reservation.get()).updateTime;
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  await settle(deps, sessionId);
  expect((await reservation.get()).updateTime).toEqual(before);
});

it('ATT-58 an amount other than reserved sells nothing, and an operator is told', async () => {
  const { sessionId, reservation, product, buyer } = await open();
  await reservation.update({ subtotal_cents: 1 });
  await stripeControl.pay(sessionId);
  expect(await settle(deps, sessionId)).toMatchObject({ ok: true, found: 'mismatch' });
  expect(await alertsFor(buyer)).toHaveLength(1);
  const told = expect.stringContaining('payment differs from its hold');
  expect(reportsOf(sessionId)).toEqual([told]);
  expect(await ledger(db, product)).toMatchObject({ sold: 0 });
});

describe('a product deleted meanwhile', () => {
  it('does not keep a paid order from being recorded', async () => {
    const { sessionId, product } = await open();
    await db.doc(`products/${product}`).delete();
    await stripeControl.pay(sessionId);
    await settle(deps, sessionId);
    expect(await orderOf(db, sessionId)).toMatchObject({ payment_status: 'paid' });
  });

  it('stays deleted when its hold is released', async () => {
    const { buyer, requestId, product } = await open();
    await db.doc(`products/${product}`).delete();
    expect(await cancelCheckout(deps, buyer, requestId)).toBe('cancelled');
    expect((await db.doc(`products/${product}`).get()).exists).toBe(false);
  });
});

describe('a session', () => {
  it('INV-03 that was paid before it was written onto its hold belongs to the hold', async () => {
    const { sessionId, reservation, product } = await open();
    await reservation.update({ session_id: null, session_url: null });
    await stripeControl.pay(sessionId);
    await settle(deps, sessionId);
    expect((await reservation.get()).data()).toMatchObject({
      status: 'settled',
      session_id: sessionId,
    });
    expect(await ledger(db, product)).toEqual({ free: 0, held: 0, sold: 1, orderCount: 1 });
  });

  it('ATT-39 other than the hold’s changes nothing', async () => {
    const { sessionId, reservation, product } = await open();
    await reservation.update({ session_id: 'cs_test_another' });
    await stripeControl.pay(sessionId);
    expect(await settle(deps, sessionId)).toMatchObject({ ok: false, refusal: 'foreign' });
    expect((await reservation.get()).get('status')).toBe('held');
    expect(await ledger(db, product)).toMatchObject({ free: 0, held: 1, sold: 0 });
  });

  it('ATT-59 other than the hold’s is reported once if it was paid', async () => {
    const { sessionId, reservation, buyer } = await open();
    await reservation.update({ session_id: 'cs_test_another' });
    await settle(deps, sessionId);
    expect(await alertsFor(buyer)).toEqual([]);
    expect(reportsOf(sessionId)).toEqual([]);
    await stripeControl.pay(sessionId);
    await settle(deps, sessionId);
    await settle(deps, sessionId);
    expect(await alertsFor(buyer)).toHaveLength(1);
    const told = expect.stringContaining('payment names another session');
    expect(reportsOf(sessionId)).toEqual([told]);
  });

  it('ATT-59 other than the hold’s is not reported if its payment was refunded already', async () => {
    const { sessionId, reservation, buyer } = await open();
    await reservation.update({ session_id: 'cs_test_another' });
    await stripeControl.pay(sessionId);
    const session = await deps.payments.retrieveSession(sessionId);
    await deps.payments.refund(session?.paymentIntentId ?? '');
    await settle(deps, sessionId);
    expect(await alertsFor(buyer)).toEqual([]);
    expect(reportsOf(sessionId)).toEqual([]);
  });

  it('ATT-39 without a hold changes nothing', async () => {
    const { sessionId, reservation } = await open();
    await reservation.delete();
    await stripeControl.pay(sessionId);
    expect(await settle(deps, sessionId)).toEqual({ ok: false, refusal: 'unknown' });
    expect(await orderOf(db, sessionId)).toBeUndefined();
  });

  it('ATT-39 that is not the shop’s changes nothing', async () => {
    const stripe = standInStripe();
    const price_data = { currency: 'usd', unit_amount: 500, product_data: { name: 'A mug' } };
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data }],
      success_url: 'http://127.0.0.1:5000/',
    });
    expect(await settle(deps, session.id)).toEqual({ ok: false, refusal: 'unknown' });
  });
});

describe('INV-06 a late payment that Stripe will not refund at once', () => {
  const refusing: CheckoutDeps = {
    ...deps,
    payments: { ...deps.payments, refund: () => Promise.reject(new Error('no balance')) },
  };

  it('is reported once, when it comes, and refunded by a later check', async () => {
    const { sessionId, reservation, buyer } = await open();
    await reservation.update({ status: 'released' });
    await stripeControl.pay(sessionId);
    const cameAt = clock.now;
    await expect(settle(refusing, sessionId)).rejects.toThrow('no balance');
    const again = (await reservation.get()).get('hold_until').toDate() as Date;
    expect(again).toEqual(new Date(cameAt.getTime() + HOUR_MS));
    clock.now = new Date(cameAt.getTime() + 3 * HOUR_MS);
    await expect(settle(refusing, sessionId)).rejects.toThrow('no balance');
    await settle(deps, sessionId);
    expect(await alertsFor(buyer)).toEqual([{ at: cameAt }]);
    const order = await orderOf(db, sessionId);
    expect(order).toMatchObject({ payment_status: 'refunded', status: 'cancelled' });
    expect(order?.['created_at']).toHaveProperty('seconds', Math.floor(cameAt.getTime() / 1000));
  });
});

/** Stripe's answer about a session in which no money moved. */
const withoutPayment = (totalCents: number): CheckoutDeps => ({
  ...deps,
  payments: {
    ...deps.payments,
    retrieveSession: async (id) => {
      const session = await deps.payments.retrieveSession(id);
      return session && { ...session, paymentIntentId: null, totalCents };
    },
  },
});

describe('INV-06 a late session without a payment', () => {
  it('is closed if nothing was to be paid', async () => {
    const { sessionId, reservation } = await open();
    await reservation.update({ status: 'released' });
    await stripeControl.pay(sessionId);
    await settle(withoutPayment(0), sessionId);
    expect((await reservation.get()).get('status')).toBe('refunded');
  });

  it('is left for another check if something was', async () => {
    const { sessionId, reservation } = await open();
    await reservation.update({ status: 'released' });
    await stripeControl.pay(sessionId);
    await expect(settle(withoutPayment(1), sessionId)).rejects.toThrow('no payment to refund');
    expect((await reservation.get()).get('status')).toBe('refunding');
  });
});

it('INV-18 a caller that read the payment earlier and writes later undoes nothing', async () => {
  const { sessionId } = await open();
  await stripeControl.pay(sessionId);
  const outcome = okOf(await settle(deps, sessionId));
  await stripeControl.dispute(sessionId, 'open');
  await settle(deps, sessionId);
  const disputed = { dispute: 'open', is_packing_blocked: true };
  expect(await orderOf(db, sessionId)).toMatchObject(disputed);
  const earlier = { ...outcome.session, refundedCents: 100 };
  await reflectMoney(deps, earlier, outcome.reservation);
  expect(await orderOf(db, sessionId)).toMatchObject(disputed);
});
