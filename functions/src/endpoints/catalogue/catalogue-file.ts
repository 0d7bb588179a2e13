import { catalogueCache } from '#shared/runtime/services.ts';
import { readOnly } from '#shared/runtime/read-only.ts';

/**
 * How long the CDN answers by itself, and how much longer while it revalidates. A page with an
 * older file is still right: its listener has more to catch up on.
 */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** `/catalogue.json`: every listed product, the same for everybody. */
export const catalogueFile = readOnly('the catalogue', async () => {
  const { file } = await catalogueCache().current();
  return { type: 'json', body: file, caching: CACHING };
});
