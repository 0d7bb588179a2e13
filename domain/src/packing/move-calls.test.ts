import { describe, expect, it } from 'vitest';
import type { Order } from '@reef/domain/orders/order';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { MoveOrdersRequest, MAX_NOTE_LENGTH, MAX_MOVED, moveRefusal } from './move-calls.ts';

const NOW = new Date('2026-11-24T14:00:00Z');
const REQUEST = {
  request_id: '0b0e7f2a-7c1d-4d0f-9f0e-0c4a3f5d2b11',
  day: '2026-12-01',
  note: ' A storm closes the airport. ',
  orders: [{ id: 'o1', revision: 1 }],
};
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, revision: 1 }));

it('SHIP-03 takes a day, a sentence and orders, each once', () => {
  expect(MoveOrdersRequest.parse(REQUEST).note).toBe('A storm closes the airport.');
  expect(MoveOrdersRequest.safeParse({ ...REQUEST, orders: many(MAX_MOVED) }).success).toBe(true);
  const [seen] = many(1).map((order) => ({ ...order, edit_id: null }));
  expect(MoveOrdersRequest.parse({ ...REQUEST, orders: [seen] }).orders).toEqual([seen]);
});

it.each([
  { day: '2026-02-30' },
  { day: 'soon' },
  { note: '  ' },
  { note: 'x'.repeat(MAX_NOTE_LENGTH + 1) },
  { request_id: 'again' },
  { orders: [] },
  { orders: many(MAX_MOVED + 1) },
  { orders: [...many(1), ...many(1)] },
  { orders: [{ id: 'a/b', revision: 1 }] },
  { orders: [{ id: 'o1', revision: 0.5 }] },
  { orders: [{ id: 'o1', revision: 1, edit_id: 'x'.repeat(41) }] },
])('SHIP-03 refuses %j', (change) => {
  expect(MoveOrdersRequest.safeParse({ ...REQUEST, ...change }).success).toBe(false);
});

const refusal = (changes: Partial<Order>, day: string, seen: { edit_id?: string | null } = {}) =>
  moveRefusal(
    DEFAULT_SETTINGS,
    anOrder({ shipping_method: 'overnight', arrival_day: '2026-11-25', ...changes }),
    { day, revision: 1, ...seen },
    NOW,
  );

describe('SHIP-03 an order’s day is moved', () => {
  it('to a day on which its delivery method arrives', () => {
    expect(refusal({}, '2026-12-01')).toBeNull();
    // Packed today: the cut-off hour is for new orders.
    expect(refusal({ arrival_day: '2026-12-01' }, '2026-11-25')).toBeNull();
    expect(refusal({ shipping_method: 'local' }, '2026-11-30')).toBeNull();
    expect(refusal({ shipping_method: null, arrival_day: null }, '2026-12-01')).toBeNull();
  });

  it.each([
    ['a Sunday', '2026-11-29'],
    ['Thanksgiving', '2026-11-26'],
    ['the day after, for which nothing is packed', '2026-11-27'],
    ['a Monday, packed on a Sunday', '2026-11-30'],
    ['today, packed yesterday', '2026-11-24'],
    ['a year ahead', '2027-12-01'],
  ])('but not to %s', (_what, day) => {
    expect(refusal({}, day)).toBe('not-possible');
  });

  it('and only while it waits, and is as the admin saw it', () => {
    expect(refusal({ is_fulfilled: true }, '2026-12-01')).toBe('not-waiting');
    expect(refusal({ payment_status: 'refunded' }, '2026-12-01')).toBe('not-waiting');
    expect(refusal({ revision: 2 }, '2026-12-01')).toBe('changed');
    expect(refusal({}, '2026-11-25')).toBe('same-day');
  });

  it('and only if its last edit is the one that the admin saw', () => {
    expect(refusal({ edit_id: 'mine' }, '2026-12-01', { edit_id: 'mine' })).toBeNull();
    expect(refusal({ edit_id: 'theirs' }, '2026-12-01', { edit_id: 'mine' })).toBe('changed');
    expect(refusal({ edit_id: 'theirs' }, '2026-12-01', { edit_id: null })).toBe('changed');
    expect(refusal({}, '2026-12-01', { edit_id: null })).toBeNull();
    expect(refusal({}, '2026-12-01', { edit_id: 'mine' })).toBe('changed');
    // A request that was kept from before they had this field.
    expect(refusal({ edit_id: 'theirs' }, '2026-12-01')).toBeNull();
  });
});
