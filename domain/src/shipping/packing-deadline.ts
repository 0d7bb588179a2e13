import type { Order } from '@reef/domain/orders/order';
import { defaultRule } from '@reef/domain/settings/default-settings';
import type { DeliveryRule, PublicSettings } from '@reef/domain/settings/shop-settings';
import type { ChosenDelivery } from './choice.ts';
import { addDays, clockIn, type Day } from './day.ts';
import type { ShippingMethod } from './method.ts';

/*
 * Apart from days of arrival and from the packing board: the pages of a buyer's orders load this,
 * and neither holidays nor states with it.
 */

/** The settings' rule for a delivery method. */
export function ruleOf(
  { delivery }: Pick<PublicSettings, 'delivery'>,
  method: ShippingMethod,
): DeliveryRule {
  return delivery.find((rule) => rule.method === method) ?? defaultRule(method);
}

/** The day on which an order that arrives on `arrival` is packed. */
export function packingDay(rule: Pick<DeliveryRule, 'transit_days'>, arrival: Day): Day {
  return addDays(arrival, -rule.transit_days);
}

/**
 * The day on which a carrier's box for an order's day of arrival is packed; null without such a day.
 * A carrier's days on the way also count for what was to be driven or fetched.
 */
export function carriersPackingDay(
  settings: Pick<PublicSettings, 'delivery'>,
  { arrival_day }: Pick<Order, 'arrival_day'>,
): Day | null {
  return arrival_day ? packingDay(ruleOf(settings, 'overnight'), arrival_day) : null;
}

/** Whether the owner has closed a chosen day of arrival, or the day on which its boxes are packed. */
export function isClosedFor(
  settings: Pick<PublicSettings, 'delivery' | 'closed_dates'>,
  { method, day }: Pick<ChosenDelivery, 'method' | 'day'>,
): boolean {
  const { closed_dates } = settings;
  return [day, packingDay(ruleOf(settings, method), day)].some((each) =>
    closed_dates.includes(each),
  );
}

/** Whether the day is over on which boxes for a chosen day of arrival are packed. */
export function isTooLateFor(
  settings: Pick<PublicSettings, 'delivery' | 'time_zone'>,
  { method, day }: Pick<ChosenDelivery, 'method' | 'day'>,
  now: Date,
): boolean {
  return packingDay(ruleOf(settings, method), day) < clockIn(settings.time_zone, now).day;
}
