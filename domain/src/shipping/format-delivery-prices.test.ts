import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { HORIZON_DAYS } from './arrival.ts';
import { addDays } from './day.ts';
import { briefAmount, deliveryPrices } from './format-delivery-prices.ts';

const { delivery } = DEFAULT_SETTINGS;

const NOW = new Date('2026-03-02T15:00:00Z');

/** The prices by the default settings with these changes. */
function pricesOf(
  changes: Partial<PublicSettings>,
  zip: string | null,
  subtotalCents: number | null = null,
) {
  return deliveryPrices({ ...DEFAULT_SETTINGS, ...changes }, zip, subtotalCents, NOW);
}

it.each([
  [3999, '$39.99'],
  [1500, '$15'],
  [100_000, '$1,000'],
  [1050, '$10.50'],
  [0, 'free'],
])('SEEN-24 %i cents are %s', (cents, words) => {
  expect(briefAmount(cents)).toBe(words);
});

it('SEEN-24 names every delivery method and its price while the address is unknown', () => {
  expect(pricesOf({}, null)).toEqual({
    zip: null,
    ways: ['Overnight $39.99', 'Local $15', 'Pickup free'],
    lack: null,
  });
});

it('SEEN-24 omits what does not reach a known address, and what is not offered', () => {
  expect(pricesOf({}, '33139').ways).toHaveLength(3);
  const near = { zip: '10001', ways: ['Overnight $39.99', 'Pickup free'], lack: null };
  expect(pricesOf({}, '10001')).toEqual(near);
  expect(pricesOf({}, '00000')).toMatchObject({ ways: [], lack: 'no-delivery-there' });
  const noPickup = delivery.map((rule) => ({ ...rule, is_offered: rule.method !== 'pickup' }));
  expect(pricesOf({ delivery: noPickup }, '10001').ways).toEqual(['Overnight $39.99']);
});

it('SEEN-24 names no price of a method that has no open day, and none while all days are closed', () => {
  const closed_dates = Array.from({ length: HORIZON_DAYS + 1 }, (_, later) =>
    addDays('2026-03-02', later),
  );
  for (const zip of [null, '10001', '00000']) {
    expect(pricesOf({ closed_dates }, zip)).toEqual({ zip, ways: [], lack: 'no-delivery-day' });
  }
  const saturdays = closed_dates.filter((_, later) => later % 7 === 5);
  const pickupOnSaturdays = delivery.map((rule) =>
    rule.method === 'pickup' ? { ...rule, arrival_weekdays: [6] } : rule,
  );
  const noPickup = { delivery: pickupOnSaturdays, closed_dates: saturdays };
  expect(pricesOf(noPickup, '10001')).toMatchObject({ ways: ['Overnight $39.99'], lack: null });
});

it('SEEN-24 says from which sum a method is free, and for a cart of that sum that it is', () => {
  const free = {
    delivery: delivery.map((rule) =>
      rule.method === 'overnight' ? { ...rule, free_above_cents: 30_000 } : rule,
    ),
  };
  expect(pricesOf(free, '10001').ways[0]).toBe('Overnight $39.99 (free from $300)');
  expect(pricesOf(free, '10001', 29_999).ways[0]).toBe('Overnight $39.99');
  expect(pricesOf(free, '10001', 30_000).ways[0]).toBe('Overnight free');
  // Could be saved before, and is free for every cart.
  const always = { delivery: delivery.map((rule) => ({ ...rule, free_above_cents: 0 })) };
  expect(pricesOf(always, '10001').ways[0]).toBe('Overnight free');
});
