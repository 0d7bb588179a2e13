import { searchMatcher, singular } from '@reef/domain/shared/fold';
import type { Category } from '@reef/domain/catalogue/category';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import { perCategory } from '@reef/domain/catalogue/per-category';
import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';

/** Ways to sort the shop; the first is the default (SHOP-04). */
export const SHOP_SORTS = ['price-asc', 'price-desc', 'qty-desc', 'qty-asc'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** What a visitor asked the shop to show. `search` is matched over name, description and scientific name. */
export type ShopQuery = {
  category: Category;
  availability: 'in-stock' | 'out-of-stock';
  search: string;
  sort: ShopSort;
};

const COMPARE: Record<ShopSort, (a: Product, b: Product) => number> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  'qty-desc': (a, b) => b.stock - a.stock,
  'qty-asc': (a, b) => a.stock - b.stock,
};

/** The products a query shows, sorted; equal keys keep the order they came in (newest first). */
export function shopProducts(products: readonly Product[], query: ShopQuery, now: Date): Product[] {
  const isFound = searchMatcher(singular(query.search));
  const wantsStock = query.availability === 'in-stock';
  return products
    .filter((product) => product.category === query.category && !isArchived(product, now))
    .filter((product) => product.stock > 0 === wantsStock)
    .filter(({ name, description, care }) =>
      isFound(`${name} ${description} ${care?.scientific_name ?? ''}`),
    )
    .toSorted(COMPARE[query.sort]);
}

/**
 * How many matches of a query other categories have, the most first.
 * @param counts of each category, where `products` are only a part of them.
 */
export function foundElsewhere(
  products: readonly Product[],
  query: ShopQuery,
  now: Date,
  counts: Readonly<Record<Category, number>> | null = null,
): { category: Category; count: number }[] {
  return CATEGORIES.filter((category) => category !== query.category)
    .map((category) => ({
      category,
      count: counts?.[category] ?? shopProducts(products, { ...query, category }, now).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** How many products of each category are in stock, for the tabs. */
export function inStockCounts(products: readonly Product[]): Record<Category, number> {
  return perCategory(
    (category) => products.filter((each) => each.category === category && each.stock > 0).length,
  );
}
