import { readFileSync } from 'node:fs';
import { Product } from '@reef/domain/catalogue/product';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';

/** Draws a product's page (web/src/entry/server/render-product.tsx, of the same deployment). */
export type RenderProductPage = (
  shell: string,
  id: string,
  product: Product | null | undefined,
) => Promise<string>;

/** A page, and what is known of its product. */
export type ProductPage = { html: string; outcome: 'found' | 'missing' | 'unknown' };

type Renderer = { render: RenderProductPage; shell: string };

let renderer: Promise<Renderer> | null = null;

async function load(): Promise<Renderer> {
  const folder = new URL('./product-page/', import.meta.url);
  const module: { renderProductPage: RenderProductPage } = await import(
    new URL('render-product.js', folder).href
  );
  const shell = readFileSync(new URL('shell.html', folder), 'utf8');
  return { render: module.renderProductPage, shell };
}

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
  renderer ??= load();
  const { render, shell } = await renderer;
  const product = await find(db, id).catch(() => undefined);
  const html = await render(shell, id, product);
  if (product === undefined) return { html, outcome: 'unknown' };
  return { html, outcome: product === null ? 'missing' : 'found' };
}
