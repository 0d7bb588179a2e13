import { defaultRule } from '@reef/domain/settings/default-settings';
import type { Order } from './order.ts';

/**
 * The name of the delivery that was paid for, as it was then; null on orders that did not record
 * it. Orders from before names were kept have the defaults'.
 */
export function paidShippingName(
  order: Pick<Order, 'shipping_method' | 'shipping_name'>,
): string | null {
  if (order.shipping_name) return order.shipping_name;
  return order.shipping_method ? defaultRule(order.shipping_method).name : null;
}
