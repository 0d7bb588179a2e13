import { monthTotals } from '@reef/domain/testing/month-totals';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { expect, it } from 'vitest';
import { chartDays } from './chart-days.ts';

it('CAL-02 sets each day against the same day of the month before', () => {
  const march = { year: 2026, month: 2 };
  const february = { year: 2026, month: 1 };
  const orders = [
    anOrder({ created_at: new Date(2026, 2, 3, 9), total_amount: 10 }),
    anOrder({ created_at: new Date(2026, 1, 3, 9), total_amount: 4.5 }),
  ];
  const days = chartDays(march, monthTotals(orders, march), monthTotals(orders, february));
  expect(days).toHaveLength(31);
  expect(days[2]).toEqual({ day: 3, revenue: 10, lastRevenue: 4.5, orders: 1, lastOrders: 1 });
  expect(days[30]).toMatchObject({ revenue: 0, lastRevenue: null });
});

it('CAL-02 says nothing of a month before that is not known', () => {
  const march = { year: 2026, month: 2 };
  const orders = [anOrder({ created_at: new Date(2026, 2, 3, 9), total_amount: 10 })];
  const days = chartDays(march, monthTotals(orders, march), null);
  expect(days[2]).toEqual({ day: 3, revenue: 10, lastRevenue: null, orders: 1, lastOrders: null });
});
