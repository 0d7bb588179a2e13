import type { Category } from '@reef/domain/catalogue/category';
import { CATEGORIES } from '@reef/domain/catalogue/categories';

/** The page's tabs. */
export type ContentTab = 'listings' | 'existing';

/** What the filter buttons choose: products of a category, the sold orders, or their claims. */
export type ListingFilter = 'All' | Category | 'Sold' | 'Claims';

/** The filter buttons in the order of CPM-01; the claims are next to the sold orders (CLAIM-03). */
export const LISTING_FILTERS: readonly ListingFilter[] = ['All', ...CATEGORIES, 'Sold', 'Claims'];

export type ContentPlace = { tab: ContentTab; filter: ListingFilter };

/**
 * The page's state in its address. `find` comes from the phone's share sheet
 * (web/vite/manifest.ts), which can name no other parameter: it is looked for among the sold
 * orders.
 */
export function placeOf(params: URLSearchParams): ContentPlace {
  if (params.has('find')) return { tab: 'existing', filter: 'Sold' };
  const filter = LISTING_FILTERS.find((known) => known === params.get('show')) ?? 'All';
  return { tab: params.get('tab') === 'existing' ? 'existing' : 'listings', filter };
}

/** The address of a state. */
export function paramsOf({ tab, filter }: ContentPlace): URLSearchParams {
  if (tab === 'listings') return new URLSearchParams();
  return new URLSearchParams({ tab, ...(filter !== 'All' && { show: filter }) });
}
