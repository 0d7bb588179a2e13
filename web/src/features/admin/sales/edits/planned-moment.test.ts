import { anOrder } from '@reef/domain/testing/order-fixture';
import { expect, it } from 'vitest';
import { filledWhen, plannedMoment } from './planned-moment.ts';

/** On this device's clock, like the field's value. */
const here = (text: string) => new Date(text);
const now = here('2026-11-24T15:00');
const order = anOrder({ created_at: here('2026-11-20T10:00:30'), guarantee_hours: 72 });
const read = (text: string) => plannedMoment(text, false, order, now);

it('SOLD-05 a half-typed time is not taken for none', () => {
  expect(plannedMoment('', true, order, now)).toEqual({
    kind: 'faulty',
    fault: 'Enter a date and time, or clear the field.',
  });
  expect(read('')).toEqual({ kind: 'none' });
});

it('SOLD-05 a time to come is planned', () => {
  expect(read('2026-11-25T09:30')).toEqual({ kind: 'coming', at: here('2026-11-25T09:30') });
});

it('SOLD-05 a time that has passed is taken, and says when its guarantee ends', () => {
  expect(read('2026-11-24T09:00')).toEqual({
    kind: 'passed',
    at: here('2026-11-24T09:00'),
    endsAt: here('2026-11-27T09:00'),
    isOver: false,
  });
  expect(read('2026-11-21T14:59')).toMatchObject({ kind: 'passed', isOver: true });
});

it('SOLD-05 nothing is delivered before it was ordered, but in the same minute', () => {
  expect(read('2026-11-20T09:59')).toMatchObject({ kind: 'faulty' });
  expect(read('2025-11-24T09:00')).toMatchObject({ kind: 'faulty' });
  expect(read('2026-11-20T10:00')).toMatchObject({ kind: 'passed' });
});

/** When the buyer has it or will have it, and the owner's word that they have. */
function timesOf(...how: Parameters<typeof filledWhen>): (Date | null)[] {
  const { delivery_datetime, delivered_at } = filledWhen(...how);
  return [delivery_datetime, delivered_at];
}

it('ORD-02 what is handed over as it is filled is with its buyer by the owner’s word, a plan is not', () => {
  const [earlier, later] = [here('2026-11-24T14:00'), here('2026-11-24T16:00')];
  expect(timesOf('Pickup', '', null, now)).toEqual([now, now]);
  expect(timesOf('Local Delivery', '', earlier, now)).toEqual([earlier, earlier]);
  expect(timesOf('Pickup', '', later, now)).toEqual([later, null]);
  expect(timesOf('UPS', '1Z', null, now)).toEqual([now, null]);
});
