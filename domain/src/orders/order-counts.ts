import * as z from 'zod/mini';
import { CATEGORIES, Category } from '@reef/domain/catalogue/category';
import type { OrderCounts } from './order-tally.ts';

/** The document of `order_counts` that says when all of them were last made true. */
export const COUNTS_STATE_ID = 'state';

/**
 * A document of `order_counts`: one shard's part of the counts, or the state. Shards may stand
 * there before the first rebuild; what they say is the whole truth only once the state is there.
 */
export const OrderCountsPart = z.object({
  id: z.string(),
  orders: z._default(z.int(), 0),
  filled: z._default(z.int(), 0),
  categories: z._default(z.partialRecord(Category, z.int()), {}),
  rebuilt_at: z.optional(z.date()),
});
export type OrderCountsPart = z.infer<typeof OrderCountsPart>;

/** Nothing counted. */
export function noCounts(): OrderCounts {
  const categories = { 'Saltwater Fish': 0, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 };
  return { orders: 0, filled: 0, categories };
}

/** Two counts as one. */
export function addCounts(
  one: OrderCounts,
  other: { orders: number; filled: number; categories: Partial<Record<Category, number>> },
): OrderCounts {
  const sum = noCounts();
  sum.orders = one.orders + other.orders;
  sum.filled = one.filled + other.filled;
  for (const category of CATEGORIES) {
    sum.categories[category] = one.categories[category] + (other.categories[category] ?? 0);
  }
  return sum;
}

/** All parts as one; null where they have never been made whole. */
export function wholeCounts(parts: readonly OrderCountsPart[]): OrderCounts | null {
  if (!parts.some((part) => part.id === COUNTS_STATE_ID)) return null;
  return parts.reduce<OrderCounts>(addCounts, noCounts());
}
