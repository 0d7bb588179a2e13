import { createContext } from 'react';
import * as z from 'zod/mini';
import { StockCounts, WrittenProduct } from '@reef/domain/catalogue/catalogue-file';
import { Category } from '@reef/domain/catalogue/category';

const FirstShop = z.object({
  /** The tab that was drawn. */
  category: Category,
  counts: StockCounts,
  /** The tab's first products in the shop's default order; null where the address asks for more. */
  listing: z.nullable(z.object({ total: z.int(), products: z.array(WrittenProduct) })),
});

/** What the shop's page was drawn with. */
export type FirstShop = z.output<typeof FirstShop>;

/** What the page came with; null for every page but the shop's own, drawn by the server. */
export const FirstShopContext = createContext<FirstShop | null>(null);

/** The element that carries it (src/entry/server/render-shop.tsx writes it). */
export const FIRST_SHOP_ID = 'first-shop';

/** Reads what the page came with; anything but what the server writes counts as nothing. */
export function readFirstShop(text: string | null): FirstShop | null {
  if (text === null) return null;
  try {
    const read = z.safeParse(FirstShop, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
