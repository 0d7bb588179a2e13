import type { DeliveryMethod } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
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
  });
});

it('SOLD-05 GUAR-03 a time long ago leaves its buyer 48 hours to report a loss', () => {
  expect(read('2026-11-21T14:59')).toMatchObject({ endsAt: here('2026-11-26T15:00') });
});

it('SOLD-05 nothing is delivered before it was ordered, but in the same minute', () => {
  expect(read('2026-11-20T09:59')).toMatchObject({ kind: 'faulty' });
  expect(read('2025-11-24T09:00')).toMatchObject({ kind: 'faulty' });
  expect(read('2026-11-20T10:00')).toMatchObject({ kind: 'passed' });
});

/** A filling of this order, on a device whose clock says `clock`. */
const fill = (
  method: DeliveryMethod,
  planned: Date | null,
  clock = now,
  changes: Partial<Order> = {},
) =>
  filledWhen(method, '', planned, {
    order: { ...order, ...changes },
    settings: DEFAULT_SETTINGS,
    clock,
  });

/** When the buyer has it or will have it, and the owner's word that they have. */
function timesOf(...how: Parameters<typeof fill>): (Date | null)[] {
  const { delivery_datetime, delivered_at } = fill(...how);
  return [delivery_datetime, delivered_at];
}

it('ORD-02 what is handed over as it is filled is with its buyer by the owner’s word, a plan is not', () => {
  const [earlier, later] = [here('2026-11-24T14:00'), here('2026-11-24T16:00')];
  expect(timesOf('Pickup', null)).toEqual([now, now]);
  expect(timesOf('Local Delivery', earlier)).toEqual([earlier, earlier]);
  expect(timesOf('Pickup', later)).toEqual([later, null]);
  expect(timesOf('UPS', null)).toEqual([now, null]);
});

it('GUAR-03 a filling begins a guarantee of its own', () => {
  const old = {
    guarantee_start_at: here('2026-11-20T12:00'),
    guarantee_status: 'satisfied',
  } as const;
  for (const method of ['UPS', 'Pickup'] as const) {
    const fields = fill(method, null, now, old);
    expect(fields).toMatchObject({ guarantee_start_at: null, guarantee_status: 'pending' });
  }
});

it('GUAR-03 a clock that is behind does not fill an order before its last change', () => {
  const [slow, updated_at] = [here('2026-11-19T15:00'), here('2026-11-24T14:59')];
  expect(timesOf('UPS', null, slow, { updated_at })).toEqual([updated_at, null]);
  expect(timesOf('Pickup', null, slow, { updated_at })).toEqual([updated_at, updated_at]);
});

const endOf = (...how: Parameters<typeof fill>) => fill(...how).packing_day_ends_at;

it('GUAR-03 only a carrier’s box with a day of arrival keeps the end of its packing day', () => {
  const chosen = { arrival_day: '2026-11-27' };
  expect(endOf('UPS', null, now, chosen)).toEqual(new Date('2026-11-27T05:00:00Z'));
  expect(endOf('Pickup', null, now, chosen)).toBeNull();
  expect(endOf('UPS', null)).toBeNull();
  const unknown = { order: { ...order, ...chosen }, settings: null, clock: now };
  expect(filledWhen('UPS', '', null, unknown).packing_day_ends_at).toBeNull();
});
