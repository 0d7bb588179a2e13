import { describe, expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import { AS_OF_MARGIN_MS } from './as-of-margin.ts';
import type { Catalogue } from './catalogue-file.ts';
import { countsAfter, firstPart, tabOfPart } from './catalogue-part.ts';
import type { Product } from '@reef/domain/catalogue/product';
import { inStockCounts } from '@reef/domain/catalogue/shop/shop-view';

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

describe('PERF-14 tabOfPart', () => {
  const upto = { 'Saltwater Fish': 93, 'Live Coral': null, Invertebrates: null, WYSIWYG: null };
  const { counts } = catalogue;

  it('ends a tab where others are missing in between', () => {
    const first = tabOfPart(fish.toReversed(), 'Saltwater Fish', { counts, upto });
    expect(first.products.map(({ id }) => id)).toEqual(['fish-9', 'fish-8', 'fish-7']);
    expect(first).toMatchObject({ total: 10, isShort: true });
    const whole = { products: corals, total: 2, isShort: false };
    expect(tabOfPart(corals, 'Live Coral', { counts, upto })).toEqual(whole);
  });
  it('knows that some are missing even if as many as were counted are there', () => {
    const behind = { counts: { ...counts, 'Saltwater Fish': 3 }, upto };
    expect(tabOfPart(fish.toReversed(), 'Saltwater Fish', behind).isShort).toBe(true);
  });
});

describe('PERF-14 countsAfter', () => {
  const part = firstPart(catalogue, SIZES);
  const back = aProduct({ id: 'back', category: 'WYSIWYG', created_at: new Date(0) });
  const counted = (...changed: Product[]) => countsAfter(part, [...part.products, ...changed]);

  it('counts stock that came back where the part has the whole tab', () => {
    expect(counted()).toEqual(catalogue.counts);
    expect(counted(back)).toEqual({ ...catalogue.counts, WYSIWYG: 1 });
    expect(counted({ ...back, category: 'Live Coral' })['Live Coral']).toBe(3);
  });
  it('does not know whether a piece was counted where others are missing', () => {
    expect(counted({ ...back, category: 'Saltwater Fish' })).toEqual(catalogue.counts);
  });
  it('counts no less than are there', () => {
    const pieces = Array.from({ length: 6 }, (_, index) => ({
      ...back,
      id: `piece-${index}`,
      category: 'Saltwater Fish' as const,
    }));
    expect(counted(...pieces)['Saltwater Fish']).toBe(11);
  });
  it('counts once what was created in the minute before the file was read', () => {
    const readAt = DAYS + AS_OF_MARGIN_MS;
    const [before, after] = [readAt, readAt + 1].map((created) =>
      counted(aProduct({ id: 'new', created_at: new Date(created) })),
    );
    expect(before).toEqual(catalogue.counts);
    expect(after).toEqual({ ...catalogue.counts, 'Saltwater Fish': 11 });
  });
});
