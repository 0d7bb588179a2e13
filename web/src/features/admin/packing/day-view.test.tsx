import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '@reef/domain/orders/order';
import { packingBoard, type PackingDay } from '@reef/domain/packing/packing-day';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { DayView } from './day-view.tsx';

const nothing = () => undefined;

function wordsOf(packed: PackingDay, isConfirmed = true, hasUnread = false): string {
  return renderToStaticMarkup(
    <DayView
      packed={packed}
      isConfirmed={isConfirmed}
      hasUnread={hasUnread}
      nameOf={(method) => method}
      handlers={{
        pendingIds: new Set(),
        canMove: true,
        onFill: nothing,
        onPrint: nothing,
        onMove: nothing,
      }}
    />,
  );
}

const emptyDay = (isOpen: boolean): PackingDay => ({ day: '2026-11-27', isOpen, groups: [] });

it('SHIP-03 an empty day says that nothing leaves only once the server has said so', () => {
  expect(wordsOf(emptyDay(true))).toContain('No paid order leaves on this day.');
  expect(wordsOf(emptyDay(false))).toContain('The shop does not pack on this day');
  for (const isOpen of [true, false]) {
    expect(wordsOf(emptyDay(isOpen), false)).not.toContain('Nothing to pack');
    expect(wordsOf(emptyDay(isOpen), false)).toContain('this page shows whether there are any');
  }
});

it('SHIP-03 a day says nothing of being empty while an order does not parse', () => {
  expect(wordsOf(emptyDay(true), true, true)).toBe('');
});

const orderFor = (arrival_day: string) => anOrder({ shipping_method: 'overnight', arrival_day });

it('SHIP-03 orders of today that a closed day stops are moved to another day, others held for weather', () => {
  // A Tuesday. What is packed on it arrives on Wednesday.
  const now = new Date('2026-12-08T15:00:00Z');
  const today = (closed_dates: string[], ...orders: Order[]) =>
    wordsOf(packingBoard({ ...DEFAULT_SETTINGS, closed_dates }, orders, now).today);
  const [moved, held] = ['Move to another day', 'Hold for weather'];
  const [late, inTime] = [orderFor('2026-12-08'), orderFor('2026-12-09')];
  expect(today([], inTime)).toContain(held);
  expect(today(['2026-12-09'], inTime)).toContain(moved);
  expect(today(['2026-12-09'], late)).toContain(moved);
  expect(today([], late, inTime)).not.toContain(moved);
});
