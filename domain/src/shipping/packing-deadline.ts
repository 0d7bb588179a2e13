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

/** Whether the owner has closed a chosen day of arrival, or the day on which its boxes are packed. */
export function isClosedFor(
  settings: Pick<PublicSettings, 'delivery' | 'closed_dates'>,
  { method, day }: Pick<ChosenDelivery, 'method' | 'day'>,
): boolean {
  const { closed_dates } = settings;
  return (
    closed_dates.includes(day) || closed_dates.includes(packingDay(ruleOf(settings, method), day))
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
