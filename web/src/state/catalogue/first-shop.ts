import { createContext } from 'react';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import type { StockCounts } from '@reef/domain/catalogue/file/catalogue-file';
import type { Category } from '@reef/domain/catalogue/category';
import type { Product } from '@reef/domain/catalogue/product';
import { isRecord } from '@reef/domain/shared/plain-value';
import { readWritten } from './written-data.ts';

/** The data that the shop's page was rendered with. */
export type FirstShop = {
  /** The tab that was rendered. */
  category: Category;
  counts: StockCounts;
  /** The tab's first products in the shop's default order; null if the address asks for more. */
  listing: { total: number; products: Product[] } | null;
};

/** The data of a server-rendered shop page; null on every other page. */
export const FirstShopContext = createContext<FirstShop | null>(null);

/** The element that carries it (src/entry/server/render-shop.tsx writes it). */
export const FIRST_SHOP_ID = 'first-shop';

function isFirstShop(value: unknown): value is FirstShop {
  return isRecord(value) && CATEGORIES.some((category) => category === value['category']);
}

/** Reads the page's data; anything but what the server writes counts as none. */
export function readFirstShop(text: string | null): FirstShop | null {
  const written = readWritten(text);
  return isFirstShop(written) ? written : null;
}
