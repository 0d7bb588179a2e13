import { catalogueCache } from '#shared/runtime/services.ts';
import { CATALOGUE_CACHING, readOnly } from '#shared/runtime/read-only.ts';

/** `/catalogue.json`: every listed product, the same for everybody. */
export const catalogueFile = readOnly('the catalogue', async () => {
  const { file } = await catalogueCache().current();
  return { type: 'json', body: file, caching: CATALOGUE_CACHING };
});
