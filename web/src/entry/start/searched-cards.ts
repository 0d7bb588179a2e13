import type { ShelfCard } from '@reef/domain/catalogue/first-shelves';
import type { Product } from '@reef/domain/catalogue/product';
import { shopProducts, type ShopQuery } from '@reef/domain/catalogue/shop-view';
import { decodeBundle, type SnapshotDocument } from '#state/catalogue/snapshot/decode-bundle.ts';
import { fetchSnapshot } from '#state/catalogue/snapshot/fetch-snapshot.ts';

/*
 * The first cards of an address that asks for more than a tab: out of the catalogue's whole
 * snapshot. A module of its own, which `first-cards.ts` asks for only then.
 */

/** What is to be drawn: the first cards, and how many listings there are in all. */
export type Found = { cards: readonly ShelfCard[]; count: number };

/** What this module gives whoever imports it. */
export type SearchedCards = { searchedCards: (query: ShopQuery) => Promise<Found | null> };

/** A look at the fields the cards show; the schema itself comes with the app. */
function isProduct(document: SnapshotDocument): document is SnapshotDocument & Product {
  const { name, description, price, stock, created_at, image_url } = document;
  const isTold = typeof name === 'string' && typeof description === 'string';
  const isCounted = typeof price === 'number' && typeof stock === 'number';
  const isPictured = typeof image_url === 'string' || image_url === null;
  return isTold && isCounted && isPictured && created_at instanceof Date;
}

/** The whole catalogue searched and sorted as the app would; null where there is none to be had. */
export async function searchedCards(query: ShopQuery): Promise<Found | null> {
  const bytes = await fetchSnapshot();
  const snapshot = bytes === null ? null : decodeBundle(bytes);
  if (snapshot === null) return null;
  const products = snapshot.documents
    .filter(isProduct)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const cards = shopProducts(products, query, new Date());
  return { cards, count: cards.length };
}
