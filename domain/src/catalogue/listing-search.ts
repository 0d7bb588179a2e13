import type { Product } from '@reef/domain/catalogue/product';
import { searchMatcher } from '@reef/domain/shared/fold';

/** The products that contain every word, or part of a word, in name, category or description. */
export function findListings(products: readonly Product[], search: string): Product[] {
  const isFound = searchMatcher(search);
  return products.filter(({ name, category, description }) =>
    isFound(`${name} ${category} ${description}`),
  );
}
