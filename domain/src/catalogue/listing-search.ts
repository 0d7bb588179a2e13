import type { Product } from '@reef/domain/catalogue/product';
import { fold } from '@reef/domain/shared/fold';

/** The products in which every word is found: in name, category or description, parts of words too. */
export function findListings(products: readonly Product[], search: string): Product[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return products.filter(({ name, category, description }) => {
    const text = fold(`${name} ${category} ${description}`);
    return words.every((word) => text.includes(word));
  });
}
