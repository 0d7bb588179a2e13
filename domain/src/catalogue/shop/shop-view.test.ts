import { describe, expect, it } from 'vitest';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';
import { foundElsewhere, inStockCounts, type ShopQuery, shopProducts } from './shop-view.ts';

const query: ShopQuery = {
  category: 'Saltwater Fish',
  availability: 'in-stock',
  search: '',
  sort: 'price-asc',
};
const catalogue = [
  aProduct({ id: 'clown', price: 24.99, stock: 7 }),
  aProduct({ id: 'tang', name: 'Yellow Tang', price: 199.99, stock: 2 }),
  aProduct({ id: 'chromis', name: 'Green Chromis', price: 9.99, stock: 20 }),
  aProduct({ id: 'gone', name: 'Flame Angelfish', stock: 0, sold_out_at: NOON }),
  aProduct({ id: 'old', stock: 0, sold_out_at: new Date('2026-11-01T00:00:00Z') }),
  aProduct({ id: 'torch', name: 'Torch', category: 'Live Coral', stock: 1 }),
];
const ids = (changes: Partial<ShopQuery>) =>
  shopProducts(catalogue, { ...query, ...changes }, NOON).map((product) => product.id);

describe('shop view', () => {
  it('SHOP-02 splits in stock from out of stock', () => {
    expect(ids({})).toEqual(['chromis', 'clown', 'tang']);
    expect(ids({ availability: 'out-of-stock' })).toEqual(['gone']);
  });
  it('SHOP-03 searches name and description without regard to case', () => {
    expect(ids({ search: ' YELLOW ' })).toEqual(['tang']);
    expect(ids({ search: 'captive-BRED' })).toHaveLength(3);
    expect(ids({ search: 'whale' })).toEqual([]);
  });
  it('SHOP-03 finds by every word in any order, with or without its accents', () => {
    expect(ids({ search: 'tang yellow' })).toEqual(['tang']);
    expect(ids({ search: 'yéllow bred' })).toEqual(['tang']);
    expect(ids({ search: 'yellow chromis' })).toEqual([]);
  });
  it('SHOP-03 finds by plurals, and by the scientific name', () => {
    const care = { scientific_name: 'Zebrasoma flavescens' };
    const tang = [aProduct({ name: 'Yellow Tang', care })];
    for (const search of ['tangs', 'zebrasoma', 'Flavescens yellow']) {
      expect(shopProducts(tang, { ...query, search }, NOON)).toHaveLength(1);
    }
  });
  it('SHOP-03 finds by words with other apostrophes and hyphens than the name has', () => {
    const wrasse = [aProduct({ name: "Scott's Fairy-Wrasse" })];
    for (const search of ['scott’s', 'scotts fairy wrasse', 'scott`s wrasse']) {
      expect(shopProducts(wrasse, { ...query, search }, NOON)).toHaveLength(1);
    }
  });
  it.each([
    ['price-asc', ['chromis', 'clown', 'tang']],
    ['price-desc', ['tang', 'clown', 'chromis']],
    ['qty-desc', ['chromis', 'clown', 'tang']],
    ['qty-asc', ['tang', 'clown', 'chromis']],
  ] as const)('SHOP-04 sorts by %s', (sort, expected) => {
    expect(ids({ sort })).toEqual(expected);
  });
  it('SHOP-06 counts the matches in other categories, the most first', () => {
    const whole = [
      ...catalogue,
      aProduct({ id: 'snail', category: 'Invertebrates', name: 'Yellow Snail', stock: 1 }),
      aProduct({ id: 'hammer', category: 'Live Coral', name: 'Yellow Hammer', stock: 1 }),
    ];
    const elsewhere = (changes: Partial<ShopQuery>) =>
      foundElsewhere(whole, { ...query, ...changes }, NOON);
    const corals = { category: 'Live Coral', count: 2 };
    const snails = { category: 'Invertebrates', count: 1 };
    expect(elsewhere({})).toEqual([corals, snails]);
    expect(elsewhere({ search: 'hammer' })).toEqual([{ ...corals, count: 1 }]);
    expect(elsewhere({ search: 'whale' })).toEqual([]);
    expect(elsewhere({ availability: 'out-of-stock' })).toEqual([]);
    expect(elsewhere({ category: 'WYSIWYG' })[0]).toEqual({ category: 'Saltwater Fish', count: 3 });
  });
  it('SHOP-01 counts what is in stock', () => {
    expect(inStockCounts(catalogue)).toEqual({
      'Saltwater Fish': 3,
      'Live Coral': 1,
      Invertebrates: 0,
      WYSIWYG: 0,
    });
  });
  it('SHOP-07 leaves archived products out', () => {
    expect(ids({ availability: 'out-of-stock' })).not.toContain('old');
  });
});
