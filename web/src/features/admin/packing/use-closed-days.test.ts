import { expect, it } from 'vitest';
import { MAX_CLOSED_ARRIVALS } from '@reef/domain/packing/closed-arrivals';
import { MAX_MOVED } from '@reef/domain/packing/move-calls';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { addDays } from '@reef/domain/shipping/day';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { closedCount } from './use-closed-days.ts';

const FIRST = '2026-12-08';
const order = anOrder({ arrival_day: FIRST });

it.each([
  ['all', 1, 1, false],
  ['at least those of the days that one query can ask for', 2 * MAX_CLOSED_ARRIVALS, 1, true],
  ['at least those that one query returns', 1, MAX_MOVED, true],
])('SHIP-03 of the orders of closed days, %s are counted', (_, days, count, isCut) => {
  const closed_dates = Array.from({ length: days }, (_day, later) => addDays(FIRST, later));
  const orders = Array<typeof order>(count).fill(order);
  const settings = { ...DEFAULT_SETTINGS, closed_dates };
  expect(closedCount(settings, { items: orders, isFromCache: false }, '2026-12-01')).toEqual({
    count,
    isCut,
  });
});

it('SHIP-03 nothing is said of the orders of closed days before the server has answered', () => {
  const settings = { ...DEFAULT_SETTINGS, closed_dates: [FIRST] };
  const kept = { items: [order], isFromCache: true };
  expect(closedCount(settings, kept, '2026-12-01').count).toBe(0);
  expect(closedCount(settings, { ...kept, isFromCache: false }, '2026-12-01').count).toBe(1);
});
