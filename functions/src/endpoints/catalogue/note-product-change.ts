import { onDocumentWritten } from 'firebase-functions/firestore';
import * as catalogue from '#catalogue/keep-catalogue.ts';
import { catalogueDeps } from '#shared/runtime/services.ts';

/** Every change of a product, by whatever wrote it. Tried again until it is noted. */
export const noteProductChange = onDocumentWritten(
  { document: 'products/{productId}', retry: true },
  async () => catalogue.noteChange(catalogueDeps()),
);
