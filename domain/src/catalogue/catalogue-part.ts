import { CATEGORIES } from './categories.ts';
import type { Category } from './category.ts';
import type { Catalogue, PriceBounds, StockCounts } from './catalogue-file.ts';
import type { Product } from './product.ts';
import { inStockCounts, SHOP_SORTS, shopProducts } from './shop-view.ts';

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
  const upto: PriceBounds = {
    'Saltwater Fish': null,
    'Live Coral': null,
    Invertebrates: null,
    WYSIWYG: null,
  };
  for (const category of CATEGORIES) {
    const listed = listedFirst(catalogue, category);
    const first = listed.slice(0, sizes.cheapest);
    if (first.length < listed.length) upto[category] = first.at(-1)?.price ?? null;
    const newest = products.filter((one) => one.category === category && one.stock > 0);
    for (const product of [...first, ...newest.slice(0, sizes.newest)]) chosen.add(product);
  }
  return { as_of, counts, upto, products: products.filter((product) => chosen.has(product)) };
}

/** The listings of a category that a part has without gaps: none beyond its price bound. */
export function withoutGaps(
  listed: readonly Product[],
  category: Category,
  upto: PriceBounds,
): readonly Product[] {
  const bound = upto[category];
  return bound === null ? listed : listed.filter(({ price }) => price <= bound);
}

/**
 * A part's counts after later changes. A change of a product that the part does not have counts only
 * if the product is new: how an older one was counted is not known.
 * @param before the part's products, as in its file.
 * @param after the same with later changes, and products that only the changes have.
 */
export function countsAfter(
  { as_of, counts, products: before }: Catalogue,
  after: readonly Product[],
): StockCounts {
  const known = new Set(before.map(({ id }) => id));
  const counted = after.filter(({ id, created_at }) => known.has(id) || created_at > as_of);
  const [then, now] = [inStockCounts(before), inStockCounts(counted)];
  const present = { ...counts };
  for (const category of CATEGORIES) present[category] += now[category] - then[category];
  return present;
}
