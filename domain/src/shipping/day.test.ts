import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  addDays,
  clockIn,
  Day,
  dayEndsAt,
  daysBetween,
  dayWords,
  isTimeZone,
  localDay,
  weekdayOf,
} from './day.ts';
import { holidaysOf } from './holidays.ts';
import { STATES, stateOfZip, zipOf } from './zip-state.ts';

it.each([
  ['2026-11-24', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['tomorrow', false],
  ['', false],
  [20_261_124, false],
])('SHIP-01 %j is a day of the calendar: %s', (text, isDay) => {
  expect(z.safeParse(Day, text).success).toBe(isDay);
});

it('SHIP-02 days are counted on the calendar, over months, leap days and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDays('2027-03-15', -1)).toBe('2027-03-14');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2027-03-15', '2027-03-14')).toBe(-1);
  expect(localDay(new Date(2027, 0, 9, 23, 59))).toBe('2027-01-09');
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(dayWords('2026-11-24')).toBe('Tuesday, November 24');
  expect(dayWords('2026-11-24', 'short')).toBe('Tue, Nov 24');
});

it.each([
  ['2026-11-01T05:59:59Z', '2026-11-01', 1],
  ['2026-11-01T06:00:00Z', '2026-11-01', 1],
  ['2026-11-01T07:00:00Z', '2026-11-01', 2],
  ['2027-03-14T06:59:59Z', '2027-03-14', 1],
  ['2027-03-14T07:00:00Z', '2027-03-14', 3],
  ['2026-11-21T04:59:59Z', '2026-11-20', 23],
  ['2026-11-21T05:00:00Z', '2026-11-21', 0],
])('SHIP-02 at %s Florida has %s, hour %i', (moment, day, hour) => {
  expect(clockIn('America/New_York', new Date(moment))).toEqual({ day, hour });
});

it('SHIP-01 knows time zones by name', () => {
  expect(isTimeZone('America/New_York')).toBe(true);
  expect(isTimeZone('Florida')).toBe(false);
});

it('SHIP-02 has the carriers’ holidays of a year', () => {
  expect(holidaysOf('2026')).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-04',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ]);
  // A May whose 31st is a Monday, a July 4 on a Sunday.
  expect(holidaysOf('2027').slice(1, 6)).toEqual([
    '2027-05-31',
    '2027-07-04',
    '2027-07-05',
    '2027-09-06',
    '2027-11-25',
  ]);
  // A November that begins on a Friday.
  expect(holidaysOf('2024')[4]).toBe('2024-11-28');
  expect(holidaysOf('2033').slice(-2)).toEqual(['2033-12-25', '2033-12-26']);
  expect(holidaysOf('2034').slice(0, 2)).toEqual(['2034-01-01', '2034-01-02']);
});

it.each([
  ['33101', 'FL'],
  ['96813', 'HI'],
  ['99501', 'AK'],
  ['00501', 'NY'],
  ['00901', 'PR'],
  ['10001', 'NY'],
  ['20001', 'DC'],
  ['66101', 'KS'],
  ['73301', 'TX'],
  ['90210', 'CA'],
  ['09012', 'AE'],
  ['00000', null],
  ['71500', null],
])('SHIP-02 ZIP code %s is of %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

it('SHIP-02 reads ZIP codes as people write them, and has the states, territories and posts', () => {
  expect(zipOf(' 33101-1234 ')).toBe('33101');
  expect(zipOf('331011234')).toBe('33101');
  expect(zipOf('3310')).toBeNull();
  expect(zipOf('K1A 0B1')).toBeNull();
  // 50 states, D.C., three territories, three military posts.
  expect(STATES).toHaveLength(57);
});

it.each([
  ['America/New_York', '2026-11-24', '2026-11-25T05:00:00Z'],
  ['America/New_York', '2026-07-04', '2026-07-05T04:00:00Z'],
  // The days on which the clock changes.
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
  ['America/New_York', '2027-03-14', '2027-03-15T04:00:00Z'],
  ['Pacific/Honolulu', '2026-11-24', '2026-11-25T10:00:00Z'],
  ['UTC', '2026-11-24', '2026-11-25T00:00:00Z'],
  ['Asia/Tokyo', '2026-11-24', '2026-11-24T15:00:00Z'],
])('ORD-05 in %s %s is over at %s', (zone, day, end) => {
  expect(dayEndsAt(zone, day)).toEqual(new Date(end));
});
