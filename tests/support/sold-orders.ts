import { randomUUID } from 'node:crypto';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import type { Order } from '@reef/domain/orders/order';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { shopDatabase } from './demo-shop.ts';

/** An order for one test; `product` and `number` are unique. */
export type SoldOrder = { id: string; number: string; product: string };

const made: string[] = [];

/** Records a paid order as a settled payment would. */
export async function sell(changes: Partial<Order> = {}): Promise<SoldOrder> {
  const mark = randomUUID().slice(0, 8);
  const product = `Testfish ${mark}`;
  const now = new Date();
  const { id, ...order } = anOrder({
    id: `e2e-order-${mark}`,
    user_id: `e2e-buyer-${mark}`,
    order_number: `RE2E-${mark.toUpperCase()}`,
    created_at: now,
    items: [
      {
        product_id: `p-${mark}`,
        name: product,
        quantity: 2,
        unit_price_cents: 2499,
        category: 'Live Coral',
      },
    ],
    buyer_email: `${mark}@example.test`,
    buyer_name: `Buyer ${mark}`,
    categories: ['Live Coral'],
    updated_at: now,
    ...changes,
  });
  const search_terms = orderSearchTerms(order);
  await shopDatabase()
    .doc(`orders/${id}`)
    .set({ ...order, search_terms });
  made.push(id);
  return { id, number: order.order_number, product };
}

/** An order's fields in the database. */
export async function storedOrder(id: string): Promise<Record<string, unknown>> {
  return (await shopDatabase().doc(`orders/${id}`).get()).data() ?? {};
}

/** Deletes the orders of this worker's tests. */
export async function forgetSales(): Promise<void> {
  await Promise.all(made.splice(0).map((id) => shopDatabase().doc(`orders/${id}`).delete()));
}
