import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { catalogueSnapshot } from '../catalogue/snapshot.ts';
import { database } from '../runtime/services.ts';

/**
 * How long the CDN answers by itself, and how much longer while it asks anew. A page with an old
 * snapshot is no less right, only its listener has more to catch up with.
 */
const CACHING = 'public, max-age=0, s-maxage=120, stale-while-revalidate=600';

/** The shop's products for the first paint, at `/catalogue-snapshot`; the same for everybody. */
export const catalogueSnapshotPage = onRequest({ cors: false }, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').json({ error: 'only to be read' });
    return;
  }
  try {
    const bundle = await catalogueSnapshot({ db: database(), now: () => new Date() });
    // Text, so that Hosting compresses it, and never anything else, whatever a listing's name holds.
    response.set({ 'Cache-Control': CACHING, 'X-Content-Type-Options': 'nosniff' });
    response.type('text/plain').send(bundle);
  } catch (error) {
    logger.error('the catalogue could not be read', { error: String(error) });
    response.status(503).set('Cache-Control', 'no-store').json({ error: 'not available' });
  }
});
