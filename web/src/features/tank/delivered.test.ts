import { aProduct } from '@reef/domain/testing/fixtures';
import type { Species } from '@reef/domain/fit/species';
import { describe, expect, it } from 'vitest';
import { isDelivered, residentsOf, withNewcomers } from './delivered.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
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
const ORDER = {
  id: 'o',
  is_fulfilled: true,
  delivery_datetime: new Date('2026-11-20T12:00:00Z'),
  status: 'processing' as const,
  items: [line('tang', 'Yellow Tang', 1), line('gone', 'Old Fish', 2)],
};

describe('FIT-06 what was delivered', () => {
  it('has arrived once its delivery lies in the past', () => {
    expect(isDelivered(ORDER, NOW)).toBe(true);
    expect(isDelivered({ ...ORDER, is_fulfilled: false }, NOW)).toBe(false);
    expect(isDelivered({ ...ORDER, status: 'cancelled' }, NOW)).toBe(false);
    expect(isDelivered({ ...ORDER, delivery_datetime: null }, NOW)).toBe(false);
    const later = new Date('2026-11-23T12:00:00Z');
    expect(isDelivered({ ...ORDER, delivery_datetime: later }, NOW)).toBe(false);
  });

  it('becomes residents, by species or by the name it was bought under', () => {
    const products = [aProduct({ id: 'tang', care: TANG.care })];
    expect(residentsOf(ORDER, products, new Map([[TANG.id, TANG]]))).toEqual([
      { species: 'yellow-tang', name: 'yellow tang', count: 1 },
      { care: {}, name: 'Old Fish', count: 2 },
    ]);
  });

  it('joins those of its kind', () => {
    const tang = { species: 'yellow-tang', name: 'yellow tang', count: 1 };
    const old = { care: {}, name: 'Old Fish', count: 2 };
    expect(withNewcomers([tang], [tang, old])).toEqual([{ ...tang, count: 2 }, old]);
    expect(withNewcomers([old], [old])).toEqual([{ ...old, count: 4 }]);
    expect(tang.count).toBe(1);
  });
});
