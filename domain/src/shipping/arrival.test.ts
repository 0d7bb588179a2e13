import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import {
  arrivalDays,
  checkDelivery,
  DAYS_OFFERED,
  isWorkingDay,
  offersFor,
  reachesZip,
  shippingCents,
} from './arrival.ts';
import { packingDay } from './packing-deadline.ts';
import { addDays, clockIn, weekdayOf } from './day.ts';
import { isHoliday } from './holidays.ts';

const OVERNIGHT = defaultRule('overnight');
const LOCAL = defaultRule('local');
const PICKUP = defaultRule('pickup');

const withSettings = (changes: Partial<ShopSettings>) => ({ ...DEFAULT_SETTINGS, ...changes });

/** Description, moment, rule, settings, first days; the shop is always in Florida. */
type Case = [string, string, DeliveryRule, Partial<ShopSettings>, string[]];

const CASES: Case[] = [
  // A Tuesday in November: Florida is five hours behind UTC.
  ['a minute before noon: packed today', '2026-11-17T16:59:59Z', OVERNIGHT, {}, ['2026-11-18']],
  ['at noon: packed tomorrow', '2026-11-17T17:00:00Z', OVERNIGHT, {}, ['2026-11-19']],
  // The same in summer, four hours behind.
  ['before noon in summer', '2026-07-14T15:59:59Z', OVERNIGHT, {}, ['2026-07-15']],
  ['at noon in summer', '2026-07-14T16:00:00Z', OVERNIGHT, {}, ['2026-07-16']],
  // Friday evening: a box packed on Saturday would arrive on a Sunday, and Sunday is not packed.
  ['Friday after the cut-off', '2026-11-20T20:00:00Z', OVERNIGHT, {}, ['2026-11-24', '2026-11-25']],
  ['Saturday morning', '2026-11-14T14:00:00Z', OVERNIGHT, {}, ['2026-11-17']],
  // Sunday 10 PM in Hawaii is Monday 3 AM in Florida, and Monday is packed in Florida.
  ['a buyer in Hawaii on a Sunday night', '2026-11-16T08:00:00Z', OVERNIGHT, {}, ['2026-11-17']],
  // Thursday 6:30 AM in Hawaii is 11:30 AM in Florida; half an hour later Florida's noon is over.
  ['a buyer in Hawaii before the cut-off', '2026-11-19T16:30:00Z', OVERNIGHT, {}, ['2026-11-20']],
  ['a buyer in Hawaii after it', '2026-11-19T17:30:00Z', OVERNIGHT, {}, ['2026-11-21']],
  // Late at night it is already tomorrow in UTC, but still today in Florida.
  ['11:30 PM on a Monday', '2026-11-17T04:30:00Z', PICKUP, {}, ['2026-11-18']],
  // Thanksgiving, November 26: not packed, not delivered; so nothing arrives on Friday either.
  ['before Thanksgiving', '2026-11-24T14:00:00Z', OVERNIGHT, {}, ['2026-11-25', '2026-11-28']],
  [
    'after the cut-off before Thanksgiving',
    '2026-11-24T18:00:00Z',
    OVERNIGHT,
    {},
    ['2026-11-28', '2026-12-01'],
  ],
  [
    'a shop that works through holidays',
    '2026-11-25T14:00:00Z',
    OVERNIGHT,
    { keeps_holidays: false },
    ['2026-11-26', '2026-11-27'],
  ],
  // Christmas on a Friday; the owner is away until New Year's Day, which is a Friday too.
  [
    'holidays in a row',
    '2026-12-23T14:00:00Z',
    OVERNIGHT,
    { closed_dates: ['2026-12-26', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'] },
    ['2026-12-24', '2027-01-05'],
  ],
  // July 4 on a Sunday: the carriers rest on Monday, so nothing arrives on Tuesday either.
  [
    'a holiday on a Sunday',
    '2027-07-01T14:00:00Z',
    OVERNIGHT,
    {},
    ['2027-07-02', '2027-07-03', '2027-07-07'],
  ],
  [
    'pickup on the next working day',
    '2026-12-24T18:00:00Z',
    { ...PICKUP, preparation_days: 0 },
    {},
    ['2026-12-26', '2026-12-28'],
  ],
  // Preparation counts working days: Friday, then Saturday and Monday.
  [
    'two days of preparation over a Sunday',
    '2026-11-20T14:00:00Z',
    { ...PICKUP, preparation_days: 2 },
    {},
    ['2026-11-23'],
  ],
  ['local delivery is prepared for a day', '2026-11-17T14:00:00Z', LOCAL, {}, ['2026-11-18']],
  // The clocks go forward on Sunday, March 14, 2027 at 2 AM: there is no 2:30.
  [
    'before the clocks go forward',
    '2027-03-14T06:59:59Z',
    { ...PICKUP, preparation_days: 0, cutoff_hour: 2 },
    {},
    ['2027-03-15'],
  ],
  [
    'after the clocks went forward',
    '2027-03-14T07:00:00Z',
    { ...PICKUP, preparation_days: 0, cutoff_hour: 2 },
    {},
    ['2027-03-15'],
  ],
  ['noon on the day after', '2027-03-15T15:59:59Z', OVERNIGHT, {}, ['2027-03-16']],
  ['noon has come an hour earlier by UTC', '2027-03-15T16:00:00Z', OVERNIGHT, {}, ['2027-03-17']],
  // They go back on Sunday, November 1, 2026 at 2 AM: 1:30 comes twice.
  [
    'the first 1:30',
    '2026-11-01T05:30:00Z',
    { ...PICKUP, preparation_days: 0 },
    {},
    ['2026-11-02'],
  ],
  [
    'the second 1:30',
    '2026-11-01T06:30:00Z',
    { ...PICKUP, preparation_days: 0 },
    {},
    ['2026-11-02'],
  ],
  ['11:59 AM on Monday after it', '2026-11-02T16:59:59Z', OVERNIGHT, {}, ['2026-11-03']],
  ['noon on Monday after it', '2026-11-02T17:00:00Z', OVERNIGHT, {}, ['2026-11-04']],
  // Two days on the way: nothing is packed on Friday or Saturday, or it would travel over Sunday.
  // Nor on Wednesday, because the carriers rest on Thanksgiving; nor on that day itself.
  [
    'two days on the way',
    '2026-11-19T18:00:00Z',
    { ...OVERNIGHT, transit_days: 2, arrival_weekdays: [1, 2, 3, 4, 5, 6] },
    {},
    ['2026-11-25', '2026-12-02'],
  ],
  [
    'two days on the way, by a carrier that drives on holidays',
    '2026-11-19T18:00:00Z',
    { ...OVERNIGHT, transit_days: 2, arrival_weekdays: [1, 2, 3, 4, 5, 6] },
    { keeps_holidays: false },
    ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
  ],
  // The carrier drives while the shop is closed.
  [
    'two days on the way over a closed date',
    '2026-12-07T18:00:00Z',
    { ...OVERNIGHT, transit_days: 2, arrival_weekdays: [1, 2, 3, 4, 5, 6] },
    { closed_dates: ['2026-12-09'] },
    ['2026-12-10', '2026-12-12'],
  ],
  [
    'three days on the way',
    '2026-12-07T14:00:00Z',
    { ...OVERNIGHT, transit_days: 3, arrival_weekdays: [1, 2, 3, 4, 5, 6] },
    {},
    ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-17'],
  ],
  [
    'only Wednesdays',
    '2026-11-18T14:00:00Z',
    { ...OVERNIGHT, arrival_weekdays: [3] },
    {},
    ['2026-11-25', '2026-12-02'],
  ],
  [
    'a shop in Hawaii by its own clock',
    '2026-11-17T21:59:59Z',
    OVERNIGHT,
    { time_zone: 'Pacific/Honolulu' },
    ['2026-11-18'],
  ],
];

describe('SHIP-02 the days of arrival', () => {
  it.each(CASES)('%s', (_what, moment, rule, changes, first) => {
    const days = arrivalDays(withSettings(changes), rule, new Date(moment));
    expect(days.slice(0, first.length)).toEqual(first);
  });

  it('are none if every day of two months is closed', () => {
    const closed_dates = Array.from({ length: 70 }, (_, index) => addDays('2026-11-17', index));
    const settings = withSettings({ closed_dates });
    const now = new Date('2026-11-17T14:00:00Z');
    expect(arrivalDays(settings, OVERNIGHT, now)).toEqual([]);
    expect(offersFor(settings, '33101', 5000, now)).toEqual([]);
  });
});

const anyRule = fc.record({
  transit_days: fc.integer({ min: 0, max: 3 }),
  preparation_days: fc.integer({ min: 0, max: 5 }),
  cutoff_hour: fc.integer({ min: 0, max: 23 }),
  arrival_weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
});
const anyMoment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const anyClosed = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 });
const anyZone = fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'UTC', 'Asia/Kolkata');

describe('SHIP-02 for all rules, zones and moments', () => {
  it('no day is a Sunday, a holiday, closed, too soon, or packed on such a day, and none is reached over a Sunday or a holiday', () => {
    const property = fc.property(
      anyRule,
      anyMoment,
      anyClosed,
      anyZone,
      (part, now, closed, zone) => {
        const rule = { ...OVERNIGHT, ...part };
        const today = clockIn(zone, now).day;
        const closed_dates = closed.map((days) => addDays(today, days));
        const settings = withSettings({ closed_dates, time_zone: zone });
        const days = arrivalDays(settings, rule, now);
        expect(days.length).toBeLessThanOrEqual(DAYS_OFFERED);
        expect(days).toEqual([...new Set(days)].toSorted());
        for (const day of days) {
          const packed = packingDay(rule, day);
          expect(rule.arrival_weekdays).toContain(weekdayOf(day));
          const isRest = (used: string) =>
            weekdayOf(used) === 7 || isHoliday(used) || closed_dates.includes(used);
          expect([day, packed].filter(isRest)).toEqual([]);
          const travel = Array.from({ length: rule.transit_days + 1 }, (_, at) =>
            addDays(packed, at),
          );
          expect(travel.filter((on) => weekdayOf(on) === 7 || isHoliday(on))).toEqual([]);
          expect(packed >= today).toBe(true);
          expect(packed > today || clockIn(zone, now).hour < rule.cutoff_hour).toBe(true);
        }
      },
    );
    fc.assert(property, { numRuns: 150 });
  });

  it('waiting never makes an earlier day possible', () => {
    const property = fc.property(anyRule, anyMoment, fc.nat(100), (part, now, hours) => {
      const rule = { ...OVERNIGHT, ...part };
      const later = new Date(now.getTime() + hours * 3_600_000);
      const [first] = arrivalDays(DEFAULT_SETTINGS, rule, now);
      const [next] = arrivalDays(DEFAULT_SETTINGS, rule, later);
      expect((next ?? '9') >= (first ?? '9')).toBe(true);
    });
    fc.assert(property, { numRuns: 150 });
  });
});

describe('SHIP-02 where a delivery method goes', () => {
  it.each([
    ['overnight to Hawaii', OVERNIGHT, '96813', true],
    ['overnight to Alaska', OVERNIGHT, '99501', true],
    ['overnight to a ZIP code that is none', OVERNIGHT, '00000', false],
    ['local in Miami', LOCAL, '33101', true],
    ['local in West Palm Beach', LOCAL, '33401', true],
    ['local in Orlando', LOCAL, '32801', false],
    ['local in Kansas', LOCAL, '66101', false],
    ['a state named, of it', { states: ['GA'], zip_prefixes: [] }, '30301', true],
    ['a state named, of another', { states: ['GA'], zip_prefixes: [] }, '33101', false],
    ['a state or a prefix', { states: ['GA'], zip_prefixes: ['331'] }, '33101', true],
  ])('%s', (_what, rule, zip, isReached) => {
    expect(reachesZip(rule, zip)).toBe(isReached);
  });
});

it.each([
  [null, 100_000, 3999],
  [20_000, 19_999, 3999],
  [20_000, 20_000, 0],
  [0, 0, 0],
])('SHIP-02 free above %s: a cart of %i pays %i', (free_above_cents, subtotal, cents) => {
  expect(shippingCents({ cents: 3999, free_above_cents }, subtotal)).toBe(cents);
});

describe('SHIP-02 what a buyer chose', () => {
  const now = new Date('2026-11-17T14:00:00Z');

  it('gets the price and the name from the settings', () => {
    const choice = { method: 'overnight', day: '2026-11-18', zip: '96813' } as const;
    expect(checkDelivery(DEFAULT_SETTINGS, choice, 5000, now)).toEqual({
      ok: true,
      delivery: { ...choice, name: 'Overnight live shipping', cents: 3999 },
    });
  });

  it.each([
    ['a day too soon', 'overnight', '2026-11-17', '33101', '2026-11-18'],
    ['a Sunday', 'overnight', '2026-11-22', '33101', '2026-11-18'],
    ['a holiday', 'pickup', '2026-11-26', '33101', '2026-11-18'],
    ['a day long gone', 'pickup', '2020-01-06', '33101', '2026-11-18'],
    ['a day too far ahead', 'pickup', '2027-11-17', '33101', '2026-11-18'],
    ['an address that is not reached', 'local', '2026-11-18', '66101', undefined],
  ] as const)('%s is refused with the next possible days', (_what, method, day, zip, next) => {
    const checked = checkDelivery(DEFAULT_SETTINGS, { method, day, zip }, 5000, now);
    expect(checked).toMatchObject({
      ok: false,
      refusal: { code: 'delivery-not-possible', method },
    });
    const refusal = checked.ok ? null : checked.refusal;
    expect(refusal?.code === 'delivery-not-possible' && refusal.next_days[0]).toBe(next);
  });

  it('is refused with the present price, if the buyer saw another', () => {
    const choice = { method: 'overnight', day: '2026-11-18', zip: '96813' } as const;
    const seen = (seen_cents: number, subtotalCents = 5000, settings = DEFAULT_SETTINGS) =>
      checkDelivery(settings, { ...choice, seen_cents }, subtotalCents, now);
    const delivery = { ...choice, name: 'Overnight live shipping', cents: 3999 };
    expect(seen(3999)).toEqual({ ok: true, delivery });
    const code = 'delivery-price-changed';
    const refusal = { code, name: 'Overnight live shipping', cents: 3999 };
    for (const cents of [0, 1, 2999, 4999]) expect(seen(cents)).toEqual({ ok: false, refusal });
    // Free again above a sum.
    const free = DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, free_above_cents: 20_000 }));
    const generous = withSettings({ delivery: free });
    expect(seen(0, 20_000, generous)).toMatchObject({ ok: true, delivery: { cents: 0 } });
    expect(seen(0, 19_999, generous)).toEqual({ ok: false, refusal });
  });

  it('is refused if the owner no longer offers it', () => {
    const delivery = DEFAULT_SETTINGS.delivery.map((rule) => ({ ...rule, is_offered: false }));
    const choice = { method: 'pickup', day: '2026-11-18', zip: '33101' } as const;
    const settings = withSettings({ delivery });
    expect(checkDelivery(settings, choice, 0, now)).toMatchObject({ refusal: { next_days: [] } });
  });
});

it('SHIP-02 holidays and Sundays are not working days; the owner can work on holidays', () => {
  expect(isWorkingDay(DEFAULT_SETTINGS, '2026-12-25')).toBe(false);
  expect(isWorkingDay(withSettings({ keeps_holidays: false }), '2026-12-25')).toBe(true);
  expect(isWorkingDay(withSettings({ keeps_holidays: false }), '2026-12-27')).toBe(false);
});
