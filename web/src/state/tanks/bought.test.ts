import type { OrderClaimLine } from '@reef/domain/claims/order-claim';
import type { Species } from '@reef/domain/fit/species';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { HOUR_MS } from '@reef/domain/shared/time';
import { aProduct } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { describe, expect, it } from 'vitest';
import { isDelivered, residentsOf } from './bought.ts';

const TANG: Species = {
  id: 'yellow-tang',
  name: 'yellow tang',
  also: [],
  care: { scientific_name: 'Zebrasoma flavescens' },
  source: 'test',
  products: ['tang'],
};
const line = (product_id: string, name: string, quantity: number) => ({
  product_id,
  name,
  quantity,
  unit_price_cents: 100,
});
const ORDER = anOrder({
  items: [line('tang', 'Yellow Tang', 1), line('gone', 'Old Fish', 2)],
});
const SAVED_AT = new Date('2026-11-20T08:00:00Z');
const FILLED_AT = new Date('2026-11-20T12:00:00Z');
const LIBRARY = new Map([[TANG.id, TANG]]);

describe('FIT-06 what was delivered', () => {
  const parcel = { ...ORDER, ...filledBy('FedEx', '', FILLED_AT), updated_at: SAVED_AT };
  const van = { ...ORDER, ...filledBy('Local Delivery', '', FILLED_AT), updated_at: SAVED_AT };
  const hours = (count: number) => new Date(FILLED_AT.getTime() + count * HOUR_MS);

  it('has arrived by the owner’s word, or at the time of a local delivery', () => {
    expect(isDelivered({ ...parcel, delivered_at: hours(20) }, hours(21))).toBe(true);
    expect(isDelivered(van, hours(1))).toBe(true);
    expect(isDelivered(van, hours(-1))).toBe(false);
    expect(isDelivered(ORDER, hours(1))).toBe(false);
  });

  it('has not arrived when a parcel is packed, and must have once its guarantee is over', () => {
    expect(isDelivered(parcel, hours(0.1))).toBe(false);
    expect(isDelivered(parcel, hours(71))).toBe(false);
    expect(isDelivered(parcel, hours(73))).toBe(true);
    const packed = { ...parcel, packing_day_ends_at: hours(40) };
    expect(isDelivered(packed, hours(111))).toBe(false);
    expect(isDelivered(packed, hours(113))).toBe(true);
    expect(isDelivered({ ...parcel, guarantee_status: 'satisfied' }, hours(30))).toBe(true);
    expect(isDelivered({ ...parcel, guarantee_status: 'unsatisfied' }, hours(99))).toBe(false);
    // A van that is late has no parcel's guarantee.
    const later = { ...van, delivery_datetime: hours(100), guarantee_start_at: FILLED_AT };
    expect(isDelivered(later, hours(99))).toBe(false);
  });

  it('is not offered if it was cancelled or refunded', () => {
    expect(isDelivered({ ...van, status: 'cancelled' }, hours(1))).toBe(false);
    expect(isDelivered({ ...van, payment_status: 'refunded' }, hours(1))).toBe(false);
  });

  it('leaves out what was reported as lost, unless that was declined', () => {
    const lost = (decision: OrderClaimLine['decision']) => ({
      ...ORDER,
      claims: [
        {
          id: 'c',
          reported_at: FILLED_AT,
          lines: [
            { line: 0, quantity: 1, decision: null },
            { line: 1, quantity: 1, decision },
          ],
        },
      ],
    });
    const counts = (decision: OrderClaimLine['decision']) =>
      residentsOf(lost(decision), [], LIBRARY).map(({ name, count }) => [name, count]);
    expect(counts(null)).toEqual([['Old Fish', 1]]);
    const declined = { kind: 'declined', reason: 'It lives', decided_at: FILLED_AT } as const;
    expect(counts(declined)).toEqual([['Old Fish', 2]]);
  });

  it('becomes residents, by species or by the name it was bought under', () => {
    const products = [aProduct({ id: 'tang', name: 'Yellow Tang', care: TANG.care })];
    expect(residentsOf(ORDER, products, LIBRARY)).toEqual([
      { species: 'yellow-tang', name: 'yellow tang', count: 1 },
      { care: {}, name: 'Old Fish', count: 2 },
    ]);
  });

  it('has no facts of the animal that its listing was edited into', () => {
    const order = { items: [line('gone', 'Old Fish', 2)] };
    const products = [aProduct({ id: 'gone', name: 'Yellow Tang', care: TANG.care })];
    expect(residentsOf(order, products, LIBRARY)).toEqual([
      { care: {}, name: 'Old Fish', count: 2 },
    ]);
  });
});
