import type { ShelfCard } from '@reef/domain/first-shelves';
import type { Product } from '@reef/domain/product';
import { shopProducts, type ShopQuery } from '@reef/domain/shop-view';
import { CARD_SIZES, CARDS_AT_ONCE, EAGER_CARDS } from '../features/shop/card-sizes.ts';
import { readShopQuery, writeShopQuery } from '../features/shop/shop-query.ts';
import { decodeBundle, type SnapshotDocument } from '../platform/snapshot/decode-bundle.ts';
import { fetchFirstShelves } from '../platform/snapshot/fetch-first-shelves.ts';
import { fetchSnapshot } from '../platform/snapshot/fetch-snapshot.ts';
import { cardHtml } from './card-html.ts';

/*
 * The shop's first cards, drawn before the app is there: out of the shelves' beginnings, or, where
 * the address asks for more than a tab, out of the catalogue's whole snapshot. They stand in an element of their own (features/shop/shop-results.tsx), which React leaves as it
 * finds it and replaces as soon as it has drawn the cards itself.
 */

/** How long the app may be kept waiting for the first pictures. */
const PICTURES_MS = 4000;

declare global {
  /** Settled when the first cards' pictures are there; the app waits for it. */
  var reefFirstCards: Promise<void> | undefined;
}

/** A look at the fields the cards show; the schema itself comes with the app. */
function isProduct(document: SnapshotDocument): document is SnapshotDocument & Product {
  const { name, description, price, stock, created_at, image_url } = document;
  const isTold = typeof name === 'string' && typeof description === 'string';
  const isCounted = typeof price === 'number' && typeof stock === 'number';
  const isPictured = typeof image_url === 'string' || image_url === null;
  return isTold && isCounted && isPictured && created_at instanceof Date;
}

/** Cards that fill the first screen of the widest window; the others can wait for a frame. */
const CARDS_IN_SIGHT = 12;

/** What is to be drawn: the first cards, and how many listings there are in all. */
type Found = { cards: readonly ShelfCard[]; count: number };

function cardsHtml(found: readonly ShelfCard[], from: number, until: number): string {
  const cards = found.slice(from, until).map((product, index) => {
    const isEager = from + index < EAGER_CARDS;
    return `<li>${cardHtml(product, { isEager, sizes: CARD_SIZES })}</li>`;
  });
  return cards.join('');
}

function listHtml({ cards, count }: Found): string {
  const listings = count === 1 ? '1 listing' : `${count} listings`;
  return `<h2 class="visually-hidden">Products</h2><p class="mb-4 block text-sm text-haze">${listings}</p><ul class="product-grid">${cardsHtml(cards, 0, CARDS_IN_SIGHT)}</ul>`;
}

/** Lets the browser paint and answer before the next piece of work. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function picturesOf(place: Element): Promise<void> {
  const eager = [...place.querySelectorAll<HTMLImageElement>('img[loading=eager]')];
  const settled = eager.map((image) => image.decode().catch(() => {}));
  const patience = new Promise((resolve) => setTimeout(resolve, PICTURES_MS));
  await Promise.race([Promise.all(settled), patience]);
}

/** The whole catalogue taken apart, and searched as the app would. */
async function inSnapshot(query: ShopQuery): Promise<Found | null> {
  const bytes = await fetchSnapshot();
  const snapshot = bytes === null ? null : decodeBundle(bytes);
  if (snapshot === null) return null;
  await breath();
  const products = snapshot.documents
    .filter(isProduct)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const cards = shopProducts(products, query, new Date());
  return { cards, count: cards.length };
}

async function onShelf({ category }: ShopQuery): Promise<Found | null> {
  const shelves = await fetchFirstShelves();
  return shelves?.[category] ?? null;
}

/** True where nothing but a tab is asked for. */
function isPlain(query: ShopQuery): boolean {
  return [...writeShopQuery(query).keys()].every((name) => name === 'tab');
}

async function draw(): Promise<void> {
  const query = readShopQuery(new URLSearchParams(location.search));
  const found = isPlain(query) ? await onShelf(query) : await inSnapshot(query);
  const place = document.getElementById('first-cards');
  if (found === null || found.cards.length === 0 || place === null) return;
  await breath();
  place.innerHTML = listHtml(found);
  await breath();
  place
    .querySelector('ul')
    ?.insertAdjacentHTML('beforeend', cardsHtml(found.cards, CARDS_IN_SIGHT, CARDS_AT_ONCE));
  await picturesOf(place);
}

globalThis.reefFirstCards = draw();
