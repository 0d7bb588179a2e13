import type { DeliveryRule } from '@reef/domain/settings/shop-settings';
import { reachesZip } from '@reef/domain/shipping/arrival';
import { zipOf } from '@reef/domain/shipping/zip-state';
import type { Order } from '@reef/domain/orders/order';

/**
 * Whether an order that waits goes where its way of delivery does not reach. Of one with a day this was
 * checked when it was chosen, for its ZIP code; a payment page that was opened without a choice offers
 * every way to every address.
 * @param rules the ways of delivery as they are set now.
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
