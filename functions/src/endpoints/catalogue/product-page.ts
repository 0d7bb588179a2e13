import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { productPage, type ProductPage } from '#catalogue/product-page.ts';
import { database } from '#shared/runtime/services.ts';

/** How a CDN may keep the page; what the page shows is looked at anew by the app once it is there. */
const CACHING: Readonly<Record<ProductPage['outcome'], string>> = {
  found: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  missing: 'public, max-age=0, s-maxage=10',
  unknown: 'no-store',
};

/** `/product/{id}`, drawn for whoever comes first: visitors without a worker, search engines. */
export const productPageOfShop = onRequest({ cors: false }, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').json({ error: 'only to be read' });
    return;
  }
  try {
    const id = /([^/]+)\/?$/.exec(request.path)?.[1] ?? '';
    const { html, outcome } = await productPage(database(), id);
    response.set({ 'Cache-Control': CACHING[outcome], 'X-Content-Type-Options': 'nosniff' });
    response
      .status(outcome === 'missing' ? 404 : 200)
      .type('html')
      .send(html);
  } catch (error) {
    logger.error('the product page could not be drawn', { error: String(error) });
    response.status(503).set('Cache-Control', 'no-store').json({ error: 'not available' });
  }
});
