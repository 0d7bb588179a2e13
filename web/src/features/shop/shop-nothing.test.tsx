import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';
import type { StockCounts } from '@reef/domain/catalogue/file/catalogue-file';
import type { Product } from '@reef/domain/catalogue/product';
import { inStockCounts, type ShopQuery } from '@reef/domain/catalogue/shop/shop-view';
import { ShopNothing } from './shop-nothing.tsx';

const inStock: ShopQuery = {
  category: 'Saltwater Fish',
  availability: 'in-stock',
  search: '',
  sort: 'price-asc',
};
const coral = aProduct({ id: 'torch', name: 'Torch', category: 'Live Coral', stock: 1 });
const soldOut = aProduct({ id: 'gone', stock: 0, sold_out_at: NOON });

/** What the empty category says, and the next steps it offers. */
function shown(
  products: readonly Product[],
  changes: Partial<ShopQuery> = {},
  counts: StockCounts | null = null,
) {
  const query = { ...inStock, ...changes };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShopNothing {...{ query, products, counts }} now={NOON} onChange={() => {}} />
    </MemoryRouter>,
  );
  const steps = [...html.matchAll(/<(?:button|a)[^>]*>(.*?)<\/(?:button|a)>/g)];
  return {
    title: /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1],
    steps: steps.map(([, content]) => content?.replaceAll(/<[^>]*>/g, '')),
  };
}

describe('an empty shelf of the shop', () => {
  it('SHOP-06 of a search leads to the tanks that have it, or clears the search', () => {
    expect(shown([coral], { search: 'torch' }).steps).toEqual([
      'Look in Live Coral (1)',
      'Clear search',
    ]);
    expect(shown([coral], { search: 'whale' }).steps).toEqual(['Clear search']);
  });
  it('SHOP-06 of a tank without stock leads to what sold out and to the other tanks', () => {
    expect(shown([coral, soldOut])).toEqual({
      title: 'This tank is empty right now',
      steps: ['Show what just sold out', 'Look in Live Coral (1)'],
    });
  });
  it('SHOP-06 of a tank without anything does not promise what is not there', () => {
    const nothing = { title: 'This tank is empty right now', steps: ['Look in Live Coral (1)'] };
    expect(shown([coral])).toEqual(nothing);
    expect(shown([coral], { availability: 'out-of-stock' })).toEqual(nothing);
    expect(shown([]).steps).toEqual(['Read while you wait']);
  });
  it('SHOP-06 PERF-14 of a large catalogue counts what the other tanks have, not what is here of it', () => {
    const live = { ...inStockCounts([]), 'Live Coral': 900, Invertebrates: 1200 };
    const shrimp = aProduct({ id: 'shrimp', category: 'Invertebrates', stock: 1 });
    expect(shown([coral, shrimp], {}, live).steps).toEqual([
      'Look in Invertebrates (1200)',
      'Look in Live Coral (900)',
    ]);
  });
  it('SHOP-06 of nothing sold out leads to what is in stock', () => {
    const fish = aProduct({ id: 'tang', stock: 2 });
    expect(shown([fish], { availability: 'out-of-stock' })).toEqual({
      title: 'Nothing has sold out lately',
      steps: ['Show what is in stock'],
    });
  });
});
