import { createContext } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { isRecord } from '@reef/domain/shared/plain-value';
import { readWritten } from './written-data.ts';

/** The product that a page came with, drawn by the server; null where it said there is none. */
export type FirstProduct = { id: string; product: Product | null };

/** What the page came with; null for every page but a product's own, drawn by the server. */
export const FirstProductContext = createContext<FirstProduct | null>(null);

/** The element that carries it (src/entry/server/render-product.tsx writes it). */
export const FIRST_PRODUCT_ID = 'first-product';

function isFirstProduct(value: unknown): value is FirstProduct {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  const { id, product } = value;
  return product === null || (isRecord(product) && product['id'] === id);
}

/** Reads what the page came with; anything but what the server writes counts as nothing. */
export function readFirstProduct(text: string | null): FirstProduct | null {
  const written = readWritten(text);
  return isFirstProduct(written) ? written : null;
}
