import type { APIRequestContext } from '@playwright/test';
import { AS_OF_MARGIN_MS } from '@reef/domain/catalogue/file/as-of-margin';
import { CatalogueFile } from '@reef/domain/catalogue/file/catalogue-file';
import { shopDatabase } from './demo-shop.ts';

/** A change can be read a little later than its timestamp. */
const COMMIT_MS = 1000;

/** The timestamp of the catalogue's file. */
export async function catalogueAsOf(request: APIRequestContext): Promise<Date> {
  return CatalogueFile.parse(await (await request.get('/catalogue.json')).json()).as_of;
}

/** Ids of products that changed, or were taken off the list, after a moment. */
export async function changedSince(moment: Date): Promise<string[]> {
  const changed = shopDatabase().collection('products').where('updated_at', '>', moment);
  const removed = shopDatabase().collection('removed_products').where('removed_at', '>', moment);
  // In this order, so that a product that is removed in between is in the second list.
  const found = [await changed.get(), await removed.get()];
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/**
 * Starts to watch for changes that a page receives live because the catalogue's file, from which
 * the page is rendered, does not have them. They move the cards, as they should.
 * @returns whether there are any by now.
 */
export async function watchLiveChanges(
  request: APIRequestContext,
): Promise<() => Promise<boolean>> {
  const asOf = await catalogueAsOf(request);
  const readAt = new Date(asOf.getTime() + AS_OF_MARGIN_MS - COMMIT_MS);
  return async () => (await changedSince(readAt)).length > 0;
}
