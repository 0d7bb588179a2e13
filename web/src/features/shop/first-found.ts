import type { Product } from '@reef/domain/catalogue/product';
import { shopProducts } from '@reef/domain/catalogue/shop-view';
import type { FirstShop } from '#state/catalogue/first-shop.ts';
import { plainQuery, writeShopQuery, type AskedShop } from './filters/shop-query.ts';

/**
 * The products of a query before its filters: all, or the first of them. `total` is how many there
 * are, null while that is not known.
 */
export type Found = { products: readonly Product[]; total: number | null };

/**
 * What the page's own data answers to a query. It has the first products of one tab. Those that
 * match a search are the first of all its matches, because the order is the same: the others come
 * after them.
 * @returns null if the data says nothing about the query.
 */
export function firstFound(first: FirstShop | null, asked: AskedShop, now: Date): Found | null {
  if (first === null || first.listing === null) return null;
  const { products, total } = first.listing;
  const unsearched = writeShopQuery({ ...asked, search: '' }).toString();
  if (unsearched !== writeShopQuery(plainQuery(first.category)).toString()) return null;
  if (asked.search === '') return first.listing;
  const matches = shopProducts(products, asked, now);
  if (matches.length === 0) return null;
  return { products: matches, total: products.length < total ? null : matches.length };
}
