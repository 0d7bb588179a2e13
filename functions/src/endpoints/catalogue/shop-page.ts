import * as catalogue from '#catalogue/shop-page.ts';
import { catalogueCache } from '#shared/runtime/services.ts';
import { CATALOGUE_CACHING, readOnly } from '#shared/runtime/read-only.ts';

/** `/shop`, rendered with its first cards. */
export const shopPage = readOnly('the shop', async (request) => {
  const search = catalogue.searchIn(request.originalUrl);
  const { page, isWhole } = await catalogue.shopPage(catalogueCache(), search);
  // As for a product that is not known: people see the page, and robots ask again later.
  if (!isWhole) return { status: 503, type: 'html', body: page, caching: 'no-store' };
  return { type: 'html', body: page, caching: CATALOGUE_CACHING };
});
