import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { DAY_MS } from '@reef/domain/shared/time';
import { NOON } from '@reef/domain/testing/fixtures';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { missingFields } from './complete-order.ts';

const { id: _, ...fields } = anOrder({ arrival_day: null });
const search_terms = orderSearchTerms(fields);
const noon = Timestamp.fromDate(NOON);
const atNoon = { delivery_datetime: noon, updated_at: noon };
const of = (data: Record<string, unknown> | undefined) =>
  missingFields({ data: () => data }, NOON, DEFAULT_SETTINGS);

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

it('GUAR-03 a recent filling that was saved without the settings lacks its packing day', () => {
  const box = {
    ...fields,
    search_terms,
    ...filledBy('FedEx', '1Z', NOON),
    ...atNoon,
    status: 'shipped',
    arrival_day: '2026-11-24',
    filled_synced_at: noon,
    packing_day_ends_at: null,
  };
  // Monday ends at midnight in Florida.
  const packing_day_ends_at = new Date('2026-11-24T05:00:00Z');
  expect(of(box)).toEqual({ packing_day_ends_at });
  const { packing_day_ends_at: _absent, ...without } = box;
  expect(of(without)).toEqual({ packing_day_ends_at });
  // Its own write calls it again.
  expect(of({ ...box, packing_day_ends_at: Timestamp.fromDate(packing_day_ends_at) })).toBeNull();
  // It keeps the one it has, though the settings now say another.
  expect(of({ ...box, packing_day_ends_at: noon })).toBeNull();
  expect(of({ ...box, arrival_day: null })).toBeNull();
  expect(of({ ...box, filled_synced_at: null })).toBeNull();
  const dayBefore = Timestamp.fromMillis(NOON.getTime() - DAY_MS);
  expect(of({ ...box, filled_synced_at: dayBefore })).toBeNull();
  const fetched = { ...box, ...filledBy('Pickup', '', NOON), ...atNoon, status: 'delivered' };
  expect(of(fetched)).toBeNull();
  expect(missingFields({ data: () => box }, NOON, null)).toBeNull();
});

it('an absent document, or one that is no order, lacks nothing', () => {
  expect(of(undefined)).toBeNull();
  expect(of({ order_number: 7 })).toBeNull();
});
