import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import type { ShippingMethod } from '@reef/domain/shipping/method';
import { deliveryLack, isWithdrawn, isZipWrong, offersTo, stillOffered } from './use-delivery.ts';

const NOW = new Date('2026-03-02T15:00:00Z');

it('SHIP-02 offers nothing and names no price until the settings are known', () => {
  expect(offersTo('33139', null, 2000, NOW)).toBeNull();
  const ways = offersTo('33139', DEFAULT_SETTINGS, 2000, NOW)?.map(({ method }) => method);
  expect(ways).toContain('overnight');
});

it('SHIP-02 offers nothing before there is a whole ZIP code', () => {
  expect(offersTo(null, null, 2000, NOW)).toEqual([]);
  expect(offersTo(null, DEFAULT_SETTINGS, 2000, NOW)).toEqual([]);
});

it('SHIP-02 lacks a day where a way is chosen, and nothing where none is or both are', () => {
  const zip = '33139';
  expect(deliveryLack('local', { zip, method: 'local', day: null })).toBe('day');
  expect(deliveryLack('local', { zip, method: 'local', day: '2026-03-04' })).toBeNull();
  expect(deliveryLack(null, { zip, method: null, day: null })).toBeNull();
  expect(deliveryLack(null, { zip: '3313', method: null, day: null })).toBeNull();
});

it('SHIP-02 keeps a chosen way and day while they are offered, and asks for another day after that', () => {
  const zip = '33139';
  const offers = offersTo(zip, DEFAULT_SETTINGS, 2000, NOW);
  const local = offers?.find(({ method }) => method === 'local');
  const wanted = { zip, method: 'local', day: local?.days[0] ?? '' } as const;
  const kept = stillOffered(wanted, offers);
  expect(kept).toEqual({ method: 'local', day: local?.days[0], cents: local?.cents });
  expect(deliveryLack(wanted.method, { zip, ...kept })).toBeNull();

  const later = new Date(`${wanted.day}T23:00:00Z`);
  const left = stillOffered(wanted, offersTo(zip, DEFAULT_SETTINGS, 2000, later));
  expect(left).toEqual({ method: 'local', day: null, cents: local?.cents });
  expect(deliveryLack(wanted.method, { zip, ...left })).toBe('day');
});

it('SHIP-02 lacks the ZIP code of a way that was chosen, unless it is taken away or reaches elsewhere', () => {
  const none = { method: null, day: null };
  expect(deliveryLack('local', { zip: '3313', ...none })).toBe('zip');
  expect(deliveryLack('local', { zip: ' ', ...none })).toBeNull();
  expect(deliveryLack('local', { zip: '96813', ...none })).toBeNull();
});

function isGone(method: ShippingMethod | null, zip: string, settings: PublicSettings | null) {
  return isWithdrawn(method, zip, settings, offersTo(zip, settings, 2000, NOW));
}

it('SHIP-02 knows a chosen way that the owner has stopped offering, not one that reaches elsewhere', () => {
  const delivery = DEFAULT_SETTINGS.delivery.map((rule) =>
    rule.method === 'overnight' ? { ...rule, is_offered: false } : rule,
  );
  const without = { ...DEFAULT_SETTINGS, delivery };
  expect(isGone('overnight', '33139', without)).toBe(true);
  expect(isGone('overnight', '33139', DEFAULT_SETTINGS)).toBe(false);
  expect(isGone('local', '33139', without)).toBe(false);
  expect(isGone('local', '96813', without)).toBe(false);
  expect(isGone(null, '33139', without)).toBe(false);
  expect(isGone('overnight', '33139', null)).toBe(false);
  expect(isWithdrawn('overnight', null, without, [])).toBe(false);
});

it('SHIP-02 calls a ZIP code wrong that is not five digits, and an empty one not', () => {
  expect(['3313', 'abcde', '331390'].filter(isZipWrong)).toEqual(['3313', 'abcde', '331390']);
  expect(['', ' 33139 ', '33139-1234'].filter(isZipWrong)).toEqual([]);
});
