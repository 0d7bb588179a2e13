import { NOON } from './fixtures.ts';
import { type Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';

/** A paid, unfilled order, with a test's changes. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    user_id: 'buyer',
    order_number: 'R261121-7K3QXM',
    created_at: NOON,
    total_amount: 49.98,
    status: 'processing',
    payment_status: 'paid',
    items: [
      {
        product_id: 'ocellaris-clownfish',
        name: 'Ocellaris Clownfish',
        quantity: 2,
        unit_price_cents: 2499,
        category: 'Saltwater Fish',
      },
    ],
    ...UNFILLED,
    buyer_email: 'ana@example.test',
    buyer_name: 'Ana Núñez',
    categories: ['Saltwater Fish'],
    item_count: 2,
    shipping_amount: 0,
    shipping_address: null,
    stripe_session_id: null,
    notice: null,
    search_terms: [],
    revision: 1,
    updated_at: NOON,
    updated_by: null,
    ...changes,
  };
}
