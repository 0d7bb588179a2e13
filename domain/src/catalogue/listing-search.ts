import type { Product } from '@reef/domain/catalogue/product';
import { fold, searchWords } from '@reef/domain/shared/fold';

/** The products that contain every word, or part of a word, in name, category or description. */
export function findListings(products: readonly Product[], search: string): Product[] {
  const words = searchWords(search);
  return products.filter(({ name, category, description }) => {
    const text = fold(`${name} ${category} ${description}`);
    return words.every((word) => text.includes(word));
  });
}
