import type { APIRequestContext } from '@playwright/test';
import { AS_OF_MARGIN_MS, CatalogueFile } from '@reef/domain/catalogue/catalogue-file';
import { shopDatabase } from './demo-shop.ts';

/** A change carries a moment that lies a little before the one at which it can be read. */
const COMMIT_MS = 1000;

/** Of which moment the catalogue's file says that it is. */
export async function catalogueAsOf(request: APIRequestContext): Promise<Date> {
  return CatalogueFile.parse(await (await request.get('/catalogue.json')).json()).as_of;
}

/** Ids of products that changed, or were taken off the list, after a moment. */
export async function changedSince(moment: Date): Promise<string[]> {
  const changed = shopDatabase().collection('products').where('updated_at', '>', moment);
  const removed = shopDatabase().collection('removed_products').where('removed_at', '>', moment);
  // In this order: what is taken off the list in between is among the second.
  const found = [await changed.get(), await removed.get()];
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/**
 * Begins to watch for changes that a page hears of live, because the catalogue's file, of which the
 * page is drawn, does not have them: they move the cards, as they should.
 * @returns whether there are any by now.
 */
export async function watchLiveChanges(
  request: APIRequestContext,
): Promise<() => Promise<boolean>> {
  const asOf = await catalogueAsOf(request);
  const readAt = new Date(asOf.getTime() + AS_OF_MARGIN_MS - COMMIT_MS);
  return async () => (await changedSince(readAt)).length > 0;
}
