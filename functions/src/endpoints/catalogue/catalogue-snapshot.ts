import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { firstShelves } from '#catalogue/first-shelves.ts';
import { catalogueSnapshot } from '#catalogue/snapshot.ts';
import { database } from '#shared/runtime/services.ts';

/**
 * How long the CDN answers by itself, and how much longer while it asks anew. A page with an old
 * snapshot is no less right, only its listener has more to catch up with.
 */
const CACHING = 'public, max-age=0, s-maxage=120, stale-while-revalidate=600';

/** The path of the shelves' beginnings; every other one is the whole catalogue's. */
const FIRST_SHELVES = '/first-shelves';

/** Text, so that Hosting compresses it, and never anything else, whatever a listing's name holds. */
async function contentOf(path: string): Promise<string | Buffer> {
  const db = database();
  if (path === FIRST_SHELVES) return JSON.stringify(await firstShelves({ db }));
  return catalogueSnapshot({ db, now: () => new Date() });
}

/**
 * The shop's products as pages begin with them, the same for everybody: for the first paint at
 * `/first-shelves`, and whole at `/catalogue-snapshot`. One function for both, so that neither
 * sleeps while the other is asked for.
 */
export const catalogueSnapshotPage = onRequest({ cors: false }, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').json({ error: 'only to be read' });
    return;
  }
  try {
    const content = await contentOf(request.path);
    response.set({ 'Cache-Control': CACHING, 'X-Content-Type-Options': 'nosniff' });
    response.type('text/plain').send(content);
  } catch (error) {
    logger.error('the catalogue could not be read', { error: String(error) });
    response.status(503).set('Cache-Control', 'no-store').json({ error: 'not available' });
  }
});
