import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { reachesZip } from '@reef/domain/shipping/arrival';
import { zipOf } from '@reef/domain/shipping/zip-state';
import type { Order } from '@reef/domain/orders/order';

/**
 * Whether a waiting order's address is outside the area of its delivery method. An order with a day
 * was checked for its ZIP code when the day was chosen; a payment page opened without a choice
 * offers every method to every address.
 * @param rules the current delivery methods.
 */
export function isOutOfReach(
  order: Pick<Order, 'arrival_zip' | 'shipping_address' | 'shipping_method' | 'is_fulfilled'>,
  rules: readonly DeliveryRule[],
): boolean {
  const { shipping_address: to, shipping_method: method } = order;
  if (order.is_fulfilled || order.arrival_zip || to === null || method === 'pickup') return false;
  const rule = rules.find((each) => each.method === method);
  if (rule === undefined) return false;
  const zip = zipOf(to.postal_code);
  return zip === null || !reachesZip(rule, zip);
}
