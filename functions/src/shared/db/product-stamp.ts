import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from './documents.ts';

/**
 * A product's fields as they are to be written: with `updated_at`, the moment the database takes
 * them up. Every write of a product goes through here, because open pages ask for what changed since
 * theirs were made (domain/src/catalogue/catalogue-file.ts); a change without it would stay unseen.
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
 * Takes a product off the list, and leaves a note of it in `removed_products`: a query for what
 * changed finds nothing of a document that is gone. The notes stay for good, an id and a time each,
 * so that a page of any age hears of every removal.
 */
export function removeProduct(db: Firestore, write: Removing, id: string): void {
  const { products, removedProducts } = collections(db);
  write.delete(products.doc(id));
  write.set(removedProducts.doc(id), { removed_at: FieldValue.serverTimestamp() });
}
