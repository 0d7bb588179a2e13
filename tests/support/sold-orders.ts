import { randomUUID } from 'node:crypto';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import { type Order, UNFILLED } from '@reef/domain/orders/order';
import { shopDatabase } from './demo-shop.ts';

/** An order for one test; `product` and `number` are unique. */
export type SoldOrder = { id: string; number: string; product: string };

const made: string[] = [];

/** Records a paid order as a settled payment would. */
export async function sell(changes: Partial<Order> = {}): Promise<SoldOrder> {
  const mark = randomUUID().slice(0, 8);
  const id = `e2e-order-${mark}`;
  const number = changes.order_number ?? `RE2E-${mark.toUpperCase()}`;
  const product = `Testfish ${mark}`;
  const now = new Date();
  const order = {
    user_id: `e2e-buyer-${mark}`,
    order_number: number,
    created_at: now,
    total_amount: 49.98,
    status: 'processing',
    payment_status: 'paid',
    items: [
      {
        product_id: `p-${mark}`,
        name: product,
        quantity: 2,
        unit_price_cents: 2499,
        category: 'Live Coral',
      },
    ],
    ...UNFILLED,
    buyer_email: `${mark}@example.test`,
    buyer_name: `Buyer ${mark}`,
    categories: ['Live Coral'],
    item_count: 2,
    shipping_amount: 0,
    shipping_address: null,
    stripe_session_id: null,
    notice: null,
    revision: 1,
    updated_at: now,
    updated_by: null,
    ...changes,
  } satisfies Partial<Order>;
  const search_terms = orderSearchTerms(order);
  await shopDatabase()
    .doc(`orders/${id}`)
    .set({ ...order, order_number: number, search_terms });
  made.push(id);
  return { id, number, product };
}

/** An order's fields in the database. */
export async function storedOrder(id: string): Promise<Record<string, unknown>> {
  return (await shopDatabase().doc(`orders/${id}`).get()).data() ?? {};
}

/** Deletes the orders of this worker's tests. */
export async function forgetSales(): Promise<void> {
  await Promise.all(made.splice(0).map((id) => shopDatabase().doc(`orders/${id}`).delete()));
}
