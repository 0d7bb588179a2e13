import { createContext } from 'react';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import type { StockCounts } from '@reef/domain/catalogue/catalogue-file';
import type { Category } from '@reef/domain/catalogue/category';
import type { Product } from '@reef/domain/catalogue/product';
import { isRecord } from '@reef/domain/shared/plain-value';
import { readWritten } from './written-data.ts';

/** What the shop's page was drawn with. */
export type FirstShop = {
  /** The tab that was drawn. */
  category: Category;
  counts: StockCounts;
  /** The tab's first products in the shop's default order; null where the address asks for more. */
  listing: { total: number; products: Product[] } | null;
};

/** What the page came with; null for every page but the shop's own, drawn by the server. */
export const FirstShopContext = createContext<FirstShop | null>(null);

/** The element that carries it (src/entry/server/render-shop.tsx writes it). */
export const FIRST_SHOP_ID = 'first-shop';

function isFirstShop(value: unknown): value is FirstShop {
  return isRecord(value) && CATEGORIES.some((category) => category === value['category']);
}

/** Reads what the page came with; anything but what the server writes counts as nothing. */
export function readFirstShop(text: string | null): FirstShop | null {
  const written = readWritten(text);
  return isFirstShop(written) ? written : null;
}
