import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import { addDays } from '@reef/domain/shipping/day';
import { orderId } from '../../../functions/src/checkout/ids.ts';
import { reserve } from '../../../functions/src/checkout/start/reserve.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { verifyPayment } from '../../../functions/src/checkout/verify-payment.ts';
import { beginCheckout, orderOf } from '#support/checkouts.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { openDeliveryShop } from '#support/delivery-shop.ts';

const { deps, db, clock, setTo, soonest, intent } = openDeliveryShop('demo-reef-delivery');

/** An order whose payment is recorded so many days after the chosen day; it was paid at once. */
async function recordedOn(days: number) {
  clock.now = new Date();
  const choice = soonest();
  const { product, userId, request } = await intent(choice);
  const { sessionId } = await beginCheckout(deps, userId, request);
  await stripeControl.pay(sessionId);
  // No webhook arrived, and the sweeper stood still.
  clock.now = new Date(Date.parse(`${choice.day}T12:00:00Z`) + days * DAY_MS);
  await settle(deps, sessionId);
  expect(await ledger(db, product)).toEqual({ free: 2, held: 0, sold: 1, orderCount: 1 });
  return { choice, order: await orderOf(db, sessionId) };
}

describe('SHIP-02 an order with a day of arrival', () => {
  it.each([
    ['overnight', 'Overnight live shipping', 3999],
    ['local', 'Local delivery, South Florida', 1500],
    ['pickup', 'Pickup at the shop', 0],
  ] as const)('%s is charged exactly, and the order carries it', async (method, name, cents) => {
    const choice = soonest(method);
    const { userId, request } = await intent(choice);
    const { sessionId } = await beginCheckout(deps, userId, request);
    await stripeControl.pay(sessionId);
    await settle(deps, sessionId);
    expect(await orderOf(db, sessionId)).toMatchObject({
      shipping_method: method,
      shipping_name: name,
      shipping_amount: cents / 100,
      total_amount: (2499 + cents) / 100,
      arrival_day: choice.day,
      arrival_zip: '33101',
      guarantee_hours: 72,
    });
    expect(await verifyPayment(deps, userId, sessionId)).toMatchObject({
      ok: true,
      arrival: { name, day: choice.day },
    });
  });

  it('that its debit came too late for is packed on the next day, and is told so', async () => {
    const choice = soonest();
    const paidOn = async (debitDays: number) => {
      clock.now = new Date();
      const { userId, request } = await intent(choice);
      const { sessionId } = await beginCheckout(deps, userId, request);
      await stripeControl.pay(sessionId, 'delayed');
      await settle(deps, sessionId);
      expect(await orderOf(db, sessionId)).toMatchObject({ arrival_day: choice.day, notice: null });
      const pending = await verifyPayment(deps, userId, sessionId);
      expect(pending).toMatchObject({ state: 'pending' });
      expect(pending).not.toHaveProperty('arrival');
      clock.now = new Date(Date.parse(`${choice.day}T12:00:00Z`) + debitDays * DAY_MS);
      await stripeControl.settleDelayed(sessionId, 'succeeded');
      await settle(deps, sessionId);
      const [order, answer] = [
        await orderOf(db, sessionId),
        await verifyPayment(deps, userId, sessionId),
      ];
      expect(order).toMatchObject({ payment_status: 'paid', arrival_zip: '33101' });
      return { order, answer };
    };
    // Its boxes leave the day before.
    const inTime = await paidOn(-1);
    expect(inTime.order).toMatchObject({ arrival_day: choice.day, notice: null });
    expect(inTime.answer).toMatchObject({ ok: true, arrival: { day: choice.day } });
    const late = await paidOn(0);
    expect(late.order).toMatchObject({
      arrival_day: null,
      notice: expect.stringContaining('too late for the day you chose'),
    });
    expect(late.answer).toMatchObject({ ok: true });
    expect(late.answer).not.toHaveProperty('arrival');
  });

  it.each(['a debit', 'a late webhook'])(
    'whose payment, by %s, is recorded after the owner closed its day is packed on the next day, and is told so',
    async (how) => {
      const choice = soonest();
      const { userId, request } = await intent(choice);
      const { sessionId } = await beginCheckout(deps, userId, request);
      const isDebit = how === 'a debit';
      await (isDebit ? stripeControl.pay(sessionId, 'delayed') : stripeControl.pay(sessionId));
      if (isDebit) await settle(deps, sessionId);
      await setTo({ closed_dates: [choice.day] });
      // After the hold, and before the day is over on which its boxes are packed.
      clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
      if (isDebit) await stripeControl.settleDelayed(sessionId, 'succeeded');
      const answer = await verifyPayment(deps, userId, sessionId);
      expect(answer).toMatchObject({ ok: true, state: 'paid' });
      expect(answer).not.toHaveProperty('arrival');
      const notice = expect.stringContaining('too late for the day you chose');
      expect(await orderOf(db, sessionId)).toMatchObject({ arrival_day: null, notice });
      const mail = await db.doc(`mail/order-confirmed-${orderId(sessionId)}`).get();
      expect(mail.get('message.text')).toContain('too late for the day you chose');
      expect(mail.get('message.text')).not.toContain('It arrives');
    },
  );

  it('keeps its day if the owner closes it after the payment is recorded', async () => {
    const choice = soonest();
    const { userId, request } = await intent(choice);
    const { sessionId } = await beginCheckout(deps, userId, request);
    await stripeControl.pay(sessionId);
    await settle(deps, sessionId);
    await setTo({ closed_dates: [choice.day] });
    await settle(deps, sessionId);
    expect(await orderOf(db, sessionId)).toMatchObject({ arrival_day: choice.day, notice: null });
    // Which the owner has to move.
    expect(await verifyPayment(deps, userId, sessionId)).not.toHaveProperty('arrival');
  });

  it('that was paid in time but is recorded late is packed on the next day, and is told so', async () => {
    const inTime = await recordedOn(-1);
    expect(inTime.order).toMatchObject({ arrival_day: inTime.choice.day, notice: null });
    const late = await recordedOn(0);
    expect(late.order).toMatchObject({
      payment_status: 'paid',
      arrival_day: null,
      notice: expect.stringContaining('too late for the day you chose'),
    });
  });

  it('whose success page is opened again names the day it was moved to, until it leaves, is late or is refunded', async () => {
    const choice = soonest();
    const { product, userId, request } = await intent(choice);
    const { sessionId } = await beginCheckout(deps, userId, request);
    await stripeControl.pay(sessionId);
    const opened = () => verifyPayment(deps, userId, sessionId);
    expect(await opened()).toHaveProperty('arrival.day', choice.day);
    const order = db.doc(`orders/${orderId(sessionId)}`);
    const later = addDays(choice.day, 7);
    await order.update({ arrival_day: later });
    expect(await opened()).toMatchObject({
      ok: true,
      arrival: { name: 'Overnight live shipping', day: later },
    });
    // Its box had to leave the day before.
    clock.now = new Date(`${later}T12:00:00Z`);
    const missed = await opened();
    expect(missed).toMatchObject({ ok: true, state: 'paid' });
    expect(missed).not.toHaveProperty('arrival');
    clock.now = new Date();
    await order.update({ is_fulfilled: true });
    const sent = await opened();
    expect(sent).toMatchObject({ ok: true, state: 'paid' });
    expect(sent).not.toHaveProperty('arrival');
    await order.update({ is_fulfilled: false });
    const session = await deps.payments.retrieveSession(sessionId);
    await deps.payments.refund(session?.paymentIntentId ?? '');
    const refunded = await opened();
    expect(refunded).toMatchObject({
      ok: false,
      state: 'refunded',
      message: 'Your payment was refunded in full after your order was recorded.',
      ordered: [{ id: product, quantity: 1 }],
    });
    expect(refunded).not.toHaveProperty('arrival');
  });

  it('of less than Stripe charges is refused, holds nothing and raises no alarm', async () => {
    const [product, buyer] = [await stockProduct(db, 1, 0.4), await addBuyer(db)];
    const request = { ...cartOf([product, 1]), delivery: soonest('pickup') };
    const result = await startCheckout(deps, buyer, randomUUID(), request);
    expect(result).toEqual({ ok: false, refusal: { code: 'total-too-small' } });
    expect(await ledger(db, product)).toMatchObject({ free: 1, held: 0 });
    const told = db.collection('audit_log').where('action', '==', 'payments-refused');
    expect((await told.get()).size).toBe(0);
  });

  it('keeps the price, name and guarantee of its time when the settings change', async () => {
    const { userId, request } = await intent(soonest());
    const { sessionId } = await beginCheckout(deps, userId, request);
    const delivery = DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, name: 'New', cents: 1 }));
    await setTo({ delivery, guarantee_hours: 24 });
    await stripeControl.pay(sessionId);
    await settle(deps, sessionId);
    expect(await orderOf(db, sessionId)).toMatchObject({
      shipping_name: 'Overnight live shipping',
      shipping_amount: 39.99,
      guarantee_hours: 72,
      payment_status: 'paid',
    });
  });

  it('is free above the owner’s amount, and the settings are read for each checkout', async () => {
    const delivery = DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, free_above_cents: 2499 }));
    await setTo({ delivery });
    const { userId, requestId, request } = await intent(soonest());
    const reserved = await reserve(deps, { userId, requestId, request });
    expect(reserved).toMatchObject({
      ok: true,
      reservation: { delivery: { cents: 0 }, shipping_rates: [{ method: 'overnight', cents: 0 }] },
    });
  });

  it('without a choice offers what it always did', async () => {
    const [product, userId] = [await stockProduct(db, 1), await addBuyer(db)];
    const requestId = randomUUID();
    const reserved = await reserve(deps, { userId, requestId, request: cartOf([product, 1]) });
    expect(reserved).toMatchObject({
      reservation: {
        delivery: null,
        shipping_rates: [
          { method: 'overnight', cents: 3999 },
          { method: 'local', cents: 1500 },
          { method: 'pickup', cents: 0 },
        ],
      },
    });
  });
});
