import * as catalogue from '#catalogue/product-sitemap.ts';
import { catalogueCache } from '#shared/runtime/services.ts';
import { readOnly } from '#shared/runtime/read-only.ts';

/** An hour, and a day more while the CDN revalidates: search engines come a few times a day. */
const CACHING = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

/** `/sitemap-products.xml`: what can be bought, for search engines. 404 without an origin. */
export const productSitemap = readOnly('the list of products', async () => {
  const origin = catalogue.siteOrigin();
  if (origin === null) {
    const body = JSON.stringify({ error: 'no such address' });
    return { status: 404, type: 'json', body, caching: 'no-store' };
  }
  const sitemap = await catalogue.productSitemap(catalogueCache(), origin);
  return { type: 'application/xml; charset=utf-8', body: sitemap, caching: CACHING };
});
