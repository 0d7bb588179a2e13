import { lineItems } from '@reef/domain/cart/line-item';
import type { Order } from '@reef/domain/orders/order';

/** The contents of an order, in a few words. */
export function titleOf(order: Pick<Order, 'items'>): string {
  const [first, ...others] = lineItems(order.items);
  if (first === undefined) return 'Order';
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}
