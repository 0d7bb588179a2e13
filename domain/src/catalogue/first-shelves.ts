import type { Category } from './category.ts';
import type { Product } from './product.ts';

/** Cards that a shelf of the shop shows at first. */
export const FIRST_CARDS = 24;

/** What a card shows of a product. */
export type ShelfCard = Pick<
  Product,
  'id' | 'name' | 'description' | 'price' | 'stock' | 'image_url' | 'image_widths'
>;

/** The beginning of a shelf as a visitor finds it who has asked for nothing: in stock, cheapest first. */
export type FirstShelf = {
  /** How many listings the whole shelf has. */
  count: number;
  /** The first of them, at most `FIRST_CARDS`. */
  cards: ShelfCard[];
};

/** Every shelf's beginning: the body of `/first-shelves`. */
export type FirstShelves = Record<Category, FirstShelf>;

/** A product as its card shows it, and nothing else of it. */
export function shelfCard(product: ShelfCard): ShelfCard {
  const { id, name, description, price, stock, image_url, image_widths } = product;
  const card = { id, name, description, price, stock, image_url };
  return image_widths === undefined ? card : { ...card, image_widths };
}
