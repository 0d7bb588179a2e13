import type { Product } from '@reef/domain/product';
import { shopProducts } from '@reef/domain/shop-view';
import { CARD_SIZES, CARDS_AT_ONCE, EAGER_CARDS } from '../features/shop/card-sizes.ts';
import { readShopQuery } from '../features/shop/shop-query.ts';
import { decodeBundle, type SnapshotDocument } from '../platform/snapshot/decode-bundle.ts';
import { fetchSnapshot } from '../platform/snapshot/fetch-snapshot.ts';
import { cardHtml } from './card-html.ts';

/*
 * The shop's first cards, drawn out of the catalogue's snapshot before the app is there. They
 * stand in an element of their own (features/shop/shop-results.tsx), which React leaves as it
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

function cardsHtml(found: readonly Product[], from: number, until: number): string {
  const cards = found.slice(from, until).map((product, index) => {
    const isEager = from + index < EAGER_CARDS;
    return `<li>${cardHtml(product, { isEager, sizes: CARD_SIZES })}</li>`;
  });
  return cards.join('');
}

function listHtml(found: readonly Product[]): string {
  const count = found.length === 1 ? '1 listing' : `${found.length} listings`;
  return `<h2 class="visually-hidden">Products</h2><p class="mb-4 block text-sm text-haze">${count}</p><ul class="product-grid">${cardsHtml(found, 0, CARDS_IN_SIGHT)}</ul>`;
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

async function draw(): Promise<void> {
  const bytes = await fetchSnapshot();
  const snapshot = bytes === null ? null : decodeBundle(bytes);
  const place = document.getElementById('first-cards');
  if (snapshot === null || place === null) return;
  await breath();
  const products = snapshot.documents
    .filter(isProduct)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const query = readShopQuery(new URLSearchParams(location.search));
  const found = shopProducts(products, query, new Date());
  if (found.length === 0) return;
  place.innerHTML = listHtml(found);
  await breath();
  place
    .querySelector('ul')
    ?.insertAdjacentHTML('beforeend', cardsHtml(found, CARDS_IN_SIGHT, CARDS_AT_ONCE));
  await picturesOf(place);
}

globalThis.reefFirstCards = draw();
