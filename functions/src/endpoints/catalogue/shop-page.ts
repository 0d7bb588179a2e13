import * as catalogue from '#catalogue/shop-page.ts';
import { catalogueCache } from '#shared/runtime/services.ts';
import { readOnly } from '#shared/runtime/read-only.ts';

/** The same as the catalogue's file, whose beginning it shows. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** `/shop`, rendered with its first cards. */
export const shopPage = readOnly('the shop', async (request) => {
  const search = catalogue.searchIn(request.originalUrl);
  const { page, isWhole } = await catalogue.shopPage(catalogueCache(), search);
  return { type: 'html', body: page, caching: isWhole ? CACHING : 'no-store' };
});
