import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { clockIn, type Day, dayWords } from '@reef/domain/shipping/day';
import { isClosedFor, isTooLateFor } from '@reef/domain/shipping/packing-deadline';
import { canBeFilled, type Order } from '@reef/domain/orders/order';
import { statusForBuyer } from '@reef/domain/orders/order-status';
import { deliveryTime } from './guarantee.ts';

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

/** The day on which a carrier brings it; null if none was chosen, or the box left too late for it. */
export function carriersDay(
  order: Order,
  settings: Pick<PublicSettings, 'delivery' | 'time_zone'>,
): Day | null {
  const [day, at] = [order.arrival_day, deliveryTime(order)];
  return day && at && !isTooLateFor(settings, { method: 'overnight', day }, at) ? day : null;
}

/**
 * Like `arrivalText`, for its buyer, until a carrier's arrival is recorded or its day is over; a
 * local delivery or a pickup that is filled has a time, which says more. If it was not packed by the
 * end of its packing day, that. Null if it does not come that day: it is not paid, was cancelled or
 * refunded, may not be packed, or the owner has closed the day before the box left.
 * @param settings the owner's; the defaults if they are not known.
 */
export function arrivalTextForBuyer(
  order: Order,
  settings: Pick<PublicSettings, 'delivery' | 'time_zone' | 'closed_dates'> | null,
  now: Date,
): string | null {
  const { arrival_day: day, is_fulfilled, shipping_method } = order;
  const status = statusForBuyer(order, now);
  if (!day || !canBeFilled(order) || status === 'delivered') return null;
  const known = settings ?? DEFAULT_SETTINGS;
  const chosen = { method: is_fulfilled ? 'overnight' : (shipping_method ?? 'overnight'), day };
  if (is_fulfilled) {
    const isOver = clockIn(known.time_zone, now).day > day;
    if (isOver || order.fulfillment_type === 'driving') return null;
  }
  const at = is_fulfilled ? (deliveryTime(order) ?? now) : now;
  if (isTooLateFor(known, chosen, at)) return `Not packed in time for ${dayWords(day)}`;
  if (status !== 'shipped' && isClosedFor(known, chosen)) return null;
  return arrivalText({ arrival_day: day, shipping_method: chosen.method });
}
