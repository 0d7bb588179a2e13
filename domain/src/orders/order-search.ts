import { lineItems } from '@reef/domain/cart/line-item';
import { fold } from '@reef/domain/shared/fold';
import type { Order } from './order.ts';

/** The longest prefix that is stored; longer words are compared after they are found. */
const LONGEST_PREFIX = 12;
/** The most terms one order stores; keeps the document small whatever was bought. */
const MOST_TERMS = 400;
const MOST_QUERY_WORDS = 6;

/** What an order is found by (SOLD-02): order number, purchaser, product. */
export type SearchedOrder = Pick<
  Order,
  'order_number' | 'buyer_name' | 'buyer_email' | 'items' | 'categories'
>;

function wordsOf(text: string): string[] {
  const folded = fold(text);
  const whole = folded.split(/\s+/);
  return [...whole, ...folded.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '');
}

/** The words of an order, the surest first: number, purchaser, then the products. */
export function orderWords(order: SearchedOrder): string[] {
  const products = lineItems(order.items).map((line) => line.name);
  const texts = [order.order_number, order.buyer_name, order.buyer_email, ...products];
  return [...new Set(texts.flatMap(wordsOf))];
}

/** The stored term of a category, in a namespace that no typed word can reach. */
export function categoryTerm(category: string): string {
  return `#${category}`;
}

function prefixes(word: string): string[] {
  const signs = Array.from(word).slice(0, LONGEST_PREFIX);
  return signs.map((_, end) => signs.slice(0, end + 1).join(''));
}

/**
 * The `search_terms` of an order document: every prefix of every word and a term for each
 * category, so that one indexed `array-contains` finds it among any number of orders.
 */
export function orderSearchTerms(order: SearchedOrder): string[] {
  const terms = orderWords(order).flatMap(prefixes).slice(0, MOST_TERMS);
  return [...new Set([...order.categories.map(categoryTerm), ...terms])];
}

/** The words of a query, longest first: the longest narrows most. */
export function searchWords(query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean).slice(0, MOST_QUERY_WORDS);
  return words.toSorted((a, b) => b.length - a.length);
}

/** The stored term that a query's word is looked up by. */
export function searchTerm(word: string): string {
  return Array.from(word).slice(0, LONGEST_PREFIX).join('');
}

/** True when every word of the query begins a word of the order. */
export function isOrderFoundBy(order: SearchedOrder, words: readonly string[]): boolean {
  const own = orderWords(order);
  return words.every((word) => own.some((mine) => mine.startsWith(word)));
}
