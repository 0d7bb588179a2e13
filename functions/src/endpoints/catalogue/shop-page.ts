import * as catalogue from '#catalogue/shop-page.ts';
import { catalogueCache } from '#shared/runtime/services.ts';
import { CATALOGUE_CACHING, readOnly } from '#shared/runtime/read-only.ts';

/** `/shop`, rendered with its first cards. */
export const shopPage = readOnly('the shop', async (request) => {
  const search = catalogue.searchIn(request.originalUrl);
  const { page, isWhole } = await catalogue.shopPage(catalogueCache(), search);
  return { type: 'html', body: page, caching: isWhole ? CATALOGUE_CACHING : 'no-store' };
});
