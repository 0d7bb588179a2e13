import type { Category } from '@reef/domain/catalogue/category';
import { SHOP_TABS } from '@reef/domain/catalogue/categories';
import { FILTER_NAMES } from '@reef/domain/catalogue/shop/filter-names';
import { SHOP_SORTS, type ShopQuery, type ShopSort } from '@reef/domain/catalogue/shop/shop-view';

/**
 * What the shop's address asks for. `filters` are its filters as written there; code that loads
 * later reads them (`filter-code.ts`). Defaults are left out of the address.
 */
export type AskedShop = ShopQuery & { filters: string };

/** The names of the list's orders. */
export const SORT_LABELS: Record<ShopSort, string> = {
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'qty-desc': 'Stock: most first',
  'qty-asc': 'Stock: fewest first',
};

/** The tab of an address that names none. */
export const FIRST_TAB: Category = 'Saltwater Fish';

function categoryOf(slug: string | null): Category {
  return SHOP_TABS.find((tab) => tab.slug === slug)?.category ?? FIRST_TAB;
}

/** The tab's name in the address. */
function slugOf(category: Category): string {
  return SHOP_TABS.find((tab) => tab.category === category)?.slug ?? '';
}

/** The query of an address that names a tab and nothing else. */
export function plainQuery(category: Category): AskedShop {
  return { category, availability: 'in-stock', search: '', sort: 'price-asc', filters: '' };
}

const NAMES: readonly string[] = FILTER_NAMES;

function filtersIn(params: URLSearchParams): string {
  return new URLSearchParams([...params].filter(([name]) => NAMES.includes(name))).toString();
}

/** What an address asks the shop to show; anything unknown is the default. */
export function readShopQuery(params: URLSearchParams): AskedShop {
  const sort = SHOP_SORTS.find((candidate) => candidate === params.get('sort'));
  return {
    category: categoryOf(params.get('tab')),
    availability: params.get('show') === 'out-of-stock' ? 'out-of-stock' : 'in-stock',
    search: params.get('q') ?? '',
    sort: sort ?? 'price-asc',
    filters: filtersIn(params),
  };
}

/** True if the address names nothing but a tab. */
export function isPlain(query: AskedShop): boolean {
  return [...writeShopQuery(query).keys()].every((name) => name === 'tab');
}

/** The address of a query: only what differs from the defaults. */
export function writeShopQuery(query: AskedShop): URLSearchParams {
  const params = new URLSearchParams();
  if (query.category !== FIRST_TAB) params.set('tab', slugOf(query.category));
  if (query.availability !== 'in-stock') params.set('show', query.availability);
  if (query.search !== '') params.set('q', query.search);
  if (query.sort !== 'price-asc') params.set('sort', query.sort);
  for (const [name, value] of new URLSearchParams(query.filters)) params.append(name, value);
  return params;
}
