import { WHOLE_CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import { catalogueCache } from '#shared/runtime/services.ts';
import { CATALOGUE_CACHING, readOnly } from '#shared/runtime/read-only.ts';

/** `/catalogue.json` and `/catalogue-whole.json`: listed products, the same for everybody. */
export const catalogueFile = readOnly('the catalogue', async ({ path }) => {
  const { file, first } = await catalogueCache().current();
  const body = path.endsWith(WHOLE_CATALOGUE_PATH) ? file : first;
  return { type: 'json', body, caching: CATALOGUE_CACHING };
});
