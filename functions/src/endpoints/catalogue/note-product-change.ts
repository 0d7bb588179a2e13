import { onDocumentWritten } from 'firebase-functions/firestore';
import * as catalogue from '#catalogue/keep-catalogue.ts';
import { catalogueDeps } from '#shared/runtime/services.ts';

/** Runs on every change of a product, by the shop or in Firebase's console. Retried until it is noted. */
export const noteProductChange = onDocumentWritten(
  { document: 'products/{productId}', retry: true },
  async () => catalogue.noteChange(catalogueDeps()),
);
