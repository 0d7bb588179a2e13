import type { Category } from '@reef/domain/catalogue/category';
import type { Product } from '@reef/domain/catalogue/product';
import { isOfSpecies } from '@reef/domain/catalogue/species';
import type { LiveCatalogue } from '#state/catalogue/live-catalogue.ts';

/** The most cards on the shelf; everything else is one link away. */
export const SHOWN = 8;

/**
 * The species a page names that are in stock, in the page's order, the newest listing of each; of
 * its category, if there are none. Null while that is not known: a part of the catalogue, which
 * begins with what is cheap, cannot say it.
 */
export function inStockOf(
  { phase, products, part }: Pick<LiveCatalogue, 'phase' | 'products' | 'part'>,
  species: readonly string[],
  category: Category,
): readonly Product[] | null {
  if (phase === 'loading' || part !== null) return null;
  const inStock = products.filter((product) => product.stock > 0);
  const found = species.flatMap(
    (one) => inStock.find((product) => isOfSpecies(product.name, one)) ?? [],
  );
  const shown =
    found.length > 0 ? new Set(found) : inStock.filter((one) => one.category === category);
  return [...shown].slice(0, SHOWN);
}
