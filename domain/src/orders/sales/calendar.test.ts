import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  addMonths,
  dayOrders,
  dayStart,
  daysIn,
  monthOf,
  monthWeeks,
  rangeOfDays,
  rangeOfMonth,
} from './calendar.ts';
import { localDay } from '@reef/domain/shipping/day';
import { toCents } from '@reef/domain/shared/money';
import { monthTotals } from '@reef/domain/testing/month-totals';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { PaymentStatus } from '@reef/domain/orders/order';

const ZONES = ['America/New_York', 'UTC', 'Pacific/Auckland', 'America/Santiago'];
afterAll(() => {
  vi.unstubAllEnvs();
});

const november = { year: 2026, month: 10 };

const hourOf = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

describe('the month grid', () => {
  it('CAL-01 runs Sunday to Saturday', () => {
    const weeks = monthWeeks(november);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null]);
    expect(monthWeeks({ year: 2026, month: 7 })[0]).toEqual([...Array(6).fill(null), '2026-08-01']);
  });

  it('CAL-01 holds every day once, in its own weekday, in every zone', () => {
    const months = fc.record({ year: fc.integer({ min: 2000, max: 2060 }), month: fc.nat(11) });
    for (const zone of ZONES) {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(months, (month) => {
          const days = monthWeeks(month).flat();
          expect(days.filter((day) => day !== null)).toHaveLength(daysIn(month));
          for (const [at, day] of days.entries()) {
            if (day !== null) expect(dayStart(day)?.getDay()).toBe(at % 7);
          }
          expect(addMonths(addMonths(month, 7), -7)).toEqual(month);
          expect(monthOf(rangeOfMonth(month).from)).toEqual(month);
        }),
        { numRuns: 40 },
      );
    }
  });

  it('CAL-04 a range holds both its days, whichever was chosen first, over the change of clocks', () => {
    for (const zone of ZONES) {
      vi.stubEnv('TZ', zone);
      const range = rangeOfDays('2026-11-02', '2026-10-31');
      expect(range && localDay(range.from)).toBe('2026-10-31');
      expect(range && localDay(new Date(range.until.getTime() - 1))).toBe('2026-11-02');
      expect(range && localDay(range.until)).toBe('2026-11-03');
    }
    expect(rangeOfDays('2026-02-30', '2026-03-01')).toBeNull();
    expect(dayStart('soon')).toBeNull();
  });
});

describe('the totals', () => {
  const orders = fc.array(
    fc
      .record({
        created_at: fc.date({
          min: new Date('2026-10-20Z'),
          max: new Date('2026-12-10Z'),
          noInvalidDate: true,
        }),
        total_amount: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)),
        payment_status: fc.constantFrom(...PaymentStatus.options),
      })
      .map((changes) => anOrder(changes)),
  );

  it('CAL-02 count paid orders only; the days add up to the month, to the cent', () => {
    for (const zone of ZONES) {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(orders, (all) => {
          const totals = monthTotals(all, november);
          const { from, until } = rangeOfMonth(november);
          const paid = all.filter(
            (order) =>
              order.payment_status === 'paid' &&
              order.created_at >= from &&
              order.created_at < until,
          );
          const days = [...totals.days.values()];
          expect(totals.count).toBe(paid.length);
          expect(totals.cents).toBe(
            paid.reduce((sum, order) => sum + toCents(order.total_amount ?? 49.98), 0),
          );
          expect(days.reduce((sum, day) => sum + day.cents, 0)).toBe(totals.cents);
          expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(totals.count);
          for (const [day, { count }] of totals.days) {
            expect(monthWeeks(november).flat()).toContain(day);
            const view = { filter: '', sort: 'time', direction: 'asc' } as const;
            expect(dayOrders(all, day, view)).toHaveLength(count);
          }
        }),
        { numRuns: 60 },
      );
    }
  });

  it('CAL-03 lists a day by time, amount, buyer or order number, both ways, filtered', () => {
    vi.stubEnv('TZ', 'UTC');
    const all = [
      anOrder({
        id: 'a',
        created_at: hourOf(9),
        total_amount: 5,
        buyer_name: 'Zoe',
        order_number: 'R2',
      }),
      anOrder({
        id: 'b',
        created_at: hourOf(8),
        total_amount: 7,
        buyer_name: 'ada',
        order_number: 'R1',
      }),
      anOrder({ id: 'c', created_at: hourOf(7), payment_status: 'pending' }),
      // Its money is on the way back.
      anOrder({ id: 'e', created_at: hourOf(6), status: 'cancelled' }),
      anOrder({ id: 'd', created_at: new Date(Date.UTC(2026, 10, 22)) }),
    ];
    const list = (sort: 'time' | 'amount' | 'buyer' | 'order', filter = '') => {
      const ids = (direction: 'asc' | 'desc') =>
        dayOrders(all, '2026-11-21', { filter, sort, direction }).map((order) => order.id);
      expect(ids('desc')).toEqual(ids('asc').toReversed());
      return ids('asc').join('');
    };
    expect([list('time'), list('amount'), list('buyer'), list('order')]).toEqual([
      'ba',
      'ab',
      'ba',
      'ba',
    ]);
    expect([
      list('time', 'ZOE'),
      list('time', 'r1'),
      list('time', 'ana@'),
      list('time', 'zzz'),
    ]).toEqual(['a', 'b', 'ba', '']);
  });
});

describe('at the edges', () => {
  it('CAL-04 a range is from the first day to the end of the last, whichever was chosen first', () => {
    vi.stubEnv('TZ', 'UTC');
    const range = { from: new Date('2026-11-03'), until: new Date('2026-11-06') };
    expect(rangeOfDays('2026-11-03', '2026-11-05')).toEqual(range);
    expect(rangeOfDays('2026-11-05', '2026-11-03')).toEqual(range);
    expect(rangeOfDays('2026-11-03', '2026-02-30')).toBeNull();
  });

  it.each(['x2026-11-21', '2026-11-211', '2026-13-01', '2026-00-10', ''])('%j is no day', (key) => {
    expect(dayStart(key)).toBeNull();
  });

  it('CAL-01 a month ends where the next begins, and has its days', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(rangeOfMonth({ year: 2026, month: 11 })).toEqual({
      from: new Date('2026-12-01'),
      until: new Date('2027-01-01'),
    });
    expect([0, 1, 10, 11].map((month) => daysIn({ year: 2026, month }))).toEqual([31, 28, 30, 31]);
  });

  it('CAL-02 the first moment of a month counts in it, that of the next does not', () => {
    vi.stubEnv('TZ', 'UTC');
    const first = anOrder({ created_at: new Date('2026-11-01') });
    const next = anOrder({ created_at: new Date('2026-12-01') });
    expect(monthTotals([first, next], november).count).toBe(1);
  });

  it('CAL-03 sorts by amount or by order number, and ignores blanks around the filter', () => {
    vi.stubEnv('TZ', 'UTC');
    const orders = [3, 1, 2].map((amount) =>
      anOrder({ id: `o${amount}`, total_amount: amount, order_number: `R${9 - amount}` }),
    );
    const ids = (sort: 'amount' | 'order', filter = '') =>
      dayOrders(orders, '2026-11-21', { filter, sort, direction: 'asc' }).map(({ id }) => id);
    expect(ids('amount')).toEqual(['o1', 'o2', 'o3']);
    expect(ids('order')).toEqual(['o3', 'o2', 'o1']);
    expect(ids('amount', '  R8 ')).toEqual(['o1']);
  });

  it('CAL-03 filters by every word, with or without its accents', () => {
    vi.stubEnv('TZ', 'UTC');
    const order = anOrder({ buyer_name: 'Ana Núñez', order_number: 'R7' });
    const isFoundBy = (filter: string) =>
      dayOrders([order], '2026-11-21', { filter, sort: 'time', direction: 'asc' }).length === 1;
    expect(['nunez', 'NÚÑEZ ana', 'r7 ana', 'ana bob'].map(isFoundBy)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

it('CAL-01 the month before January is December of the year before', () => {
  expect(addMonths({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
  expect(addMonths({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
  expect(addMonths({ year: 2026, month: 4 }, 0)).toEqual({ year: 2026, month: 4 });
});
