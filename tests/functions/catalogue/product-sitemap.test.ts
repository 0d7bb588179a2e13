import { afterAll, describe, expect, it } from 'vitest';
import type { CatalogueStore } from '../../../functions/src/catalogue/catalogue-store.ts';
import { CatalogueCache } from '../../../functions/src/catalogue/keep-catalogue.ts';
import { productSitemap } from '../../../functions/src/catalogue/product-sitemap.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { stockProduct } from '#support/shop-fixture.ts';

// A separate database, in which no other file lists or sells.
const deps = localDeps({ now: new Date() }, 'demo-reef-sitemap');
const made: string[] = [];

afterAll(async () => {
  await Promise.all(made.map((id) => deps.db.doc(`products/${id}`).delete()));
  await deps.close();
});

describe('the sitemap of products', () => {
  it('ATT-110 names what is in stock and nothing else, and costs no read however it is requested', async () => {
    const [inStock, gone] = [await stockProduct(deps.db, 2), await stockProduct(deps.db, 0)];
    made.push(inStock, gone);
    let builds = 0;
    const store: CatalogueStore = {
      look: async () => null,
      markedAt: async () => null,
      mark: async () => true,
      read: async () => null,
      write: async () => {
        builds += 1;
        return true;
      },
    };
    const cache = new CatalogueCache({ db: deps.db, store, now: deps.now });
    const sitemap = await productSitemap(cache, 'https://reef.example');
    const xml = sitemap.identity.bytes.toString();
    expect(xml).toContain(`<loc>https://reef.example/product/${inStock}</loc>`);
    expect(xml).not.toContain(gone);
    const products = await deps.db.collection('products').where('stock', '>', 0).get();
    expect(xml.match(/<url>/g)).toHaveLength(products.size);
    // However often it is requested, the catalogue is read once.
    const again = Array.from({ length: 100 }, () => productSitemap(cache, 'https://reef.example'));
    expect(new Set(await Promise.all(again))).toEqual(new Set([sitemap]));
    expect(builds).toBe(1);
  });

  it('ATT-43 can only be read, and does not exist in a shop that was built without its origin', async () => {
    const address = `${fromEnvironment('REEF_APP_ORIGIN')}/sitemap-products.xml`;
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await fetch(address)).status).toBe(404);
  });
});
