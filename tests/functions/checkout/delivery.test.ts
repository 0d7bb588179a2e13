import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import { HORIZON_DAYS, offersFor } from '@reef/domain/shipping/arrival';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import { addDays, weekdayOf } from '@reef/domain/shipping/day';
import { orderId } from '../../../functions/src/checkout/ids.ts';
import { refusalMessage } from '../../../functions/src/checkout/refusal-message.ts';
import { reserve } from '../../../functions/src/checkout/reserve.ts';
import { settle } from '../../../functions/src/checkout/settle.ts';
import { startCheckout } from '../../../functions/src/checkout/start-checkout.ts';
import { verifyPayment } from '../../../functions/src/checkout/verify-payment.ts';
import { beginCheckout, orderOf } from '#support/checkouts.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

// A separate database, because the settings apply to the whole shop.
const { deps, db, clock } = openQuietShop('demo-reef-delivery');

async function setTo(changes: Partial<ShopSettings>): Promise<void> {
  await db.doc('settings/shop').set({
    revision: 1,
    settings: { ...DEFAULT_SETTINGS, ...changes },
    updated_at: new Date(),
    updated_by: 'owner',
  });
}

beforeEach(() => {
  clock.now = new Date();
});
afterEach(() => db.doc('settings/shop').delete());

/** The soonest possible choice for a ZIP code in Miami. */
function soonest(method: DeliveryChoice['method'] = 'overnight'): DeliveryChoice {
  const offer = offersFor(DEFAULT_SETTINGS, '33101', 0, clock.now).find(
    (each) => each.method === method,
  );
  return { method, day: offer?.days[0] ?? '', zip: '33101' };
}

async function intent(delivery: DeliveryChoice) {
  const [product, userId] = [await stockProduct(db, 3), await addBuyer(db)];
  const request: CreatePaymentRequest = { ...cartOf([product, 1]), delivery };
  return { product, userId, requestId: randomUUID(), request };
}

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

const closedForLong = () => {
  const today = clock.now.toISOString().slice(0, 10);
  return Array.from({ length: HORIZON_DAYS + 2 }, (_, later) => addDays(today, later - 1));
};
const localOnly = () =>
  DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, is_offered: rule.method === 'local' }));

/** Begins a checkout. @returns its refusal; nothing is held after it. */
async function refusalOf(to: Pick<CreatePaymentRequest, 'delivery' | 'zip'>) {
  const [product, buyer] = [await stockProduct(db, 3), await addBuyer(db)];
  const request = { ...cartOf([product, 1]), ...to };
  const result = await startCheckout(deps, buyer, randomUUID(), request);
  expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
  return result.ok ? null : refusalMessage(result.refusal);
}

describe('SHIP-02 what cannot be delivered is not paid', () => {
  it('while no day is open: with a choice, with a ZIP code, and from a page that sends neither', async () => {
    const delivery = soonest();
    await setTo({ closed_dates: closedForLong() });
    const words = 'No day of delivery is open at the moment. Please write to us.';
    expect(await refusalOf({})).toBe(words);
    expect(await refusalOf({ zip: '33101' })).toBe(words);
    expect(await refusalOf({ delivery })).toBe(words);
  });

  it('to a ZIP code to which no method goes', async () => {
    const words = 'We cannot deliver to this ZIP code at the moment. Please write to us.';
    expect(await refusalOf({ zip: '00000' })).toBe(words);
    expect(await refusalOf({ delivery: { ...soonest(), zip: '00000' } })).toBe(words);
    await setTo({ delivery: localOnly() });
    expect(await refusalOf({ zip: '96813' })).toBe(words);
  });

  it('and what can be is paid without a choice, by the methods that have a day', async () => {
    const [first] = DEFAULT_SETTINGS.delivery;
    if (first === undefined) throw new Error('no method');
    const fridays = closedForLong().filter((day) => weekdayOf(day) === 5);
    const delivery = [{ ...first, arrival_weekdays: [5] }, ...DEFAULT_SETTINGS.delivery.slice(1)];
    await setTo({ delivery, closed_dates: fridays });
    for (const zip of [{}, { zip: '33101' }]) {
      const [product, userId] = [await stockProduct(db, 1), await addBuyer(db)];
      const request = { ...cartOf([product, 1]), ...zip };
      const reserved = await reserve(deps, { userId, requestId: randomUUID(), request });
      expect(reserved).toMatchObject({
        reservation: {
          delivery: null,
          shipping_rates: [{ method: 'local' }, { method: 'pickup' }],
        },
      });
    }
  });

  it('a request that is sent again after the owner closed all days finds its payment page', async () => {
    const [product, buyer] = [await stockProduct(db, 3), await addBuyer(db)];
    const requestId = randomUUID();
    const first = await startCheckout(deps, buyer, requestId, cartOf([product, 1]));
    await setTo({ closed_dates: closedForLong() });
    expect(await startCheckout(deps, buyer, requestId, cartOf([product, 1]))).toEqual(first);
    expect(await ledger(db, product)).toMatchObject({ free: 2, held: 1 });
  });
});

describe('SHIP-02 a forged delivery', () => {
  it.each<[string, Partial<DeliveryChoice>]>([
    ['a day that is gone', { day: '2026-01-05' }],
    ['a Sunday', { day: '2026-11-29' }],
    ['a day a year ahead', { day: '2027-12-01' }],
    ['local delivery to Kansas', { method: 'local', zip: '66101' }],
  ])('%s is refused, and nothing is reserved', async (_what, changes) => {
    // The days above have these names as seen on this day.
    clock.now = new Date('2026-11-24T15:00:00Z');
    const { product, userId, requestId, request } = await intent({ ...soonest(), ...changes });
    const refused = await reserve(deps, { userId, requestId, request });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'delivery-not-possible' } });
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
  });

  it('a day that became impossible names the next ones', async () => {
    const choice = soonest();
    await setTo({ closed_dates: [choice.day] });
    const { userId, requestId, request } = await intent(choice);
    const refused = await reserve(deps, { userId, requestId, request });
    const days =
      refused.ok || refused.refusal.code !== 'delivery-not-possible'
        ? []
        : refused.refusal.next_days;
    expect(days).toHaveLength(3);
    expect(days.every((day) => day > choice.day)).toBe(true);
  });

  it('a price that the owner has changed is told, and nothing is reserved', async () => {
    const choice = { ...soonest(), seen_cents: 3999 };
    const delivery = DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, cents: 4500 }));
    await setTo({ delivery });
    const { product, userId, requestId, request } = await intent(choice);
    const refused = await reserve(deps, { userId, requestId, request });
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'delivery-price-changed', name: 'Overnight live shipping', cents: 4500 },
    });
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0 });
    const seen = { ...request, delivery: { ...choice, seen_cents: 4500 } };
    const again = await reserve(deps, { userId, requestId: randomUUID(), request: seen });
    expect(again).toMatchObject({ reservation: { delivery: { cents: 4500 } } });
  });

  it('a price sent by the buyer is ignored', async () => {
    const cheap = { ...soonest(), cents: 1, name: 'Free!' };
    const { userId, requestId, request } = await intent(cheap);
    const reserved = await reserve(deps, { userId, requestId, request });
    expect(reserved).toMatchObject({ reservation: { delivery: { cents: 3999 } } });
  });

  it('the same request id with another day is another request', async () => {
    const choice = soonest();
    const first = await intent(choice);
    await reserve(deps, first);
    const [, later = ''] =
      offersFor(DEFAULT_SETTINGS, '33101', 0, clock.now).find(
        ({ method }) => method === 'overnight',
      )?.days ?? [];
    const request = { ...first.request, delivery: { ...choice, day: later } };
    expect(await reserve(deps, { ...first, request })).toEqual({
      ok: false,
      refusal: { code: 'request-reused' },
    });
  });

  it('a session that was paid with other shipping is refunded', async () => {
    const { product, userId, request } = await intent(soonest());
    const { sessionId } = await beginCheckout(deps, userId, request);
    const of = db.collection('reservations').where('session_id', '==', sessionId);
    await (await of.get()).docs[0]?.ref.update({ 'delivery.cents': 4000 });
    await stripeControl.pay(sessionId);
    const settled = await settle(deps, sessionId);
    expect(settled).toMatchObject({ ok: true, found: 'mismatch' });
    expect(await ledger(db, product)).toMatchObject({ free: 3, held: 0, sold: 0 });
  });
});
