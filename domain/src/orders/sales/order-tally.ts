import * as z from 'zod/mini';
import { Category } from '@reef/domain/catalogue/category';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import { perCategory } from '@reef/domain/catalogue/per-category';
import { fnv1a } from '@reef/domain/shared/fnv1a';
import { isPaid, isToPack, Order, orderKeptCents } from '@reef/domain/orders/order';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { MINUTE_MS } from '@reef/domain/shared/time';

/** Documents that the counts are spread over, so that a burst of edits is spread too. */
export const COUNT_SHARDS = 8;

/** Whole quarters of an hour: every time zone in use begins its day on one. */
const QUARTER_MS = 15 * MINUTE_MS;

/** The fields that an order is counted by. */
export const CountedOrder = z.pick(Order, {
  id: true,
  is_fulfilled: true,
  categories: true,
  status: true,
  payment_status: true,
  is_packing_blocked: true,
  created_at: true,
  total_amount: true,
  amount_refunded: true,
  items: true,
  arrival_day: true,
  shipping_method: true,
});
export type CountedOrder = z.infer<typeof CountedOrder>;

/**
 * A document of `order_tallies/{order id}`: how the order is counted now. Written together with the
 * counts, so that an order is never counted twice
 * (docs/decisions/0012-orders-are-counted-as-they-change.md). Only functions read it.
 */
export const OrderTally = z.object({
  is_filled: z.boolean(),
  /** Waits to be packed. The next rebuild counts tallies older than this field again. */
  is_to_pack: z._default(z.boolean(), false),
  categories: z.array(Category),
  /** The quarter of an hour in which it was paid; null while it is not paid, or its money goes back. */
  paid_quarter: z.nullable(z.date()),
  /** What was paid and did not go back. */
  paid_cents: z.int(),
  /** A paid order's chosen day of arrival, and its delivery method; absent in older tallies. */
  arrival_day: z._default(z.nullable(z.string()), null),
  arrival_method: z._default(z.nullable(ShippingMethod), null),
});
export type OrderTally = z.infer<typeof OrderTally>;

/** The number of orders by kind. */
export type OrderCounts = {
  orders: number;
  filled: number;
  to_pack: number;
  categories: Record<Category, number>;
};

/** Paid orders of a quarter of an hour: `day` as `yyyy-mm-dd` and `at` as `hh:mm`, both in UTC. */
export type QuarterSales = { day: string; at: string; cents: number; count: number };

/** Deliveries on a day of the shop's calendar, `yyyy-mm-dd`, by one method. */
export type DayDeliveries = { day: string; method: ShippingMethod; count: number };

/** What one order's change adds to the counts; negative if it subtracts. */
type TallyChange = {
  counts: OrderCounts;
  sales: QuarterSales[];
  deliveries: DayDeliveries[];
};

/** An order's contribution to the counts: paid ones to their quarter's sales, all to the chips. */
export function tallyOf(order: CountedOrder): OrderTally {
  const isSale = isPaid(order);
  const createdAt = order.created_at.getTime();
  return {
    is_filled: order.is_fulfilled,
    is_to_pack: isToPack(order),
    categories: CATEGORIES.filter((category) => order.categories.includes(category)),
    paid_quarter: isSale ? new Date(createdAt - (createdAt % QUARTER_MS)) : null,
    paid_cents: isSale ? orderKeptCents(order) : 0,
    ...arrivalOf(order),
  };
}

/** Orders from before the method was recorded went by carrier. */
function arrivalOf(order: CountedOrder): Pick<OrderTally, 'arrival_day' | 'arrival_method'> {
  if (!isPaid(order) || !order.arrival_day) {
    return { arrival_day: null, arrival_method: null };
  }
  return { arrival_day: order.arrival_day, arrival_method: order.shipping_method ?? 'overnight' };
}

function countsOf(before: OrderTally | null, after: OrderTally | null): OrderCounts {
  const grown = (has: (tally: OrderTally) => boolean) =>
    Number(after !== null && has(after)) - Number(before !== null && has(before));
  return {
    orders: grown(() => true),
    filled: grown((tally) => tally.is_filled),
    to_pack: grown((tally) => tally.is_to_pack),
    categories: perCategory((category) => grown((tally) => tally.categories.includes(category))),
  };
}

function salesOf(tally: OrderTally | null, sign: 1 | -1): QuarterSales[] {
  if (tally === null || tally.paid_quarter === null) return [];
  const [day = '', time = ''] = tally.paid_quarter.toISOString().split('T');
  return [{ day, at: time.slice(0, 5), cents: sign * tally.paid_cents, count: sign }];
}

/** Each quarter of an hour once: of two increments of one field only the last counts. */
function salesChange(before: OrderTally | null, after: OrderTally | null): QuarterSales[] {
  const [left, joined] = [salesOf(before, -1), salesOf(after, 1)];
  if (!isSameQuarter(before, after)) return [...left, ...joined];
  const cents = (after?.paid_cents ?? 0) - (before?.paid_cents ?? 0);
  return cents === 0 ? [] : joined.map((sale) => ({ ...sale, cents, count: 0 }));
}

function deliveriesOf(tally: OrderTally | null, count: 1 | -1): DayDeliveries[] {
  if (!tally?.arrival_day || tally.arrival_method === null) return [];
  return [{ day: tally.arrival_day, method: tally.arrival_method, count }];
}

function isSameArrival(one: OrderTally | null, other: OrderTally | null): boolean {
  return (
    (one?.arrival_day ?? null) === (other?.arrival_day ?? null) &&
    (one?.arrival_method ?? null) === (other?.arrival_method ?? null)
  );
}

/** Each day and method once, and only if something changes. */
function deliveriesChange(before: OrderTally | null, after: OrderTally | null): DayDeliveries[] {
  if (isSameArrival(before, after)) return [];
  return [...deliveriesOf(before, -1), ...deliveriesOf(after, 1)];
}

/**
 * What the counts gain when an order that counted as `before` counts as `after`; null is absent.
 * Its sales name each quarter of an hour once, its deliveries each day and method.
 */
export function tallyChange(before: OrderTally | null, after: OrderTally | null): TallyChange {
  return {
    counts: countsOf(before, after),
    sales: isSameTally(before, after) ? [] : salesChange(before, after),
    deliveries: deliveriesChange(before, after),
  };
}

function isSameQuarter(one: OrderTally | null, other: OrderTally | null): boolean {
  return one?.paid_quarter?.getTime() === other?.paid_quarter?.getTime();
}

/** True if both count alike. */
export function isSameTally(one: OrderTally | null, other: OrderTally | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.is_filled === other.is_filled &&
    one.is_to_pack === other.is_to_pack &&
    one.paid_cents === other.paid_cents &&
    isSameQuarter(one, other) &&
    isSameArrival(one, other) &&
    one.categories.join('\n') === other.categories.join('\n')
  );
}

/** The document of `order_counts` an order is counted in: FNV-1a of its id. */
export function countShardOf(orderId: string): string {
  return `s${fnv1a(orderId) % COUNT_SHARDS}`;
}
