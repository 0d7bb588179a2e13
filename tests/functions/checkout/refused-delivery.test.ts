import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { HORIZON_DAYS, offersFor } from '@reef/domain/shipping/arrival';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import { addDays, weekdayOf } from '@reef/domain/shipping/day';
import { refusalMessage } from '../../../functions/src/checkout/start/refusal-message.ts';
import { reserve } from '../../../functions/src/checkout/start/reserve.ts';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { startCheckout } from '../../../functions/src/checkout/start/start-checkout.ts';
import { beginCheckout } from '#support/checkouts.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { openDeliveryShop } from '#support/delivery-shop.ts';

const { deps, db, clock, setTo, soonest, intent } = openDeliveryShop('demo-reef-refused-delivery');

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
