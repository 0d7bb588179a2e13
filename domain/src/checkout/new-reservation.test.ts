import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { arrivalDays } from '@reef/domain/shipping/arrival';
import { aReservation, NOON } from '@reef/domain/testing/fixtures';
import { decideDelivery, newReservation } from './new-reservation.ts';
import { Reservation } from './reservation.ts';

const ZIP = '33101';
const [DAY = ''] = arrivalDays(DEFAULT_SETTINGS, defaultRule('local'), NOON);

/** The default settings without some delivery methods. */
function without(...off: string[]): PublicSettings {
  const delivery = DEFAULT_SETTINGS.delivery.map((rule) => {
    return off.includes(rule.method) ? { ...rule, is_offered: false } : rule;
  });
  return { ...DEFAULT_SETTINGS, delivery };
}

const methodsOf = (settings: PublicSettings) => {
  const decided = decideDelivery(settings, undefined, 5000, NOON);
  return decided.ok ? decided.shipping_rates.map(({ method }) => method) : decided.refusal;
};

describe('SHIP-02 how a purchase is delivered', () => {
  it('the payment page offers only the chosen method, at the price of the settings', () => {
    const choice = { method: 'local', day: DAY, zip: ZIP } as const;
    const { name, cents } = defaultRule('local');
    expect(decideDelivery(DEFAULT_SETTINGS, choice, 5000, NOON)).toEqual({
      ok: true,
      delivery: { ...choice, name, cents },
      shipping_rates: [{ method: 'local', name, cents }],
    });
  });

  it('without a choice it offers every method there is', () => {
    expect(methodsOf(DEFAULT_SETTINGS)).toEqual(['overnight', 'local', 'pickup']);
    expect(methodsOf(without('local'))).toEqual(['overnight', 'pickup']);
  });

  it('refuses a choice that is not possible', () => {
    const choice = { method: 'local', day: DAY, zip: ZIP } as const;
    expect(decideDelivery(without('local'), choice, 5000, NOON)).toMatchObject({
      ok: false,
      refusal: { code: 'delivery-not-possible', method: 'local' },
    });
  });

  it('CHK-09 refuses a total that Stripe does not charge, with the first delivery method', () => {
    const pickup = without('overnight', 'local');
    const refused = { ok: false, refusal: { code: 'total-too-small' } };
    expect(decideDelivery(pickup, undefined, 49, NOON)).toEqual(refused);
    expect(decideDelivery(pickup, undefined, 50, NOON)).toMatchObject({ ok: true });
    expect(decideDelivery(DEFAULT_SETTINGS, undefined, 1, NOON)).toMatchObject({ ok: true });
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
