import { CATEGORIES } from '@reef/domain/catalogue/categories';
import { type Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';
import type { Firestore } from 'firebase-admin/firestore';
import { orderSums } from '@reef/emulators/seed/order-sums.ts';
import { writeMany, type Write } from '../write-many.ts';

/** Orders of the month that is viewed; the same for every size of the shop. */
export const THIS_MONTH = 60;

/** The others are older than any month on screen. */
const LONG_AGO_MS = 62 * DAY_MS;

function createdAt(index: number, now: Date): Date {
  if (index >= THIS_MONTH) return new Date(now.getTime() - LONG_AGO_MS - index * MINUTE_MS);
  const monthBegan = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, 12);
  const span = Math.max(MINUTE_MS, now.getTime() - monthBegan);
  return new Date(monthBegan + (span * index) / THIS_MONTH);
}

function orderAt(index: number, now: Date): Order {
  const created_at = createdAt(index, now);
  const category = CATEGORIES[index % CATEGORIES.length] ?? 'Live Coral';
  return {
    ...UNFILLED,
    id: `bench-order-${index}`,
    order_number: `RBENCH-${String(index).padStart(7, '0')}`,
    buyer_email: `buyer${index}@example.test`,
    buyer_name: `Buyer ${index}`,
    categories: [category],
    items: [
      {
        product_id: `p-${index % 90}`,
        name: `Benchfish ${index % 90}`,
        quantity: 2,
        unit_price_cents: 2499,
        category,
      },
    ],
    is_fulfilled: index % 10 !== 0,
    fulfillment_type: index % 10 === 0 ? null : 'shipped',
    user_id: `bench-buyer-${index % 5000}`,
    created_at,
    total_amount: 49.98,
    status: index % 10 === 0 ? 'processing' : 'shipped',
    payment_status: 'paid',
    item_count: 2,
    shipping_amount: 0,
    shipping_address: null,
    stripe_session_id: null,
    search_terms: [],
    notice: null,
    revision: 1,
    updated_at: created_at,
    updated_by: null,
  };
}

function* orders(from: number, until: number, now: Date): Generator<Write> {
  for (let index = from; index < until; index += 1) {
    const { id, ...order } = orderAt(index, now);
    const data = { ...order, search_terms: orderSearchTerms(order) };
    yield { path: `orders/${id}`, data };
  }
}

/** The counts as the trigger would have kept them; it does not run for the bench's orders. */
function sums(until: number, now: Date): Write[] {
  const all = Array.from({ length: until }, (_, index) => orderAt(index, now));
  const { counts, days } = orderSums(all, now);
  return [
    ...[...counts].map(([id, data]) => ({ path: `order_counts/${id}`, data })),
    ...[...days].map(([id, data]) => ({ path: `sales_days/${id}`, data })),
  ];
}

async function forget(db: Firestore, collection: string): Promise<void> {
  const present = await db.collection(collection).select().get();
  await writeMany(
    db,
    present.docs.map(({ ref }) => ({ path: ref.path, data: null })),
  );
}

/** Deletes the shop's orders and their counts, so that a month holds only the bench's orders. */
export async function forgetOrders(db: Firestore): Promise<void> {
  for (const collection of ['orders', 'order_tallies', 'order_counts', 'sales_days']) {
    await forget(db, collection);
  }
}

/** Writes the bench's orders from number `from` to before `until`, without their counts. */
export function writeOrders(db: Firestore, from: number, until: number): Promise<void> {
  return writeMany(db, orders(from, until, new Date()));
}

/** Writes the counts of that many of the bench's orders. */
export function countOrders(db: Firestore, until: number): Promise<void> {
  return writeMany(db, sums(until, new Date()));
}

/**
 * Writes the bench's orders from number `from` up to number `until`, and their counts. Only while
 * triggers are off: each order would start a function.
 */
export async function addOrders(db: Firestore, from: number, until: number): Promise<void> {
  await writeOrders(db, from, until);
  await countOrders(db, until);
}
