import type { Product } from '@reef/domain/catalogue/product';
import type { Care } from '@reef/domain/fit/care';
import { FieldValue } from 'firebase-admin/firestore';

/** The facts to store; undefined if there are none, because an empty map says no more. */
function known(care: Care | null | undefined): Care | undefined {
  return care === null || care === undefined || Object.keys(care).length === 0 ? undefined : care;
}

/** The field of a new product; none if no fact is known. */
export function careOfNew(care: Care | null | undefined): { care?: Care } {
  const facts = known(care);
  return facts === undefined ? {} : { care: facts };
}

/**
 * What an edit does to a product's care facts: the fields to write, and the facts afterwards.
 * @param wanted replaces all facts; null or empty removes them, undefined keeps them.
 */
export function careChange(
  product: Pick<Product, 'care'>,
  wanted: Care | null | undefined,
): { fields: { care?: Care | FieldValue }; after: Care | undefined } {
  if (wanted === undefined) return { fields: {}, after: product.care };
  const after = known(wanted);
  if (after === undefined && product.care === undefined) return { fields: {}, after };
  return { fields: { care: after ?? FieldValue.delete() }, after };
}
