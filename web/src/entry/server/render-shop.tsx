import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import { shopProducts } from '@reef/domain/catalogue/shop/shop-view';
import type { RouteEntry } from '#app/routing/route-entry.ts';
import { CARDS_AT_ONCE } from '#features/shop/card-sizes.ts';
import ShopPage from '#features/shop/shop-page.tsx';
import {
  isPlain,
  plainQuery,
  readShopQuery,
  writeShopQuery,
} from '#features/shop/filters/shop-query.ts';
import { FIRST_SHOP_ID, type FirstShop } from '#state/catalogue/first-shop.ts';
import { withData } from './page-data.ts';
import { pageHtml } from './page-html.ts';
import { renderRoot } from './render-page.tsx';

const ROUTES: readonly RouteEntry[] = [{ path: '/shop', page: ShopPage, guard: 'everybody' }];

/** In a canonical search, this replaces everything that an address asks for besides a tab. */
const MORE = 'more';

/**
 * The part of an address's search by which rendered pages differ: its tab, and whether it asks for
 * more than a tab, such as words to search for. There are eight in all, so that nobody can have an
 * endless number of pages rendered.
 */
export function canonicalSearch(search: string): string {
  const query = readShopQuery(new URLSearchParams(search));
  const canonical = writeShopQuery(plainQuery(query.category));
  if (!isPlain(query)) canonical.set(MORE, '');
  return canonical.toString();
}

function firstShop(search: string, { counts, products }: Catalogue): FirstShop {
  const params = new URLSearchParams(search);
  const { category } = readShopQuery(params);
  // Searching and sorting are left to the app, which has the whole catalogue.
  if (params.has(MORE)) return { category, counts, listing: null };
  const found = shopProducts(products, plainQuery(category), new Date());
  const listing = { total: found.length, products: found.slice(0, CARDS_AT_ONCE) };
  // To say why a tab is empty takes the other tabs' products.
  return { category, counts, listing: found.length === 0 ? null : listing };
}

/**
 * The whole page of the shop, for the function that answers `/shop`
 * (functions/src/catalogue/shop-page.ts).
 * @param shell the built page without content.
 * @param search as `canonicalSearch` returns it.
 * @param catalogue null if it is not available: the page then says that it is loading.
 */
export async function renderShopPage(
  shell: string,
  search: string,
  catalogue: Catalogue | null,
): Promise<string> {
  const first = catalogue === null ? null : firstShop(search, catalogue);
  const html = pageHtml(shell, await renderRoot('/shop', ROUTES, { shop: first }));
  return first === null ? html : withData(html, FIRST_SHOP_ID, first);
}
