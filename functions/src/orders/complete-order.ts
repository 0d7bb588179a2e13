import { toDollars } from '@reef/domain/shared/money';
import { Order, type OrderStatus, orderTotalCents } from '@reef/domain/orders/order';
import { statusAt } from '@reef/domain/orders/order-status';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import { plainData } from '@reef/domain/shared/plain-data';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** The fields that an order's stored total and search terms are derived from. */
const DerivingOrder = z.pick(Order, {
  order_number: true,
  buyer_name: true,
  buyer_email: true,
  items: true,
  categories: true,
  search_terms: true,
  total_amount: true,
});

/** The fields that an order's status is derived from. */
const StatusOrder = z.pick(Order, {
  status: true,
  payment_status: true,
  is_fulfilled: true,
  fulfillment_type: true,
  delivery_datetime: true,
  delivered_at: true,
  updated_at: true,
});

function isSameSet(stored: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(stored);
  return known.size === wanted.length && wanted.every((term) => known.has(term));
}

/** The fields of an order that waits to be packed and has no day of arrival. */
const WaitingOrder = z.object({
  payment_status: z.literal('paid'),
  is_fulfilled: z.literal(false),
  arrival_day: z.optional(z.undefined()),
});

/** The status that follows from its fulfillment, if another is stored (ORD-02). */
function missingStatus(fields: unknown, now: Date): OrderStatus | null {
  const parsed = StatusOrder.safeParse(fields);
  if (!parsed.success) return null;
  const status = statusAt(parsed.data, now);
  return status === parsed.data.status ? null : status;
}

/**
 * The derived fields that an order's document lacks: its total, without which no list sorted by
 * total has it, its current search terms, and the status that follows from its fulfillment. One that
 * waits to be packed without a day of arrival gets null, because no query finds an absent field.
 * Imported orders, and those of an earlier version, lack them.
 * @returns null if it lacks none, is absent, or does not have an order's shape.
 */
export function missingFields(
  snapshot: Pick<DocumentSnapshot, 'data'>,
  now: Date,
): Partial<Pick<Order, 'total_amount' | 'search_terms' | 'status' | 'arrival_day'>> | null {
  const fields = plainData(snapshot.data() ?? null);
  const parsed = DerivingOrder.safeParse(fields);
  if (!parsed.success) return null;
  const order = parsed.data;
  const search_terms = orderSearchTerms(order);
  const lacksTotal = order.total_amount === null;
  const lacksTerms = !isSameSet(order.search_terms, search_terms);
  const status = missingStatus(fields, now);
  const lacksDay = WaitingOrder.safeParse(fields).success;
  if (!lacksTotal && !lacksTerms && !lacksDay && status === null) return null;
  return {
    ...(lacksTotal && { total_amount: toDollars(orderTotalCents(order)) }),
    ...(lacksTerms && { search_terms }),
    ...(lacksDay && { arrival_day: null }),
    ...(status !== null && { status }),
  };
}
