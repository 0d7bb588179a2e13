import { lineItems } from '@reef/domain/cart/line-item';
import type { Order } from '@reef/domain/orders/order';

/**
 * The lengths of the stored parts of a word: every part of 3, 5, 7 and 10 signs, at any position. A
 * typed word is looked up by its longest beginning of such a length, so that one stored term finds
 * it inside a word as well as at its start; the rest of it is compared afterwards.
 */
const PART_LENGTHS = [10, 7, 5, 3] as const;
/** Shorter typed words find only beginnings: one or two letters are in almost every word. */
const MIN_PART_LENGTH = 3;
/**
 * The most terms that one order stores. Each is an entry in 11 indexes (firestore.indexes.json and
 * the field's own), and a document may have 40,000 of them. An order of five lines has about 300.
 */
const MAX_TERMS = 1000;
/**
 * Stored by an order that has more terms than that. Every search looks this term up too and
 * compares the words themselves, so that nothing is missed. No typed word can match it.
 */
const MANY_WORDS_TERM = '#many-words';
const MAX_QUERY_WORDS = 6;

/** What an order is found by (SOLD-02): order number, purchaser, product. */
type SearchedOrder = Pick<
  Order,
  'order_number' | 'buyer_name' | 'buyer_email' | 'items' | 'categories'
>;

/**
 * A text in lower case, without accents and with one kind of apostrophe. Unlike `fold` it keeps all
 * other signs: stored terms have them, and a number or an address is found as a whole.
 */
function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`]/g, "'")
    .toLowerCase();
}

function joined(word: string): string {
  return word.replaceAll("'", '');
}

/** Words with the signs inside them, without apostrophes; and what is between any signs. */
function wordsOf(text: string): string[] {
  const folded = foldLetters(text);
  const whole = folded.split(/\s+/).map(joined);
  return [...whole, ...folded.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '');
}

/** The words of an order, the most specific first: number, purchaser, then the products. */
export function orderWords(order: SearchedOrder): string[] {
  const products = lineItems(order.items).map((line) => line.name);
  const texts = [order.order_number, order.buyer_name, order.buyer_email, ...products];
  return [...new Set(texts.flatMap(wordsOf))];
}

/** The stored term of a category, in a namespace that no typed word can match. */
export function categoryTerm(category: string): string {
  return `#${category}`;
}

function partsOf(word: string): string[] {
  const signs = Array.from(word);
  const beginnings = [1, 2].map((length) => signs.slice(0, length).join(''));
  const parts = PART_LENGTHS.flatMap((length) =>
    signs.slice(length - 1).map((_, start) => signs.slice(start, start + length).join('')),
  );
  return [...beginnings, ...parts];
}

/**
 * The `search_terms` of an order: the parts of its words and a term for each category, so that one
 * indexed lookup finds it among any number of orders.
 */
export function orderSearchTerms(order: SearchedOrder): string[] {
  const terms = [...new Set(orderWords(order).flatMap(partsOf))];
  const stored = terms.length > MAX_TERMS ? [...terms.slice(0, MAX_TERMS), MANY_WORDS_TERM] : terms;
  return [...new Set([...order.categories.map(categoryTerm), ...stored])];
}

function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length);
}

/** The words of a query, longest first: the longest narrows most. */
export function orderQueryWords(query: string): string[] {
  const words = foldLetters(query).split(/\s+/);
  return longestFirst(words.filter((word) => joined(word) !== '').slice(0, MAX_QUERY_WORDS));
}

/** The part of a query's word that orders store. */
function lookedUpPart(word: string): string {
  const signs = Array.from(word);
  const length = PART_LENGTHS.find((stored) => stored <= signs.length) ?? signs.length;
  return signs.slice(0, length).join('');
}

/**
 * The stored terms; an order that holds a query's word has at least one of them. Of `o'brien` orders
 * store `obrien`; those from before that have `brien`, so both are looked up.
 */
export function searchTerms(word: string): string[] {
  const [longest = ''] = longestFirst(word.split("'"));
  return [...new Set([joined(word), longest].map(lookedUpPart)), MANY_WORDS_TERM];
}

/** True if the lookup alone decides, except for orders of very many words. */
export function isWholeTerm(word: string): boolean {
  return lookedUpPart(word) === word && joined(word) === word;
}

/** True if every word of the query is part of a word of the order, or begins one if it is short. */
export function isOrderFoundBy(order: SearchedOrder, words: readonly string[]): boolean {
  const own = orderWords(order);
  return words.map(joined).every((word) => {
    const isPart = Array.from(word).length >= MIN_PART_LENGTH;
    return own.some((mine) => (isPart ? mine.includes(word) : mine.startsWith(word)));
  });
}
