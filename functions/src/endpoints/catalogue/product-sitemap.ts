import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { productSitemap, siteOrigin } from '#catalogue/product-sitemap.ts';
import { database } from '#shared/runtime/services.ts';

/** An hour, and a day more while the CDN asks anew: search engines come a few times a day. */
const CACHING = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

/** `/sitemap-products.xml`: what can be bought, for search engines. 404 where no origin was built in. */
export const productSitemapOfShop = onRequest({ cors: false }, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').json({ error: 'only to be read' });
    return;
  }
  try {
    const origin = siteOrigin();
    if (origin === null) {
      response.status(404).set('Cache-Control', 'no-store').json({ error: 'no such address' });
      return;
    }
    const xml = await productSitemap(database(), origin);
    response.set({ 'Cache-Control': CACHING, 'X-Content-Type-Options': 'nosniff' });
    response.type('application/xml').send(xml);
  } catch (error) {
    logger.error('the products could not be listed', { error: String(error) });
    response.status(503).set('Cache-Control', 'no-store').json({ error: 'not available' });
  }
});
