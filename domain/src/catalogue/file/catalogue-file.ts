import * as z from 'zod/mini';
import { Category } from '@reef/domain/catalogue/category';
import { Product } from '@reef/domain/catalogue/product';

/** A product in JSON, with its times as text. Parses to a `Product`. */
export const WrittenProduct = z.extend(Product, {
  sold_out_at: z.nullable(z.coerce.date()),
  created_at: z.coerce.date(),
  updated_at: z.optional(z.coerce.date()),
});

/** How many products of each category are in stock. */
export const StockCounts = z.record(Category, z.int());
export type StockCounts = z.infer<typeof StockCounts>;

/**
 * Of each category, the price up to which a part of the catalogue has everything in stock; null if it
 * has everything.
 */
export const PriceBounds = z.record(Category, z.nullable(z.number()));
export type PriceBounds = z.infer<typeof PriceBounds>;

/** The catalogue's file without parsing each product, of which there may be thousands. */
export const CatalogueFile = z.object({
  /** Everything that changed before this time is in the file; later changes may be. */
  as_of: z.coerce.date(),
  /** Of the whole catalogue. */
  counts: StockCounts,
  /** Only in a part of the catalogue (catalogue-part.ts). */
  upto: z.optional(PriceBounds),
  /** Listed products, newest first. */
  products: z.array(z.unknown()),
});

/** The file's content, as the server writes it. */
export type Catalogue = {
  as_of: Date;
  counts: StockCounts;
  upto?: PriceBounds;
  products: readonly Product[];
};

/** A document of `removed_products/{id}`: the product of this id was taken off the list. */
export const RemovedProduct = z.object({ id: z.string(), removed_at: z.date() });
export type RemovedProduct = z.infer<typeof RemovedProduct>;
