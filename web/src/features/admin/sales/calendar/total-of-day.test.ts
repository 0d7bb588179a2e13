import type { SalesTotal } from '@reef/domain/orders/sales/calendar';
import { monthTotals } from '@reef/domain/testing/month-totals';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { expect, it } from 'vitest';
import { salesFace } from './day-faces.tsx';
import { type KnownMonth, totalOfDay } from './total-of-day.ts';

const NOTHING = { cents: 0, count: 0 };
const order = anOrder({ created_at: new Date(2026, 2, 3, 9), total_amount: 10 });
const totals = monthTotals([order], { year: 2026, month: 2 });
const [sold, unsold] = ['2026-03-03', '2026-03-04'];

function labelOf(month: KnownMonth<SalesTotal>, day: string): string {
  return salesFace(totalOfDay(month, day, NOTHING)).label;
}

it('CAL-02 a day is said to be without orders only if the server has sent its month', () => {
  const whole = { totals, isDeviceCopy: false };
  expect(labelOf(whole, sold)).toBe('$10.00, 1 order');
  expect(labelOf(whole, unsold)).toBe('$0.00, 0 orders');
  const part = { totals, isDeviceCopy: true };
  expect(labelOf(part, sold)).toBe('$10.00, 1 order');
  expect(labelOf(part, unsold)).toBe('not known');
  expect(labelOf({ totals: null, isDeviceCopy: false }, unsold)).toBe('not known');
});
