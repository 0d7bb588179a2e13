import * as z from 'zod/mini';
import { Category } from '@reef/domain/catalogue/category';
import { perCategory } from '@reef/domain/catalogue/per-category';
import type { OrderCounts } from './order-tally.ts';

/**
 * The document of `order_counts` that says when all of them were last corrected. Its name has the
 * version of what is counted: counts of an earlier version are not shown, and the next check
 * rebuilds them.
 */
export const COUNTS_STATE_ID = 'state-4';

/**
 * A document of `order_counts`: one shard's part of the counts, or the state. Shards may exist
 * before the first rebuild; they are complete only once the state exists.
 */
export const OrderCountsPart = z.object({
  id: z.string(),
  orders: z._default(z.int(), 0),
  filled: z._default(z.int(), 0),
  to_pack: z._default(z.int(), 0),
  categories: z._default(z.partialRecord(Category, z.int()), {}),
  rebuilt_at: z.optional(z.date()),
});
export type OrderCountsPart = z.infer<typeof OrderCountsPart>;

/** Counts of zero. */
export function noCounts(): OrderCounts {
  return { orders: 0, filled: 0, to_pack: 0, categories: perCategory(() => 0) };
}

/** The sum of two counts. */
export function addCounts(
  one: OrderCounts,
  other: Omit<OrderCounts, 'categories'> & { categories: Partial<Record<Category, number>> },
): OrderCounts {
  return {
    orders: one.orders + other.orders,
    filled: one.filled + other.filled,
    to_pack: one.to_pack + other.to_pack,
    categories: perCategory(
      (category) => one.categories[category] + (other.categories[category] ?? 0),
    ),
  };
}

/** The sum of all parts; null if they were never completed. */
export function wholeCounts(parts: readonly OrderCountsPart[]): OrderCounts | null {
  if (!parts.some((part) => part.id === COUNTS_STATE_ID)) return null;
  return parts.reduce<OrderCounts>(addCounts, noCounts());
}
