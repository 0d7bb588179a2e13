import { createContext } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { isRecord } from '@reef/domain/shared/plain-value';
import { readWritten } from './written-data.ts';

/** The product in a server-rendered page; null if the server said there is none. */
export type FirstProduct = { id: string; product: Product | null };

/** The product of a server-rendered product page; null on every other page. */
export const FirstProductContext = createContext<FirstProduct | null>(null);

/** The element that carries it (src/entry/server/render-product.tsx writes it). */
export const FIRST_PRODUCT_ID = 'first-product';

function isFirstProduct(value: unknown): value is FirstProduct {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  const { id, product } = value;
  return product === null || (isRecord(product) && product['id'] === id);
}

/** Reads the page's data; anything but what the server writes counts as none. */
export function readFirstProduct(text: string | null): FirstProduct | null {
  const written = readWritten(text);
  return isFirstProduct(written) ? written : null;
}
