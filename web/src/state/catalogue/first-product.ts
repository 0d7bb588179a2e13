import { createContext } from 'react';
import * as z from 'zod/mini';
import { Product } from '@reef/domain/catalogue/product';

/** The product that a page came with, drawn by the server; null where it said there is none. */
export type FirstProduct = { id: string; product: Product | null };

/** What the page came with; null for every page but a product's own, drawn by the server. */
export const FirstProductContext = createContext<FirstProduct | null>(null);

/** The element that carries it (src/entry/server/render-product.tsx writes it). */
export const FIRST_PRODUCT_ID = 'first-product';

const Written = z.object({ id: z.string(), product: z.nullable(z.looseObject({})) });

const Times = z.object({
  created_at: z.coerce.date(),
  sold_out_at: z.nullable(z.coerce.date()),
});

function productOf(written: Record<string, unknown>): Product | null {
  const times = z.safeParse(Times, written);
  if (!times.success) return null;
  const parsed = z.safeParse(Product, { ...written, ...times.data });
  return parsed.success ? parsed.data : null;
}

/** Reads what the page came with; anything but what the server writes counts as nothing. */
export function readFirstProduct(text: string | null): FirstProduct | null {
  if (text === null) return null;
  try {
    const written = z.safeParse(Written, JSON.parse(text));
    if (!written.success) return null;
    const { id, product } = written.data;
    if (product === null) return { id, product: null };
    const read = productOf(product);
    return read === null ? null : { id, product: read };
  } catch {
    return null;
  }
}
