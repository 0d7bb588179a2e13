import { onDocumentWritten } from 'firebase-functions/firestore';
import * as catalogue from '#catalogue/keep-catalogue.ts';
import { catalogueDeps } from '#shared/runtime/services.ts';

/** Runs on every change of a product, whoever wrote it. Retried until it is noted. */
export const noteProductChange = onDocumentWritten(
  { document: 'products/{productId}', retry: true },
  async () => catalogue.noteChange(catalogueDeps()),
);
