import { toDollars } from '@reef/domain/shared/money';
import { Order, type OrderStatus, orderTotalCents } from '@reef/domain/orders/order';
import { statusAt } from '@reef/domain/orders/order-status';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import { carriersPackingDayEnd, type PackingSettings } from '@reef/domain/packing/packing-day';
import { plainData } from '@reef/domain/shared/plain-data';
import { DAY_MS } from '@reef/domain/shared/time';
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

/** How long after the server received a filling it still gets its packing day. */
const FILLED_RECENTLY_MS = DAY_MS;

/** The fields of a carrier's box whose filling has no packing day. */
const BoxWithoutDay = z.object({
  ...z.pick(Order, { arrival_day: true }).shape,
  is_fulfilled: z.literal(true),
  fulfillment_type: z.literal('shipped'),
  packing_day_ends_at: z.optional(z.null()),
  filled_synced_at: z.date(),
});

/**
 * The end of the packing day of a filling that was saved before its page knew the settings. Without
 * it, the guarantee of a box that was filled ahead would begin too soon. An older filling keeps its
 * guarantee, and so does one by a page that does not send when the server received it.
 */
function missingPackingDayEnd(fields: unknown, settings: PackingSettings, now: Date): Date | null {
  const parsed = BoxWithoutDay.safeParse(fields);
  if (!parsed.success) return null;
  const isRecent = now.getTime() - parsed.data.filled_synced_at.getTime() < FILLED_RECENTLY_MS;
  return isRecent ? carriersPackingDayEnd(settings, parsed.data) : null;
}

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
 * Imported orders, and those of an earlier version, lack them. A recent filling may lack its packing
 * day.
 * @param settings null where no filling is completed.
 * @returns null if it lacks none, is absent, or does not have an order's shape.
 */
export function missingFields(
  snapshot: Pick<DocumentSnapshot, 'data'>,
  now: Date,
  settings: PackingSettings | null,
): Partial<
  Pick<Order, 'total_amount' | 'search_terms' | 'status' | 'arrival_day' | 'packing_day_ends_at'>
> | null {
  const fields = plainData(snapshot.data() ?? null);
  const parsed = DerivingOrder.safeParse(fields);
  if (!parsed.success) return null;
  const order = parsed.data;
  const search_terms = orderSearchTerms(order);
  const lacksTotal = order.total_amount === null;
  const lacksTerms = !isSameSet(order.search_terms, search_terms);
  const status = missingStatus(fields, now);
  const lacksDay = WaitingOrder.safeParse(fields).success;
  const packing_day_ends_at = settings && missingPackingDayEnd(fields, settings, now);
  const missing = {
    ...(lacksTotal && { total_amount: toDollars(orderTotalCents(order)) }),
    ...(lacksTerms && { search_terms }),
    ...(lacksDay && { arrival_day: null }),
    ...(status !== null && { status }),
    ...(packing_day_ends_at !== null && { packing_day_ends_at }),
  };
  return Object.keys(missing).length === 0 ? null : missing;
}
