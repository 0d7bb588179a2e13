import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from './documents.ts';

/**
 * A product's fields with `updated_at`, the time of the write by the database's clock. Every write
 * of a product uses this, because open pages ask for what changed since theirs were made
 * (domain/src/catalogue/file/catalogue-file.ts) and would miss a change without it.
 */
export function stamped<Fields extends object>(
  fields: Fields,
): Fields & { updated_at: FieldValue } {
  return { ...fields, updated_at: FieldValue.serverTimestamp() };
}

/** What a transaction, a batch or a test needs to write a removal with. */
type Removing = {
  delete: (document: DocumentReference) => unknown;
  set: (document: DocumentReference, data: { removed_at: FieldValue }) => unknown;
};

/**
 * Takes a product off the list, and leaves a note in `removed_products`, because a query for
 * changes does not find a deleted document. The notes stay for good, an id and a time each, so that
 * a page of any age learns of every removal.
 */
export function removeProduct(db: Firestore, write: Removing, id: string): void {
  const { products, removedProducts } = collections(db);
  write.delete(products.doc(id));
  write.set(removedProducts.doc(id), { removed_at: FieldValue.serverTimestamp() });
}
