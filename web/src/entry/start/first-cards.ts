import type { ShelfCard } from '@reef/domain/catalogue/first-shelves';
import type { ShopQuery } from '@reef/domain/catalogue/shop-view';
import { CARD_SIZES, CARDS_AT_ONCE, EAGER_CARDS } from '#features/shop/card-sizes.ts';
import { readShopQuery, writeShopQuery } from '#features/shop/shop-query.ts';
import { fetchFirstShelves } from '#state/catalogue/snapshot/fetch-first-shelves.ts';
import { cardHtml } from './card-html.ts';
import type { Found, SearchedCards } from './searched-cards.ts';

/*
 * The shop's first cards, drawn before the app is there: out of the shelves' beginnings, or, where
 * the address asks for more than a tab, out of the catalogue's whole snapshot. They stand in an
 * element of their own (features/shop/shop-results.tsx), which React leaves as it finds it and
 * replaces as soon as it has drawn the cards itself.
 */

/** How long the app may be kept waiting for the first pictures. */
const PICTURES_MS = 4000;

declare global {
  /** Settled when the first cards' pictures are there; the app waits for it. */
  var reefFirstCards: Promise<void> | undefined;
}

// Known only while this script itself runs.
const searchedScript = document.currentScript?.dataset['searched'] ?? '';

/** Cards drawn in one piece: what fills a phone's first screen, which a slow phone draws in 70 ms. */
const CARDS_A_PIECE = 6;

function cardsHtml(found: readonly ShelfCard[], from: number, until: number): string {
  const cards = found.slice(from, until).map((product, index) => {
    const isEager = from + index < EAGER_CARDS;
    return `<li>${cardHtml(product, { isEager, sizes: CARD_SIZES })}</li>`;
  });
  return cards.join('');
}

function listHtml({ cards, count }: Found): string {
  const listings = count === 1 ? '1 listing' : `${count} listings`;
  return `<h2 class="visually-hidden">Products</h2><p class="mb-4 block text-sm text-haze">${listings}</p><ul class="product-grid">${cardsHtml(cards, 0, CARDS_A_PIECE)}</ul>`;
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

/**
 * Out of the whole catalogue, by a script of its own: its address stands on this one's tag. Null
 * where that script cannot be had: the app, which waits for these cards, draws them itself.
 */
async function searched(query: ShopQuery): Promise<Found | null> {
  try {
    const { searchedCards }: SearchedCards = await import(/* @vite-ignore */ searchedScript);
    return await searchedCards(query);
  } catch {
    return null;
  }
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
  const found = isPlain(query) ? await onShelf(query) : await searched(query);
  const place = document.getElementById('first-cards');
  if (found === null || found.cards.length === 0 || place === null) return;
  await breath();
  place.innerHTML = listHtml(found);
  const list = place.querySelector('ul');
  for (let from = CARDS_A_PIECE; from < CARDS_AT_ONCE; from += CARDS_A_PIECE) {
    // oxlint-disable-next-line no-await-in-loop -- a breath between the pieces is what it is about.
    await breath();
    list?.insertAdjacentHTML('beforeend', cardsHtml(found.cards, from, from + CARDS_A_PIECE));
  }
  await picturesOf(place);
}

globalThis.reefFirstCards = draw();
