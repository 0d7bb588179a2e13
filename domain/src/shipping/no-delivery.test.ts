import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import { HORIZON_DAYS } from './arrival.ts';
import { addDays } from './day.ts';
import { noDelivery } from './no-delivery.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const ALL_DAYS = Array.from({ length: HORIZON_DAYS + 1 }, (_, later) =>
  addDays('2026-03-02', later),
);
const CLOSED = { ...DEFAULT_SETTINGS, closed_dates: ALL_DAYS };
const LOCAL_ONLY = { ...DEFAULT_SETTINGS, delivery: [defaultRule('local')] };

it.each([
  ['anywhere while a day is open', DEFAULT_SETTINGS, null, null],
  ['where a method goes', LOCAL_ONLY, '33139', null],
  ['where none goes', LOCAL_ONLY, '96813', 'no-delivery-there'],
  ['to a ZIP code that there is not', DEFAULT_SETTINGS, '00000', 'no-delivery-there'],
  ['to a ZIP code that is not known yet', LOCAL_ONLY, null, null],
  ['while all dates are closed', CLOSED, null, 'no-delivery-day'],
  ['while all dates are closed, and not by the ZIP code', CLOSED, '96813', 'no-delivery-day'],
] as const)('SHIP-02 what is delivered %s', (_where, settings, zip, lacking) => {
  expect(noDelivery(settings, zip, NOW)).toBe(lacking);
});

it('SHIP-02 a method that is open elsewhere does not reach the ZIP code of one that is closed', () => {
  const delivery = [
    { ...defaultRule('overnight'), is_offered: false },
    { ...defaultRule('local'), arrival_weekdays: [5] },
    { ...defaultRule('pickup'), zip_prefixes: ['968'], arrival_weekdays: [4] },
  ];
  const fridays = ALL_DAYS.filter((_day, later) => later % 7 === 4);
  const settings = { ...DEFAULT_SETTINGS, delivery, closed_dates: fridays };
  expect(noDelivery(settings, '33139', NOW)).toBe('no-delivery-there');
  expect(noDelivery(settings, '96813', NOW)).toBeNull();
});
