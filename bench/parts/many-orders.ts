import { CATEGORIES } from '@reef/domain/category';
import { UNFILLED } from '@reef/domain/order';
import { orderSearchTerms } from '@reef/domain/order-search';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMany, type Write } from './write-many.ts';

const MINUTE_MS = 60_000;

/** Orders of the month that is looked at; the same whatever the shop's size. */
export const THIS_MONTH = 60;

/** The others lie further back than any month on screen. */
const LONG_AGO_MS = 62 * 24 * 60 * MINUTE_MS;

function createdAt(index: number, now: Date): Date {
  if (index >= THIS_MONTH) return new Date(now.getTime() - LONG_AGO_MS - index * MINUTE_MS);
  const monthBegan = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, 12);
  const span = Math.max(MINUTE_MS, now.getTime() - monthBegan);
  return new Date(monthBegan + (span * index) / THIS_MONTH);
}

function orderAt(index: number, now: Date): Write {
  const created_at = createdAt(index, now);
  const category = CATEGORIES[index % CATEGORIES.length] ?? 'Live Coral';
  const bought = {
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
  };
  const data = {
    ...bought,
    ...UNFILLED,
    is_fulfilled: index % 10 !== 0,
    user_id: `bench-buyer-${index % 5000}`,
    created_at,
    total_amount: 49.98,
    status: 'processing',
    payment_status: 'paid',
    item_count: 2,
    shipping_amount: 0,
    shipping_address: null,
    stripe_session_id: null,
    notice: null,
    revision: 1,
    updated_at: created_at,
    updated_by: null,
    search_terms: orderSearchTerms(bought),
  };
  return { path: `orders/bench-order-${index}`, data };
}

function* orders(from: number, until: number, now: Date): Generator<Write> {
  for (let index = from; index < until; index += 1) yield orderAt(index, now);
}

/** Empties the shop's orders, so that a month holds what the bench puts there. */
export async function forgetOrders(db: Firestore): Promise<void> {
  const present = await db.collection('orders').select().get();
  await writeMany(
    db,
    present.docs.map(({ ref }) => ({ path: ref.path, data: null })),
  );
}

/** Has the shop hold the bench's orders up to number `until`, from number `from` on. */
export async function addOrders(db: Firestore, from: number, until: number): Promise<void> {
  await writeMany(db, orders(from, until, new Date()));
}
