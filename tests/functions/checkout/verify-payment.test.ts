import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  LATE_PAYMENT_NOTICE,
  OTHER_MONEY_NOTICE,
} from '../../../functions/src/checkout/settle/order-document.ts';
import type { CheckoutDeps } from '../../../functions/src/checkout/deps.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { verifyPayment } from '../../../functions/src/checkout/verify-payment.ts';
import { standInStripe } from '#support/local-services.ts';
import { newCheckout } from '#support/checkouts.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db } = openQuietShop();

/** Stripe while its balance is too small for any refund. */
const poor: CheckoutDeps = {
  ...deps,
  payments: { ...deps.payments, refund: () => Promise.reject(new Error('no balance')) },
};

const FAILED = { ok: false, message: 'Verification failed.', state: 'unknown', ordered: [] };

async function open() {
  const begun = await newCheckout(deps);
  const of = db.collection('reservations').where('session_id', '==', begun.sessionId);
  const [reservation] = (await of.get()).docs;
  return { ...begun, reservation: reservation?.ref };
}

it('CHK-08 an unpaid page is no order, and says so', async () => {
  const { buyer, sessionId } = await open();
  const unpaid = expect.stringContaining('has not been paid');
  expect(await verifyPayment(deps, buyer, sessionId)).toEqual({
    ok: false,
    message: unpaid,
    state: 'open',
    ordered: [],
  });
  await stripeControl.pay(sessionId);
  expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({ ok: true, state: 'paid' });
});

it('CHK-08 a page that has expired is no order', async () => {
  const { buyer, sessionId } = await open();
  await stripeControl.expire(sessionId);
  const unpaid = expect.stringContaining('has not been paid');
  expect(await verifyPayment(deps, buyer, sessionId)).toEqual({
    ok: false,
    message: unpaid,
    state: 'ended',
    ordered: [],
  });
});

it('SEEN-03 SEEN-04 a pending bank debit is reported as one, with what it ordered', async () => {
  const { buyer, sessionId, product } = await open();
  await stripeControl.pay(sessionId, 'delayed');
  expect(await verifyPayment(deps, buyer, sessionId)).toMatchObject({
    ok: false,
    state: 'pending',
    ordered: [{ id: product, quantity: 1 }],
  });
  await stripeControl.settleDelayed(sessionId, 'failed');
  const failed = await verifyPayment(deps, buyer, sessionId);
  expect(failed).toMatchObject({ ok: false, state: 'ended', ordered: [] });
  expect(failed.message).toContain(`Your bank did not pay for order ${failed.order_number},`);
});

it('CHK-08 a refund is reported with its reason: the payment came late, or was another amount', async () => {
  const [late, other] = [await open(), await open()];
  await late.reservation?.update({ status: 'released' });
  await other.reservation?.update({ subtotal_cents: 1 });
  for (const { sessionId } of [late, other]) await stripeControl.pay(sessionId);
  const toldTo = async ({ buyer, sessionId }: typeof late) =>
    (await verifyPayment(deps, buyer, sessionId)).message;
  expect(await toldTo(late)).toBe(LATE_PAYMENT_NOTICE);
  expect(await toldTo(other)).toBe(OTHER_MONEY_NOTICE);
});

it('INV-06 CHK-08 a refund that is due but not possible yet is reported too, and the buyer can go on buying', async () => {
  const { buyer, sessionId, reservation } = await open();
  await reservation?.update({ status: 'released' });
  await stripeControl.pay(sessionId);
  deps.faults.splice(0);
  const told = {
    ok: false,
    state: 'refunded',
    message: LATE_PAYMENT_NOTICE,
    order_number: expect.any(String) as string,
    ordered: [],
  };
  for (let time = 0; time < 2; time += 1) {
    // Looked at again, as by the pay button.
    expect(await verifyPayment(poor, buyer, sessionId)).toEqual(told);
  }
  expect((await reservation?.get())?.get('status')).toBe('refunding');
  const waits = 'a payment that goes back waits for the sweeper: Error: no balance';
  expect(deps.faults.splice(0)).toEqual([waits, waits]);
  const next = cartOf([await stockProduct(db, 1), 1]);
  expect(await startCheckout(poor, buyer, randomUUID(), next)).toMatchObject({ ok: true });
  expect(await verifyPayment(deps, buyer, sessionId)).toEqual(told);
  expect((await reservation?.get())?.get('status')).toBe('refunded');
});

it('ATT-37 a page of another hold verifies nothing', async () => {
  const { buyer, sessionId, reservation } = await open();
  await reservation?.update({ session_id: 'cs_test_another' });
  await stripeControl.pay(sessionId);
  expect(await verifyPayment(deps, buyer, sessionId)).toEqual(FAILED);
});

it('ATT-39 a page that is not the shop’s verifies nothing', async () => {
  const stripe = standInStripe();
  const price_data = { currency: 'usd', unit_amount: 500, product_data: { name: 'A mug' } };
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    success_url: 'http://127.0.0.1:5000/',
  });
  expect(await verifyPayment(deps, await addBuyer(db), id)).toEqual(FAILED);
});
