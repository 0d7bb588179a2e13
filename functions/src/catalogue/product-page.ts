import { Product } from '@reef/domain/catalogue/product';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { emptyPage, pageRenderer } from './drawn-pages.ts';

/** A page, and what is known of its product. */
export type ProductPage = { html: string; outcome: 'found' | 'missing' | 'unknown' };

/** Ids as the shop makes them; anything else is no product and is not looked for. */
const ID = /^[\w-]{1,128}$/;

async function find(db: Firestore, id: string): Promise<Product | null> {
  if (!ID.test(id)) return null;
  return parseDocument(Product, await collections(db).products.doc(id).get());
}

/**
 * The page of the product `id`, complete before any script of it runs. One read. Where the database
 * does not answer, the page comes without its product, which the app then looks for itself.
 */
export async function productPage(db: Firestore, id: string): Promise<ProductPage> {
  const renderer = await pageRenderer();
  const product = await find(db, id).catch(() => undefined);
  const html = await renderer.renderProductPage(emptyPage('product'), id, product);
  if (product === undefined) return { html, outcome: 'unknown' };
  return { html, outcome: product === null ? 'missing' : 'found' };
}
