import type { Product } from '@reef/domain/catalogue/product';
import { searchMatcher, singular } from '@reef/domain/shared/fold';

/**
 * The products that contain every word, or part of a word, in name, category, description or
 * scientific name; plurals find singulars.
 */
export function findListings(products: readonly Product[], search: string): Product[] {
  const isFound = searchMatcher(singular(search));
  return products.filter(({ name, category, description, care }) =>
    isFound(`${name} ${category} ${description} ${care?.scientific_name ?? ''}`),
  );
}
