import { AS_OF_MARGIN_MS } from '@reef/domain/catalogue/file/as-of-margin';
import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import { Product } from '@reef/domain/catalogue/product';
import { soldOutBound } from '@reef/domain/catalogue/listing';
import { inStockCounts } from '@reef/domain/catalogue/shop/shop-view';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import { collections, parseReadable } from '#shared/db/documents.ts';

/** The catalogue, and the time at which all of it was read. */
export type BuiltCatalogue = { catalogue: Catalogue; readAt: Date };

/**
 * The current catalogue: every listed product, in one consistent read (the query of SHOP-07). Reads
 * each listed product once.
 */
export async function buildCatalogue(deps: {
  db: Firestore;
  now: () => Date;
}): Promise<BuiltCatalogue> {
  const listed = Filter.or(
    Filter.where('stock', '>', 0),
    Filter.where('sold_out_at', '==', null),
    Filter.where('sold_out_at', '>', soldOutBound(deps.now())),
  );
  const found = await collections(deps.db).products.where(listed).get();
  const products = found.docs
    // A product that breaks its schema is left out: it must not take the whole shop down.
    .flatMap((document) => parseReadable(Product, document) ?? [])
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const readAt = found.readTime.toDate();
  const as_of = new Date(readAt.getTime() - AS_OF_MARGIN_MS);
  return { catalogue: { as_of, counts: inStockCounts(products), products }, readAt };
}
