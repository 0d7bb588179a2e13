import * as catalogue from '#catalogue/product-page.ts';
import { database } from '#shared/runtime/services.ts';
import { CATALOGUE_CACHING, readOnly } from '#shared/runtime/read-only.ts';

/** How a CDN may cache the page. */
const CACHING: Readonly<Record<catalogue.ProductPage['outcome'], string>> = {
  found: CATALOGUE_CACHING,
  missing: 'public, max-age=0, s-maxage=10',
  unknown: 'no-store',
};

/** `/product/{id}`, rendered for visitors without a service worker and for search engines. */
export const productPage = readOnly('the product page', async (request) => {
  const id = /([^/]+)\/?$/.exec(request.path)?.[1] ?? '';
  const { page, outcome } = await catalogue.productPage(database(), id);
  const status = outcome === 'missing' ? 404 : 200;
  return { status, type: 'html', body: page, caching: CACHING[outcome] };
});
