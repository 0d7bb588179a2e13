import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { monthTotalsOf, SalesDay, utcDaysOf } from './sales-days.ts';

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
  return { id: name, day: name, quarters };
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
  expect(SalesDay.parse({ id: 'd', day: 'd' }).quarters).toEqual({});
});
