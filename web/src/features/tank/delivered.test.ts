import type { Species } from '@reef/domain/fit/species';
import { aProduct } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { describe, expect, it } from 'vitest';
import type { LiveCatalogue } from '#state/catalogue/live-catalogue.ts';
import { residentsOf } from '#state/tanks/bought.ts';
import { firstOffer, withNewcomers } from './delivered.ts';

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
const LIBRARY = new Map([[TANG.id, TANG]]);

describe('FIT-06 what was delivered', () => {
  it('is offered once the whole catalogue, which has the care of its animals, is there', () => {
    const upto = { 'Saltwater Fish': 9, 'Live Coral': null, Invertebrates: null, WYSIWYG: null };
    const counts = { 'Saltwater Fish': 900, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 };
    const products = [aProduct({ id: 'tang', name: 'Yellow Tang', care: TANG.care })];
    const offer = (known: Pick<LiveCatalogue, 'phase' | 'part'>) =>
      firstOffer([{ ...ORDER, items: [] }, ORDER], { products, ...known }, LIBRARY);
    expect(offer({ phase: 'loading', part: null })).toBeNull();
    expect(offer({ phase: 'error', part: { counts, upto, isRestLost: false } })).toBeNull();
    const newcomers = residentsOf(ORDER, products, LIBRARY);
    expect(offer({ phase: 'error', part: null })).toEqual({ order: ORDER, newcomers });
    expect(offer({ phase: 'ready', part: null })).toEqual({ order: ORDER, newcomers });
  });

  it('joins those of its kind', () => {
    const tang = { species: 'yellow-tang', name: 'yellow tang', count: 1 };
    const old = { care: {}, name: 'Old Fish', count: 2 };
    expect(withNewcomers([tang], [tang, old])).toEqual([{ ...tang, count: 2 }, old]);
    expect(withNewcomers([old], [old])).toEqual([{ ...old, count: 4 }]);
    expect(tang.count).toBe(1);
  });
});
