import { Product } from '@reef/domain/catalogue/product';
import { ProductId } from '@reef/domain/shared/document-id';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { createMemoryLimit } from '#shared/limits/memory-limit.ts';
import { emptyPage, pageRenderer } from './drawn-pages.ts';

/** A page, and what is known of its product. */
export type ProductPage = { html: string; outcome: 'found' | 'missing' | 'unknown' };

const MINUTE_MS = 60_000;

/** Products that one process looks up in a minute for pages; buyers' pages come from the CDN. */
export const MOST_LOOKUPS = 300;

const lookups = createMemoryLimit({ most: MOST_LOOKUPS, windowMs: MINUTE_MS, mostKeys: 1 });

/**
 * The product of an id, null where there is none: ids that the shop does not make are not looked
 * for. Undefined where it is not known, because the database does not answer or because this process
 * has looked up its share: random addresses and queries pass the CDN by, and must not cost without
 * bound.
 */
async function find(db: Firestore, id: string): Promise<Product | null | undefined> {
  if (!ProductId.safeParse(id).success) return null;
  if (!lookups.take('products', new Date())) return undefined;
  return parseDocument(Product, await collections(db).products.doc(id).get());
}

/**
 * The page of the product `id`, complete before any script of it runs. One read at the most. Where
 * the product is not known, the page comes without it, and the app then looks for it itself.
 */
export async function productPage(db: Firestore, id: string): Promise<ProductPage> {
  const renderer = await pageRenderer();
  const product = await find(db, id).catch(() => undefined);
  const html = await renderer.renderProductPage(emptyPage('product'), id, product);
  if (product === undefined) return { html, outcome: 'unknown' };
  return { html, outcome: product === null ? 'missing' : 'found' };
}
