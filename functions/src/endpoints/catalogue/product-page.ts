import * as catalogue from '#catalogue/product-page.ts';
import { database } from '#shared/runtime/services.ts';
import { CATALOGUE_CACHING, readOnly } from '#shared/runtime/read-only.ts';

/** How a CDN may cache the page. */
const CACHING: Readonly<Record<catalogue.ProductPage['outcome'], string>> = {
  found: CATALOGUE_CACHING,
  missing: 'public, max-age=0, s-maxage=10',
  unknown: 'no-store',
};

/**
 * A browser shows the page of a 503 as well, and the app looks for the product itself. A search
 * engine asks again later and keeps what it has, instead of a page without a name.
 */
const STATUS: Readonly<Record<catalogue.ProductPage['outcome'], number>> = {
  found: 200,
  missing: 404,
  unknown: 503,
};

/** `/product/{id}`, rendered for visitors without a service worker and for search engines. */
export const productPage = readOnly('the product page', async (request) => {
  const id = /([^/]+)\/?$/.exec(request.path)?.[1] ?? '';
  const { page, outcome } = await catalogue.productPage(database(), id);
  return { status: STATUS[outcome], type: 'html', body: page, caching: CACHING[outcome] };
});
