import { DEFAULT_SALES_QUERY, type SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { recognizeTracking } from '@reef/domain/orders/delivery/tracking-number';

/** The sold view's first state: its filters, and a tracking number that was shared to it. */
type Opening = { query: SalesQuery; tracking: string | null };

/** The longest text that is searched for; longer ones are letters, not names. */
const MAX_SEARCH_LENGTH = 60;

/** Six characters after the day; the specified orders that an admin may delete have five. */
const ORDER_NUMBER = /\bR\d{6}-[0-9A-Z]{5,6}\b/i;
const EMAIL = /[^\s<>()"',;:]+@[^\s<>()"',;:]+\.[a-z]{2,}/i;
/** A run of letters and digits, or digits in groups, long enough for a parcel's number. */
const PARCEL_NUMBERS = /[0-9A-Z]{10,}|\d[\d -]{10,}\d/gi;

function trackingIn(text: string): string | null {
  const runs = text.match(PARCEL_NUMBERS) ?? [];
  const found = runs.map(recognizeTracking).find(({ carrier }) => carrier !== null);
  return found?.number ?? null;
}

/**
 * What to do with a text that was shared to the app: look up an order, or keep a parcel's number.
 */
function openingOf(text: string): Opening {
  const named = ORDER_NUMBER.exec(text) ?? EMAIL.exec(text);
  const tracking = named === null ? trackingIn(text) : null;
  if (tracking !== null) return { query: { ...DEFAULT_SALES_QUERY, isFilled: false }, tracking };
  const search = (named?.[0] ?? text).trim().slice(0, MAX_SEARCH_LENGTH);
  return { query: { ...DEFAULT_SALES_QUERY, search }, tracking: null };
}

/**
 * What the address asks of the sold view: `orders=unfilled` is the home screen's shortcut, `find` a
 * text from the phone's share sheet (web/vite/manifest.ts).
 */
export function openingFor(params: URLSearchParams): Opening {
  const shared = params.get('find');
  if (shared !== null) return openingOf(shared);
  const isFilled = params.get('orders') === 'unfilled' ? false : null;
  return { query: { ...DEFAULT_SALES_QUERY, isFilled }, tracking: null };
}
