import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { monthDeliveriesOf, monthTotalsOf, SalesDay, utcDaysOf } from './sales-days.ts';

beforeAll(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

it('CAL-02 a range touches the days of its first and its last moment', () => {
  const range = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };
  expect(utcDaysOf(range)).toEqual({ first: '2026-11-01', last: '2026-11-30' });
  const later = { from: new Date('2026-11-01T05:00:00Z'), until: new Date('2026-12-01T05:00:00Z') };
  expect(utcDaysOf(later)).toEqual({ first: '2026-11-01', last: '2026-12-01' });
  const justOver = { from: range.from, until: new Date('2026-12-01T00:00:00.001Z') };
  expect(utcDaysOf(justOver).last).toBe('2026-12-01');
});

function day(name: string, quarters: SalesDay['quarters']): SalesDay {
  return { id: name, day: name, quarters, deliveries: {} };
}

it('CAL-02 a month holds its first quarter of an hour and not the next month’s', () => {
  const sold = { cents: 500, count: 1 };
  const { cents, count, days } = monthTotalsOf(
    [
      day('2026-10-31', { '23:45': sold }),
      day('2026-11-01', { '00:00': sold, '00:15': sold, '00:30': { cents: 7, count: 0 } }),
      day('2026-11-30', { '23:45': sold }),
      day('2026-12-01', { '00:00': sold }),
    ],
    { year: 2026, month: 10 },
  );
  expect([cents, count]).toEqual([1500, 3]);
  expect([...days]).toEqual([
    ['2026-11-01', { cents: 1000, count: 2 }],
    ['2026-11-30', { cents: 500, count: 1 }],
  ]);
});

it('a day without sales is a day', () => {
  expect(SalesDay.parse({ id: 'd', day: 'd' })).toMatchObject({ quarters: {}, deliveries: {} });
});

const on = (name: string, deliveries: SalesDay['deliveries']) => ({ day: name, deliveries });

it('SHIP-04 a month has the deliveries of its own days, by delivery method', () => {
  const month = monthDeliveriesOf(
    [
      on('2026-10-31', { overnight: 9 }),
      on('2026-11-02', { overnight: 2, local: 1, pickup: 0 }),
      on('2026-11-03', { pickup: 0 }),
      on('2026-11-30', { local: 4 }),
      on('2026-12-01', { overnight: 9 }),
    ],
    { year: 2026, month: 10 },
  );
  expect(month).toEqual({
    count: 7,
    methods: { overnight: 2, local: 5 },
    days: new Map([
      ['2026-11-02', { count: 3, methods: { overnight: 2, local: 1 } }],
      ['2026-11-30', { count: 4, methods: { local: 4 } }],
    ]),
  });
});
