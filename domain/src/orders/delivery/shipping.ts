import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { dayWords } from '@reef/domain/shipping/day';
import { isTooLateFor } from '@reef/domain/shipping/packing-deadline';
import { zipOf } from '@reef/domain/shipping/zip-state';
import { isToPack, type Order } from '@reef/domain/orders/order';

/**
 * The name of the paid delivery at that time; null on orders that did not record it. Orders from
 * before names were stored have the defaults' names.
 */
export function paidShippingName(
  order: Pick<Order, 'shipping_method' | 'shipping_name'>,
): string | null {
  if (order.shipping_name) return order.shipping_name;
  return order.shipping_method ? defaultRule(order.shipping_method).name : null;
}

/** `Arrives Tuesday, November 24`; for pickup the day it is ready. Null if no day was chosen. */
export function arrivalText(order: Pick<Order, 'arrival_day' | 'shipping_method'>): string | null {
  if (!order.arrival_day) return null;
  const day = dayWords(order.arrival_day);
  return order.shipping_method === 'pickup' ? `Pickup on ${day}` : `Arrives ${day}`;
}

/**
 * Like `arrivalText`, for its buyer, while the order waits to be packed: once it is filled, its way
 * of delivery says more. Null if it does not come that day: it is not paid, was cancelled or
 * refunded, may not be packed, or the day is over on which its box is packed.
 * @param settings the owner's; the defaults if they are not known.
 */
export function arrivalTextForBuyer(
  order: Pick<
    Order,
    | 'arrival_day'
    | 'shipping_method'
    | 'status'
    | 'payment_status'
    | 'is_fulfilled'
    | 'is_packing_blocked'
  >,
  settings: Pick<PublicSettings, 'delivery' | 'time_zone'> | null,
  now: Date,
): string | null {
  const { arrival_day: day } = order;
  if (!day || !isToPack(order)) return null;
  const chosen = { method: order.shipping_method ?? 'overnight', day };
  return isTooLateFor(settings ?? DEFAULT_SETTINGS, chosen, now) ? null : arrivalText(order);
}

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
