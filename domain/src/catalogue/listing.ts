import type { Product } from './product.ts';
import { DAY_MS } from '@reef/domain/shared/time';

/** How long a sold-out product stays in the shop before it is archived (SHOP-07). */
const ARCHIVE_AFTER_MS = 7 * DAY_MS;

/**
 * True if stock is 0 and it sold out more than 7 days ago (PROD-06); the shop lists the others
 * (SHOP-07).
 */
export function isArchived(product: Pick<Product, 'stock' | 'sold_out_at'>, now: Date): boolean {
  if (product.stock > 0 || product.sold_out_at === null) return false;
  return now.getTime() - product.sold_out_at.getTime() > ARCHIVE_AFTER_MS;
}

/**
 * The bound of the shop's query (SHOP-07): what sold out after it may still be listed. Rounded down
 * to the start of its UTC day, so that the query is the same all day, for everyone.
 */
export function soldOutBound(now: Date): Date {
  const bound = now.getTime() - ARCHIVE_AFTER_MS;
  return new Date(bound - (bound % DAY_MS));
}
