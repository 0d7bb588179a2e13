import { CATEGORIES } from '@reef/domain/catalogue/category';
import type { FirstShelf, FirstShelves, ShelfCard } from '@reef/domain/catalogue/first-shelves';

/** Where the shelves' beginnings stand (functions/src/endpoints/catalogue/catalogue-snapshot.ts). */
const FIRST_SHELVES_PATH = '/first-shelves';

/** How long to wait for them at the most; the app alone would have drawn by then. */
const PATIENCE_MS = 2500;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A look at the fields the cards show; a schema would weigh more than all this script. */
function isCard(value: unknown): value is ShelfCard {
  if (!isObject(value)) return false;
  const { id, name, description, price, stock, image_url } = value;
  const isTold = [id, name, description].every((text) => typeof text === 'string');
  const isCounted = typeof price === 'number' && typeof stock === 'number';
  return isTold && isCounted && (typeof image_url === 'string' || image_url === null);
}

function isShelf(value: unknown): value is FirstShelf {
  if (!isObject(value)) return false;
  const { count, cards } = value;
  return typeof count === 'number' && Array.isArray(cards) && cards.every(isCard);
}

function isShelves(value: unknown): value is FirstShelves {
  return isObject(value) && CATEGORIES.every((category) => isShelf(value[category]));
}

/** Every shelf's beginning; null where there is none to be had, such as a page in its place. */
export async function fetchFirstShelves(): Promise<FirstShelves | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(FIRST_SHELVES_PATH, { signal });
    const shelves: unknown = response.ok ? await response.json() : null;
    return isShelves(shelves) ? shelves : null;
  } catch {
    return null;
  }
}
