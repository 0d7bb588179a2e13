import type {
  Catalogue,
  PriceBounds,
  RemovedProduct,
  StockCounts,
} from '@reef/domain/catalogue/file/catalogue-file';
import { withChanges } from '@reef/domain/catalogue/file/catalogue-changes';
import { countsAfter } from '@reef/domain/catalogue/file/catalogue-part';
import { soldOutBound } from '@reef/domain/catalogue/listing';
import type { Product } from '@reef/domain/catalogue/product';
import type { LiveList } from '#platform/data/live/live-query.ts';
import type { QuerySpec } from '#platform/data/query-spec.ts';

/** The shop's products as last heard. */
export type LiveCatalogue = {
  phase: 'loading' | 'ready' | 'error';
  /** Listed products, newest first: in stock, or sold out within 7 days (SHOP-07). */
  products: readonly Product[];
  /** True while the server has not confirmed them, as when offline. */
  isFromCache: boolean;
  /** When the server last confirmed them, if ever on this device. */
  asOf: Date | null;
  /** Set if these are a part of a large catalogue: what the shop's first screens show. */
  part: CataloguePart | null;
};

/** What is known of the rest of a large catalogue: how many there are, and which come next. */
export type CataloguePart = {
  counts: StockCounts;
  upto: PriceBounds;
  /** The rest was asked for and did not come; it is asked for again. */
  isRestLost: boolean;
};

/** Before anything was heard. */
export const LOADING: LiveCatalogue = {
  phase: 'loading',
  products: [],
  isFromCache: true,
  asOf: null,
  part: null,
};

/** The query of SHOP-07, for a page that has no file: every listed product. */
export function catalogueQuery(at: Date): QuerySpec {
  return {
    collection: 'products',
    where: {
      or: [
        ['stock', '>', 0],
        ['sold_out_at', '==', null],
        ['sold_out_at', '>', soldOutBound(at)],
      ],
    },
  };
}

/** Products that changed since a file was made, and products that were removed. */
export function changeQueries(asOf: Date): { changed: QuerySpec; removed: QuerySpec } {
  return {
    changed: { collection: 'products', where: [['updated_at', '>', asOf]] },
    removed: { collection: 'removed_products', where: [['removed_at', '>', asOf]] },
  };
}

/** The catalogue from a listener on all products; an empty list from the cache says nothing. */
export function catalogueOf(list: LiveList<Product>): Omit<LiveCatalogue, 'asOf'> {
  const isUnknown = list.items.length === 0 && list.isFromCache && list.phase === 'ready';
  return {
    phase: isUnknown ? 'error' : list.phase,
    products: withChanges(list.items, [], []),
    isFromCache: list.isFromCache,
    part: null,
  };
}

/** What is known of the rest, after later changes; null if the file has everything. */
export function partOf(file: Catalogue, products: readonly Product[]): CataloguePart | null {
  const { upto } = file;
  if (upto === undefined) return null;
  return { upto, counts: countsAfter(file, products), isRestLost: false };
}

/** The catalogue as those see it who need all of it, if `isWanted`, or have asked for it before. */
export function seenWhole<T extends LiveCatalogue>(present: T, isWanted: boolean): T {
  const { part, phase } = present;
  if (part === null || phase !== 'ready') return present;
  if (part.isRestLost) return { ...present, phase: 'error' };
  return isWanted ? { ...present, phase: 'loading' } : present;
}

/** A file's products with the changes from both listeners; loading until both have answered. */
export function changedCatalogue(
  file: Catalogue,
  changed: LiveList<Product>,
  removed: LiveList<RemovedProduct>,
): Omit<LiveCatalogue, 'asOf'> {
  const phases = [changed.phase, removed.phase];
  const phase = (['error', 'loading'] as const).find((one) => phases.includes(one)) ?? 'ready';
  const products = withChanges(file.products, changed.items, removed.items);
  const isFromCache = changed.isFromCache || removed.isFromCache;
  return { phase, products, isFromCache, part: partOf(file, products) };
}
