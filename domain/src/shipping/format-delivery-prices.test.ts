import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { briefAmount, deliveryPrices } from './format-delivery-prices.ts';

const { delivery } = DEFAULT_SETTINGS;

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
  expect(deliveryPrices(delivery, null, null)).toEqual([
    'Overnight $39.99',
    'Local $15',
    'Pickup free',
  ]);
});

it('SEEN-24 omits what does not reach a known address, and what is not offered', () => {
  expect(deliveryPrices(delivery, '33139', null)).toHaveLength(3);
  expect(deliveryPrices(delivery, '10001', null)).toEqual(['Overnight $39.99', 'Pickup free']);
  expect(deliveryPrices(delivery, '00000', null)).toEqual([]);
  const noPickup = delivery.map((rule) => ({ ...rule, is_offered: rule.method !== 'pickup' }));
  expect(deliveryPrices(noPickup, '10001', null)).toEqual(['Overnight $39.99']);
});

it('SEEN-24 says from which sum a method is free, and for a cart of that sum that it is', () => {
  const free = delivery.map((rule) =>
    rule.method === 'overnight' ? { ...rule, free_above_cents: 30_000 } : rule,
  );
  expect(deliveryPrices(free, '10001', null)[0]).toBe('Overnight $39.99 (free from $300)');
  expect(deliveryPrices(free, '10001', 29_999)[0]).toBe('Overnight $39.99');
  expect(deliveryPrices(free, '10001', 30_000)[0]).toBe('Overnight free');
  // Could be saved before, and is free for every cart.
  const always = delivery.map((rule) => ({ ...rule, free_above_cents: 0 }));
  expect(deliveryPrices(always, '10001', null)[0]).toBe('Overnight free');
});
