import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { UNFILLED } from '@reef/domain/orders/order';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import { NOON } from '@reef/domain/testing/fixtures';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { missingFields } from './complete-order.ts';

const { id: _, ...fields } = anOrder({ arrival_day: null });
const search_terms = orderSearchTerms(fields);
const noon = Timestamp.fromDate(NOON);
const atNoon = { delivery_datetime: noon, updated_at: noon };
const of = (data: Record<string, unknown> | undefined) => missingFields({ data: () => data }, NOON);

it('SEEN-20 an order without a total lacks the sum of its lines', () => {
  const { total_amount: _total, ...bare } = { ...fields, search_terms };
  expect(of(bare)).toEqual({ total_amount: 49.98 });
  expect(of({ ...bare, total_amount: null })).toEqual({ total_amount: 49.98 });
  expect(of({ ...bare, total_amount: 0 })).toBeNull();
});

it('SEEN-11 an order of an earlier version lacks the parts of its search words', () => {
  const prefixes = ['c', 'cl', 'clo', 'clown', '#Saltwater Fish'];
  expect(of({ ...fields, search_terms: prefixes })).toEqual({ search_terms });
  expect(search_terms).toContain('fis');
  expect(of({ ...fields, search_terms: search_terms.toReversed() })).toBeNull();
});

it('ORD-02 an order lacks the status that follows from its fulfillment', () => {
  const order = { ...fields, search_terms };
  const byUps = { ...order, ...filledBy('UPS', '1Z', NOON), ...atNoon };
  const byVan = { ...order, ...filledBy('Local Delivery', '', NOON), ...atNoon };
  expect(of(byUps)).toEqual({ status: 'shipped' });
  expect(of(byVan)).toEqual({ status: 'delivered' });
  expect(of({ ...byUps, status: 'shipped' })).toBeNull();
  expect(of({ ...order, updated_at: noon, status: 'cancelled' })).toBeNull();
});

it('SHIP-03 a waiting order without a day of arrival gets null', () => {
  const { arrival_day: _none, ...older } = {
    ...fields,
    search_terms,
    updated_at: noon,
    ...UNFILLED,
  };
  expect(of({ ...older, payment_status: 'paid' })).toEqual({ arrival_day: null });
  expect(of({ ...older, payment_status: 'paid', arrival_day: null })).toBeNull();
  expect(of({ ...older, payment_status: 'paid', arrival_day: '2026-11-24' })).toBeNull();
  expect(of({ ...older, payment_status: 'refunded' })).toBeNull();
});

it('an absent document, or one that is no order, lacks nothing', () => {
  expect(of(undefined)).toBeNull();
  expect(of({ order_number: 7 })).toBeNull();
});
