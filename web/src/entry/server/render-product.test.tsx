import { expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import type { Product } from '@reef/domain/catalogue/product';
import { renderProductPage } from './render-product.tsx';

const SHELL = '<html><head></head><body><div id="root"></div></body></html>';

/** The words of a product's breadcrumb, and the addresses of its links. */
async function breadcrumb(category: Product['category']) {
  const product = aProduct({ id: 'torch', name: 'Gold Torch', category });
  const html = await renderProductPage(SHELL, product.id, product);
  const [, path = ''] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
  const found = (pattern: RegExp) => [...path.matchAll(pattern)].map(([, text]) => text);
  return { words: found(/>([^<]+)</g), links: found(/href="([^"]*)"/g) };
}

it('PROD-01 leads from a product back to its tab', async () => {
  expect(await breadcrumb('Live Coral')).toEqual({
    words: ['Home', 'Shop', 'Live Coral', 'Gold Torch'],
    links: ['/', '/shop', '/shop?tab=coral'],
  });
});

it('SEEN-20 leads from a product without a category to no tab, because none lists it', async () => {
  expect(await breadcrumb('Uncategorized')).toEqual({
    words: ['Home', 'Shop', 'Gold Torch'],
    links: ['/', '/shop'],
  });
});
