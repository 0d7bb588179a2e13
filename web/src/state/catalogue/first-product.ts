import { createContext } from 'react';
import * as z from 'zod/mini';
import { WrittenProduct } from '@reef/domain/catalogue/catalogue-file';

const FirstProduct = z.object({ id: z.string(), product: z.nullable(WrittenProduct) });

/** The product that a page came with, drawn by the server; null where it said there is none. */
export type FirstProduct = z.output<typeof FirstProduct>;

/** What the page came with; null for every page but a product's own, drawn by the server. */
export const FirstProductContext = createContext<FirstProduct | null>(null);

/** The element that carries it (src/entry/server/render-product.tsx writes it). */
export const FIRST_PRODUCT_ID = 'first-product';

/** Reads what the page came with; anything but what the server writes counts as nothing. */
export function readFirstProduct(text: string | null): FirstProduct | null {
  if (text === null) return null;
  try {
    const read = z.safeParse(FirstProduct, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
