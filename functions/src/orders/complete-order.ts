import { toDollars } from '@reef/domain/shared/money';
import { Order, orderTotalCents } from '@reef/domain/orders/order';
import { orderSearchTerms } from '@reef/domain/orders/order-search';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { toPlain } from '#shared/db/documents.ts';

/** Of an order, what its stored total and search terms are derived from. */
const DerivingOrder = z.pick(Order, {
  order_number: true,
  buyer_name: true,
  buyer_email: true,
  items: true,
  categories: true,
  search_terms: true,
  total_amount: true,
});

function isSameSet(stored: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(stored);
  return known.size === wanted.length && wanted.every((term) => known.has(term));
}

/**
 * The derived fields that an order's document lacks: its total, without which it is in no list
 * sorted by total, and the search terms as they are stored today. Orders that were imported, or
 * written by an earlier version, lack them.
 * @returns null where it lacks none, is absent, or is not of an order's shape.
 */
export function missingFields(
  snapshot: Pick<DocumentSnapshot, 'data'>,
): Partial<Pick<Order, 'total_amount' | 'search_terms'>> | null {
  const parsed = DerivingOrder.safeParse(toPlain(snapshot.data() ?? null));
  if (!parsed.success) return null;
  const order = parsed.data;
  const search_terms = orderSearchTerms(order);
  const lacksTotal = order.total_amount === null;
  const lacksTerms = !isSameSet(order.search_terms, search_terms);
  if (!lacksTotal && !lacksTerms) return null;
  return {
    ...(lacksTotal && { total_amount: toDollars(orderTotalCents(order)) }),
    ...(lacksTerms && { search_terms }),
  };
}
