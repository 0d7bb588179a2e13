import { soldOutBound } from '@reef/domain/catalogue/product';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import { collections } from '#shared/db/documents.ts';
import { withTimesAsText } from './bundle-times.ts';
import { queryBundle } from './query-bundle.ts';

/** By this name the shop's page asks for the query inside the bundle. */
export const SNAPSHOT_NAME = 'catalogue';

/**
 * The shop's products as a Firestore bundle (the query of SHOP-07). A page draws its
 * first cards from it, and its listener goes on from the moment it was made: the database then
 * sends, and bills, only what has changed since. Reads every listed product once.
 */
export async function catalogueSnapshot(deps: { db: Firestore; now: () => Date }): Promise<Buffer> {
  const listed = Filter.or(
    Filter.where('stock', '>', 0),
    Filter.where('sold_out_at', '==', null),
    Filter.where('sold_out_at', '>', soldOutBound(deps.now())),
  );
  const products = await collections(deps.db).products.where(listed).get();
  return withTimesAsText(queryBundle(deps.db, SNAPSHOT_NAME, products));
}
