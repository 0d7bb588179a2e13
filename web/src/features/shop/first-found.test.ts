import { describe, expect, it } from 'vitest';
import { shopProducts } from '@reef/domain/catalogue/shop-view';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';
import type { FirstShop } from '#state/catalogue/first-shop.ts';
import { plainQuery, type AskedShop } from './filters/shop-query.ts';
import { firstFound } from './first-found.ts';

const FISH = plainQuery('Saltwater Fish');
const NAMES = ['Blenny', 'Blue Tang', 'Clownfish', 'Yellow Tang', 'Goby', 'Black Tang'];

/** The whole tab, in the shop's order: two of one price, and one that is sold out. */
const ALL = shopProducts(
  [
    aProduct({ id: 'gone', name: 'Powder Blue Tang', stock: 0, sold_out_at: NOON }),
    ...NAMES.map((name, at) =>
      aProduct({ id: name, name, description: '', price: 10 + Math.floor(at / 2) }),
    ),
  ],
  FISH,
  NOON,
);

/** A page that was drawn with the first `drawn` products of the tab. */
function page(drawn: number): FirstShop {
  return {
    category: 'Saltwater Fish',
    counts: { 'Saltwater Fish': ALL.length, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 },
    listing: { total: ALL.length, products: ALL.slice(0, drawn) },
  };
}

function found(first: FirstShop | null, changes: Partial<AskedShop>) {
  return firstFound(first, { ...FISH, ...changes }, NOON);
}

describe('SHOP-03 what a page answers from its own data', () => {
  it('is its products, and the number of all, if nothing is searched', () => {
    expect(found(page(4), {})).toEqual({ products: ALL.slice(0, 4), total: NAMES.length });
  });
  it.each(['a', 'tang', 'b', 'bl', 'goby', ' TANG '])(
    'to the search "%s" is the beginning of the whole answer, without a number',
    (search) => {
      const whole = shopProducts(ALL, { ...FISH, search }, NOON);
      for (let drawn = 0; drawn < ALL.length; drawn += 1) {
        const part = found(page(drawn), { search });
        if (part === null) continue;
        expect(part.total).toBeNull();
        expect(part.products).toEqual(whole.slice(0, part.products.length));
      }
      expect(found(page(ALL.length), { search })).toEqual({
        products: whole,
        total: whole.length,
      });
    },
  );
  it('is nothing while none of its products matches: others may', () => {
    expect(found(page(4), { search: 'goby' })).toBeNull();
  });
  it.each<Partial<AskedShop>>([
    { category: 'Live Coral' },
    { availability: 'out-of-stock' },
    { sort: 'price-desc' },
    { filters: 'reef=safe' },
  ])('is nothing about another list: %o', (changes) => {
    expect(found(page(4), changes)).toBeNull();
    expect(found(page(4), { ...changes, search: 'tang' })).toBeNull();
  });
  it('is nothing without data', () => {
    expect(found(null, {})).toBeNull();
    expect(found({ ...page(4), listing: null }, { search: 'tang' })).toBeNull();
  });
});
