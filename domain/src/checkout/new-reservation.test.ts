import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { arrivalDays, HORIZON_DAYS } from '@reef/domain/shipping/arrival';
import { addDays, weekdayOf } from '@reef/domain/shipping/day';
import { aReservation, NOON } from '@reef/domain/testing/fixtures';
import { decideDelivery, newReservation } from './new-reservation.ts';
import { Reservation } from './reservation.ts';

const ZIP = '33101';
const [DAY = ''] = arrivalDays(DEFAULT_SETTINGS, defaultRule('local'), NOON);
/** Every day on which anything could arrive. */
const everyDay = Array.from({ length: HORIZON_DAYS + 1 }, (_, later) => addDays(DAY, later - 1));

/** The default settings without some delivery methods. */
function without(...off: string[]): PublicSettings {
  const delivery = DEFAULT_SETTINGS.delivery.map((rule) => {
    return off.includes(rule.method) ? { ...rule, is_offered: false } : rule;
  });
  return { ...DEFAULT_SETTINGS, delivery };
}

const methodsOf = (settings: PublicSettings) => {
  const decided = decideDelivery(settings, {}, 5000, NOON);
  return decided.ok ? decided.shipping_rates.map(({ method }) => method) : decided.refusal;
};

describe('SHIP-02 how a purchase is delivered', () => {
  it('the payment page offers only the chosen method, at the price of the settings', () => {
    const choice = { method: 'local', day: DAY, zip: ZIP } as const;
    const { name, cents } = defaultRule('local');
    expect(decideDelivery(DEFAULT_SETTINGS, { delivery: choice }, 5000, NOON)).toEqual({
      ok: true,
      delivery: { ...choice, name, cents },
      shipping_rates: [{ method: 'local', name, cents }],
    });
  });

  it('without a choice it offers every method there is', () => {
    expect(methodsOf(DEFAULT_SETTINGS)).toEqual(['overnight', 'local', 'pickup']);
    expect(methodsOf(without('local'))).toEqual(['overnight', 'pickup']);
  });

  it('without a choice it offers no method that has no day of arrival', () => {
    const fridays = DEFAULT_SETTINGS.delivery.map((rule) =>
      rule.method === 'overnight' ? { ...rule, arrival_weekdays: [5] } : rule,
    );
    const closed_dates = everyDay.filter((day) => weekdayOf(day) === 5);
    expect(methodsOf({ ...DEFAULT_SETTINGS, delivery: fridays, closed_dates })).toEqual([
      'local',
      'pickup',
    ]);
  });

  it('refuses what cannot be delivered at all, with and without a choice', () => {
    const choice = { method: 'local', day: DAY, zip: ZIP } as const;
    const closed = { ...DEFAULT_SETTINGS, closed_dates: everyDay };
    const noDay = { ok: false, refusal: { code: 'no-delivery-day' } };
    expect(decideDelivery(closed, {}, 5000, NOON)).toEqual(noDay);
    expect(decideDelivery(closed, { zip: ZIP }, 5000, NOON)).toEqual(noDay);
    expect(decideDelivery(closed, { delivery: choice }, 5000, NOON)).toEqual(noDay);

    const local = without('overnight', 'pickup');
    const notThere = { ok: false, refusal: { code: 'no-delivery-there' } };
    expect(decideDelivery(local, { zip: '96813' }, 5000, NOON)).toEqual(notThere);
    const there = { ...choice, zip: '96813' };
    expect(decideDelivery(local, { delivery: there }, 5000, NOON)).toEqual(notThere);
    expect(decideDelivery(local, { zip: ZIP }, 5000, NOON)).toMatchObject({ ok: true });
    expect(decideDelivery(local, {}, 5000, NOON)).toMatchObject({ ok: true });
  });

  it('refuses a choice that is not possible', () => {
    const choice = { method: 'local', day: DAY, zip: ZIP } as const;
    expect(decideDelivery(without('local'), { delivery: choice }, 5000, NOON)).toMatchObject({
      ok: false,
      refusal: { code: 'delivery-not-possible', method: 'local' },
    });
  });

  it('CHK-09 refuses a total that Stripe does not charge, with the first delivery method', () => {
    const pickup = without('overnight', 'local');
    const refused = { ok: false, refusal: { code: 'total-too-small' } };
    expect(decideDelivery(pickup, {}, 49, NOON)).toEqual(refused);
    expect(decideDelivery(pickup, {}, 50, NOON)).toMatchObject({ ok: true });
    expect(decideDelivery(DEFAULT_SETTINGS, {}, 1, NOON)).toMatchObject({ ok: true });
  });
});

it('CHK-10 a hold begins without a payment page, and lasts two minutes longer than one', () => {
  const whole = aReservation();
  const made = newReservation(whole, whole, NOON);
  expect(Reservation.parse(made)).toEqual(made);
  expect(made).toEqual({
    ...whole,
    session_id: null,
    session_url: null,
    session_expires_at: new Date('2026-11-21T12:31:00Z'),
    hold_until: new Date('2026-11-21T12:33:00Z'),
  });
  // Extra fields of the parts are not copied.
  const ended = aReservation({ status: 'released', order_id: 'o_1' });
  expect(newReservation(ended, ended, NOON)).toMatchObject({ status: 'held', order_id: null });
});
