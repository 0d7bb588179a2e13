import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { offersTo } from './use-delivery.ts';

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
