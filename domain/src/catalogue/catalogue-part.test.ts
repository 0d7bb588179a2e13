import { describe, expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import type { Catalogue } from './catalogue-file.ts';
import { firstPart, withoutGaps } from './catalogue-part.ts';
import { inStockCounts } from './shop-view.ts';

const DAYS = new Date('2026-11-01T00:00:00Z').getTime();

/** Fish of which the first is the newest and the dearest, and two corals. */
const fish = Array.from({ length: 10 }, (_, index) =>
  aProduct({ id: `fish-${index}`, price: 100 - index, created_at: new Date(DAYS - index) }),
);
const corals = [1, 2].map((price) =>
  aProduct({ id: `coral-${price}`, price, category: 'Live Coral', created_at: new Date(DAYS) }),
);
const soldOut = aProduct({ id: 'sold-out', stock: 0, price: 1, sold_out_at: new Date(DAYS) });
const products = [...corals, ...fish, soldOut];
const catalogue: Catalogue = {
  as_of: new Date(DAYS),
  counts: inStockCounts(products),
  products,
};
const SIZES = { wholeUpTo: 5, cheapest: 3, newest: 2 };

describe('PERF-14 firstPart', () => {
  it('is the whole of a catalogue that is not large', () => {
    expect(firstPart(catalogue)).toBe(catalogue);
    expect(firstPart(catalogue, { ...SIZES, wholeUpTo: products.length })).toBe(catalogue);
  });
  it('has what each tab lists first and the newest, in the order of the catalogue', () => {
    const part = firstPart(catalogue, SIZES);
    expect(part.products.map(({ id }) => id)).toEqual([
      'coral-1',
      'coral-2',
      'fish-0',
      'fish-1',
      'fish-7',
      'fish-8',
      'fish-9',
    ]);
  });
  it('says how many there are in all, and up to which price none is left out', () => {
    const part = firstPart(catalogue, SIZES);
    expect(part.counts).toEqual(catalogue.counts);
    expect(part.upto).toMatchObject({ 'Saltwater Fish': 93, 'Live Coral': null });
  });
});

describe('PERF-14 withoutGaps', () => {
  it('ends a tab where others are missing in between', () => {
    const { upto = null } = firstPart(catalogue, SIZES);
    expect(upto).not.toBeNull();
    if (upto === null) return;
    const listed = fish.toReversed();
    const first = withoutGaps(listed, 'Saltwater Fish', upto);
    expect(first.map(({ id }) => id)).toEqual(['fish-9', 'fish-8', 'fish-7']);
    expect(withoutGaps(corals, 'Live Coral', upto)).toEqual(corals);
  });
});
