import { AS_OF_MARGIN_MS } from './as-of-margin.ts';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import { perCategory } from '@reef/domain/catalogue/per-category';
import type { Category } from '@reef/domain/catalogue/category';
import type { Catalogue, PriceBounds, StockCounts } from './catalogue-file.ts';
import type { Product } from '@reef/domain/catalogue/product';
import { inStockCounts, SHOP_SORTS, shopProducts } from '@reef/domain/catalogue/shop/shop-view';

/** What a part has of each category. */
type PartSizes = {
  /** A catalogue of up to this many products is sent whole. */
  wholeUpTo: number;
  /** Of each category, as the shop lists it by default. */
  cheapest: number;
  /** Of each category, for the shelves of new arrivals. */
  newest: number;
};

/** Two screens of a desktop's shop, and the longest shelf of new arrivals. */
const SIZES: PartSizes = { wholeUpTo: 300, cheapest: 48, newest: 8 };

/** What a category's tab shows first. */
function listedFirst({ as_of, products }: Catalogue, category: Category): Product[] {
  const [sort] = SHOP_SORTS;
  return shopProducts(products, { category, availability: 'in-stock', search: '', sort }, as_of);
}

/**
 * What a page needs of a large catalogue before anybody searches, filters or scrolls far: the first
 * listings of each tab and the newest ones. A catalogue that is not large comes back as it is.
 */
export function firstPart(catalogue: Catalogue, sizes: PartSizes = SIZES): Catalogue {
  const { as_of, counts, products } = catalogue;
  if (products.length <= sizes.wholeUpTo) return catalogue;
  const chosen = new Set<Product>();
  const upto: PriceBounds = perCategory(() => null);
  for (const category of CATEGORIES) {
    const listed = listedFirst(catalogue, category);
    const first = listed.slice(0, sizes.cheapest);
    if (first.length < listed.length) upto[category] = first.at(-1)?.price ?? null;
    const newest = products.filter((one) => one.category === category && one.stock > 0);
    for (const product of [...first, ...newest.slice(0, sizes.newest)]) chosen.add(product);
  }
  return { as_of, counts, upto, products: products.filter((product) => chosen.has(product)) };
}

/** What a tab shows: the listings that are known, how many there are, and whether some are not known. */
export type TabListing = { products: readonly Product[]; total: number; isShort: boolean };

/**
 * A tab of a part: what it has without gaps, none beyond its price bound. Only the bound says whether
 * some are missing: the counts may be behind.
 */
export function tabOfPart(
  listed: readonly Product[],
  category: Category,
  { counts, upto }: { counts: StockCounts; upto: PriceBounds },
): TabListing {
  const bound = upto[category];
  const products = bound === null ? listed : listed.filter(({ price }) => price <= bound);
  return { products, total: counts[category], isShort: bound !== null };
}

/**
 * A part's counts after later changes. A change of a product that the part does not have counts only
 * if the product is new: how an older one was counted is not known. It is never less than what is
 * there, which is everything where the part has a whole tab.
 * @param before the part's products, as in its file.
 * @param after the same with later changes, and products that only the changes have.
 */
export function countsAfter(
  { as_of, counts, products: before }: Catalogue,
  after: readonly Product[],
): StockCounts {
  const known = new Set(before.map(({ id }) => id));
  // What was created before the file was read is in its counts.
  const readAt = as_of.getTime() + AS_OF_MARGIN_MS;
  const counted = after.filter(
    ({ id, created_at }) => known.has(id) || created_at.getTime() > readAt,
  );
  const [then, now] = [inStockCounts(before), inStockCounts(counted)];
  const there = inStockCounts(after);
  const present = { ...counts };
  for (const category of CATEGORIES) {
    const followed = counts[category] + now[category] - then[category];
    present[category] = Math.max(followed, there[category]);
  }
  return present;
}
