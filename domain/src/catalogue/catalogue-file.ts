import * as z from 'zod/mini';
import { Category } from './category.ts';
import { Product } from './product.ts';

/** Where browsers find the catalogue's file. */
export const CATALOGUE_PATH = '/catalogue.json';

/**
 * How long before its reading a file's `as_of` lies. A change carries the moment at which the
 * database took it up (`updated_at`), which is a little before it can be read. A change taken up
 * before the reading and committed after it is not in the file; with `as_of` at the reading itself
 * no listener would ask for it either. A minute is longer than any write of ours may take: a
 * function is ended after 60 s.
 */
export const AS_OF_MARGIN_MS = 60_000;

/**
 * The most listed products, and the most changes since the file, that a page asks the database for;
 * firestore.rules refuse a guest more. A file with more changes behind it is of no use any more.
 */
export const MOST_LISTED = 10_000;
export const MOST_CHANGES = 1000;

/** A product as JSON carries it: its times are text there. Parses to a `Product`. */
export const WrittenProduct = z.extend(Product, {
  sold_out_at: z.nullable(z.coerce.date()),
  created_at: z.coerce.date(),
  updated_at: z.optional(z.coerce.date()),
});

/** How many products of each category are in stock. */
export const StockCounts = z.record(Category, z.int());
export type StockCounts = z.infer<typeof StockCounts>;

/** The catalogue's file without a look at each product, of which there may be thousands. */
export const CatalogueFile = z.object({
  /** Everything that changed before this moment is in the file; what changed later may be. */
  as_of: z.coerce.date(),
  counts: StockCounts,
  /** Listed products, newest first. */
  products: z.array(z.unknown()),
});

/** What the file says, as the server writes it. */
export type Catalogue = { as_of: Date; counts: StockCounts; products: readonly Product[] };

/** A document of `removed_products/{id}`: the product of this id was taken off the list. */
export const RemovedProduct = z.object({ id: z.string(), removed_at: z.date() });
export type RemovedProduct = z.infer<typeof RemovedProduct>;

function changedAt({ updated_at }: Product): number {
  return updated_at?.getTime() ?? 0;
}

/**
 * A file's products, brought up to date by what the database said of changes since. Of two states of
 * one product the later one counts, whichever side it comes from: a device's own copy of the
 * database may be older than the file. Newest first.
 */
export function withChanges(
  products: readonly Product[],
  changed: readonly Product[],
  removed: readonly RemovedProduct[],
): Product[] {
  const known = new Map(products.map((product) => [product.id, product]));
  for (const product of changed) {
    const before = known.get(product.id);
    if (before === undefined || changedAt(before) <= changedAt(product)) {
      known.set(product.id, product);
    }
  }
  for (const { id, removed_at } of removed) {
    const product = known.get(id);
    // A product listed again under its old id is younger than its removal.
    if (product !== undefined && changedAt(product) <= removed_at.getTime()) known.delete(id);
  }
  return [...known.values()].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}
