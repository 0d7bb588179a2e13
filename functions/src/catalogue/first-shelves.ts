import { CATEGORIES, type Category } from '@reef/domain/catalogue/category';
import {
  FIRST_CARDS,
  shelfCard,
  type FirstShelf,
  type FirstShelves,
} from '@reef/domain/catalogue/first-shelves';
import { Product } from '@reef/domain/catalogue/product';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';

async function firstShelf(db: Firestore, category: Category): Promise<FirstShelf> {
  const shelf = collections(db).products.where('category', '==', category).where('stock', '>', 0);
  const [counted, found] = await Promise.all([
    shelf.count().get(),
    // The shop's default order; equal prices newest first (SHOP-04). Firestore then orders by
    // stock, the field with a bound, as the last order goes: so stands it in firestore.indexes.json.
    shelf.orderBy('price').orderBy('created_at', 'desc').limit(FIRST_CARDS).get(),
  ]);
  const products = found.docs.flatMap((document) => parseDocument(Product, document) ?? []);
  return { count: counted.data().count, cards: products.map(shelfCard) };
}

/**
 * What the shop shows first on each tab, for a page that has only begun to load: as small at
 * 10,000 products as at 100. Reads at most 24 products and a count for each tab.
 */
export async function firstShelves(deps: { db: Firestore }): Promise<FirstShelves> {
  const shelves = await Promise.all(
    CATEGORIES.map(async (category) => [category, await firstShelf(deps.db, category)] as const),
  );
  const found: Partial<FirstShelves> = Object.fromEntries(shelves);
  const { 'Saltwater Fish': fish, 'Live Coral': coral, Invertebrates, WYSIWYG } = found;
  if (!fish || !coral || !Invertebrates || !WYSIWYG) throw new Error('a shelf is missing');
  return { 'Saltwater Fish': fish, 'Live Coral': coral, Invertebrates, WYSIWYG };
}
