import * as z from 'zod/mini';
import type { Care } from '@reef/domain/fit/care';
import { ListedCategory } from './category.ts';

/** The most units of one product that an admin can list; keeps every sum a safe integer. */
export const MAX_STOCK = 100_000;

/** The highest price in dollars; keeps every total within what Stripe charges at once. */
export const MAX_PRICE = 99_999.99;

/** The longest name, in characters. */
export const MAX_NAME_LENGTH = 200;

/** The longest description, in characters. */
export const MAX_DESCRIPTION_LENGTH = 5000;

const FACT_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/**
 * Stored care facts: a map of texts, numbers and booleans; anything else counts as unknown. The
 * calls that write it check each fact (`SentCare`). Reading does not: that schema with all its
 * words would be in the first scripts of every visitor.
 */
// oxlint-disable-next-line promise/valid-params -- a schema's, not a promise's.
const StoredCare = z.catch(z.optional(z.custom<Care>(isMapOfFacts)), undefined);

function isMapOfFacts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((fact) => FACT_TYPES.has(typeof fact));
}

/**
 * A document of `products`. `price` in dollars with 2 decimals. `stock` is what can still be
 * bought, without units held for a buyer who is paying. Those may come back after a new listing, so
 * it may exceed `MAX_STOCK`.
 */
export const Product = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  description: z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH)),
  price: z.number().check(z.gte(0), z.lte(MAX_PRICE)),
  category: ListedCategory,
  image_url: z.nullable(z.string()),
  /** The path of an uploaded picture in the bucket; null or absent for any other address. */
  image_path: z.optional(z.nullable(z.string())),
  /** Widths in pixels of an uploaded picture, ascending; the last is `image_url` itself. */
  image_widths: z.optional(z.array(z.int())),
  stock: z.int().check(z.gte(0)),
  sold_out_at: z.nullable(z.date()),
  created_at: z.date(),
  /** What is known about keeping the animal (FIT-01). */
  care: StoredCare,
  /**
   * When the database accepted the last change, by its own clock: every writer sets it, and pages
   * ask for what changed since theirs were made. Absent in some tests and in data of an older shop.
   */
  updated_at: z.optional(z.date()),
  /** Incremented with every admin's edit, so that two admins do not overwrite each other. */
  revision: z._default(z.int().check(z.gte(0)), 0),
});
export type Product = z.infer<typeof Product>;

/**
 * The fields to write when a product's stock becomes `stock`: `sold_out_at` is set when stock
 * reaches 0, kept while it stays 0, and cleared when stock returns, whatever changed it (CPM-08).
 */
export function stockFields(
  before: Pick<Product, 'stock' | 'sold_out_at'> | null,
  stock: number,
  now: Date,
): Pick<Product, 'stock' | 'sold_out_at'> {
  if (stock > 0) return { stock, sold_out_at: null };
  const wasSoldOut = before !== null && before.stock === 0 && before.sold_out_at !== null;
  return { stock, sold_out_at: wasSoldOut ? before.sold_out_at : now };
}
