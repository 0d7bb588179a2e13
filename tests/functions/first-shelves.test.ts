import { SHOP_TABS } from '@reef/domain/catalogue/category';
import { FIRST_CARDS, shelfCard } from '@reef/domain/catalogue/first-shelves';
import { Product } from '@reef/domain/catalogue/product';
import { shopProducts } from '@reef/domain/catalogue/shop-view';
import { afterAll, expect, it } from 'vitest';
import { parseDocument } from '../../functions/src/shared/db/documents.ts';
import { firstShelves } from '../../functions/src/catalogue/first-shelves.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';

const deps = localDeps({ now: new Date() });
afterAll(() => deps.close());

/** Every product, newest first; of two made at one moment, as tests make them, as Firestore orders. */
async function allProducts(): Promise<Product[]> {
  const products = deps.db.collection('products');
  const { docs } = await products.orderBy('created_at', 'desc').orderBy('stock', 'desc').get();
  return docs.flatMap((document) => parseDocument(Product, document) ?? []);
}

it.each(SHOP_TABS)(
  'PERF $slug begins with what the shop itself shows first',
  async ({ category }) => {
    const query = { category, availability: 'in-stock', search: '', sort: 'price-asc' } as const;
    const shown = shopProducts(await allProducts(), query, new Date());
    expect(shown.length).toBeGreaterThan(5);
    expect((await firstShelves(deps))[category]).toEqual({
      count: shown.length,
      cards: shown.slice(0, FIRST_CARDS).map(shelfCard),
    });
  },
);

it('PERF the shelves are served as text, for two minutes, the same to everybody', async () => {
  const origin = fromEnvironment('REEF_APP_ORIGIN');
  const response = await fetch(`${origin}/first-shelves`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('cache-control')).toContain('s-maxage=120');
  expect(await response.json()).toEqual(await firstShelves(deps));
});
