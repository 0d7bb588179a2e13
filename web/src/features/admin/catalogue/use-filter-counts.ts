import { useEffect, useState } from 'react';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import { countQuery } from '#platform/data/database.ts';
import type { LiveList } from '#platform/data/live/live-query.ts';
import { LISTING_FILTERS, type ListingFilter } from './content-params.ts';

/** The number of products that each filter finds, as far as it is known. */
export type FilterCounts = Partial<Record<ListingFilter, number>>;

function countsOf(products: readonly Product[]): FilterCounts {
  const counts = new Map<ListingFilter, number>([['All', products.length]]);
  for (const filter of LISTING_FILTERS) {
    if (filter === 'All' || filter === 'Sold' || filter === 'Claims') continue;
    counts.set(filter, products.filter((product) => product.category === filter).length);
  }
  return Object.fromEntries(counts);
}

/** The counts that the server gives to `count`. All listings are more than those with a category. */
export async function askedCounts(count = countQuery): Promise<FilterCounts> {
  const counted = CATEGORIES.map(async (category) => {
    const where = [['category', '==', category]] as const;
    return [category, await count({ collection: 'products', where })] as const;
  });
  const [all, ...counts] = await Promise.all([count({ collection: 'products' }), ...counted]);
  return { All: all, ...Object.fromEntries(counts) };
}

/**
 * The certain counts: of the live products if the server has sent all of them, else the `asked`
 * ones.
 */
export function certainCounts(list: LiveList<Product>, asked: FilterCounts): FilterCounts {
  return list.phase === 'ready' && !list.isFromCache ? countsOf(list.items) : asked;
}

/**
 * The counts on the category buttons. They come from the live products. Sold orders and claims need
 * no products: there, count queries ask the server and read no document.
 */
export function useFilterCounts(list: LiveList<Product>, isWithoutProducts: boolean): FilterCounts {
  const [asked, setAsked] = useState<FilterCounts>({});
  useEffect(() => {
    if (!isWithoutProducts) return undefined;
    let isWanted = true;
    const show = (counts: FilterCounts) => {
      if (isWanted) setAsked(counts);
    };
    // Without signal the buttons have no numbers.
    askedCounts().then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [isWithoutProducts]);
  return isWithoutProducts ? asked : certainCounts(list, asked);
}
