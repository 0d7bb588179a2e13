import { zipOf } from '@reef/domain/shipping/zip-state';
import type { Order } from '@reef/domain/orders/order';

/**
 * Whether the parcel goes to another ZIP code than its method and day were chosen for: the owner has
 * to check whether it arrives in time.
 */
export function hasDifferentZip(
  order: Pick<Order, 'arrival_zip' | 'shipping_address' | 'shipping_method'>,
): boolean {
  const zip = order.shipping_address?.postal_code;
  if (!order.arrival_zip || zip === undefined || order.shipping_method === 'pickup') return false;
  return zipOf(zip) !== order.arrival_zip;
}
