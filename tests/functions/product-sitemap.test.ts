import { afterAll, describe, expect, it } from 'vitest';
import { productSitemap } from '../../functions/src/catalogue/product-sitemap.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { stockProduct } from '#support/shop-fixture.ts';

const deps = localDeps({ now: new Date() });
const made: string[] = [];

afterAll(async () => {
  await Promise.all(made.map((id) => deps.db.doc(`products/${id}`).delete()));
  await deps.close();
});

describe('the sitemap of products', () => {
  it('names what is in stock, and nothing else', async () => {
    const [inStock, gone] = [await stockProduct(deps.db, 2), await stockProduct(deps.db, 0)];
    made.push(inStock, gone);
    const xml = await productSitemap(deps.db, 'https://reef.example');
    expect(xml).toContain(`<loc>https://reef.example/product/${inStock}</loc>`);
    expect(xml).not.toContain(gone);
    const products = await deps.db.collection('products').where('stock', '>', 0).get();
    expect(xml.match(/<url>/g)).toHaveLength(products.size);
  });

  it('ATT-43 is only to be read, and is none of a shop that was built without its origin', async () => {
    const address = `${fromEnvironment('REEF_APP_ORIGIN')}/sitemap-products.xml`;
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await fetch(address)).status).toBe(404);
  });
});
