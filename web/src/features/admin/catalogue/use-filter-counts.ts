import { useEffect, useState } from 'react';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import { countQuery } from '#platform/data/database.ts';
import type { LiveList } from '#platform/data/live-query.ts';
import { LISTING_FILTERS, type ListingFilter } from './content-params.ts';

/** How many products each filter finds, as far as that is known. */
export type FilterCounts = Partial<Record<ListingFilter, number>>;

function countsOf(products: readonly Product[]): FilterCounts {
  const counts = new Map<ListingFilter, number>([['All', products.length]]);
  for (const filter of LISTING_FILTERS) {
    if (filter === 'All' || filter === 'Sold' || filter === 'Claims') continue;
    counts.set(filter, products.filter((product) => product.category === filter).length);
  }
  return Object.fromEntries(counts);
}

async function askedCounts(): Promise<FilterCounts> {
  const counted = CATEGORIES.map(async (category) => {
    const where = [['category', '==', category]] as const;
    return [category, await countQuery({ collection: 'products', where })] as const;
  });
  const counts = await Promise.all(counted);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return { All: all, ...Object.fromEntries(counts) };
}

/**
 * The counts that are certain: of the products being listened to where the server has sent all of
 * them, else those it was `asked` for.
 */
export function certainCounts(list: LiveList<Product>, asked: FilterCounts): FilterCounts {
  return list.phase === 'ready' && !list.isFromCache ? countsOf(list.items) : asked;
}

/**
 * The counts on the category buttons. They come from the products being listened to. Among sold orders
 * and claims, which need no products, one count query asks the server and reads no document.
 */
export function useFilterCounts(list: LiveList<Product>, isWithoutProducts: boolean): FilterCounts {
  const [asked, setAsked] = useState<FilterCounts>({});
  useEffect(() => {
    if (!isWithoutProducts) return undefined;
    let isWanted = true;
    const show = (counts: FilterCounts) => {
      if (isWanted) setAsked(counts);
    };
    // Without signal the buttons stand without numbers.
    askedCounts().then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [isWithoutProducts]);
  return isWithoutProducts ? asked : certainCounts(list, asked);
}
