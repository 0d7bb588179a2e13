import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { daysFor, dayToMoveTo } from './move-days.ts';

const ORDERS = [anOrder({ shipping_method: 'overnight', arrival_day: '2026-12-01' })];
const PACKED = '2026-11-30';

/** The day to which the orders move, at noon of a day in the shop. */
function movesTo(wanted: string | null, today: string): string | undefined {
  const days = daysFor(DEFAULT_SETTINGS, ORDERS, new Date(`${today}T17:00:00Z`));
  return dayToMoveTo(wanted, days, DEFAULT_SETTINGS, ORDERS, PACKED);
}

it('SHIP-03 until a day is chosen, orders move to the next one', () => {
  expect(movesTo(null, '2026-11-30')).toBe('2026-12-02');
  expect(movesTo(null, '2026-12-02')).toBe('2026-12-03');
});

it('SHIP-03 a chosen day that has passed is asked for again, and replaced by no other', () => {
  expect(movesTo('2026-12-03', '2026-11-30')).toBe('2026-12-03');
  expect(movesTo('2026-12-03', '2026-12-02')).toBe('2026-12-03');
  expect(movesTo('2026-12-03', '2026-12-04')).toBeUndefined();
});
