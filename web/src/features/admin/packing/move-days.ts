import type { Order } from '@reef/domain/orders/order';
import { packingMethod, type PackingSettings } from '@reef/domain/packing/packing-day';
import { daysToMoveTo } from '@reef/domain/shipping/arrival';
import { addDays, type Day } from '@reef/domain/shipping/day';
import { ruleOf } from '@reef/domain/shipping/packing-deadline';

/** The days to which all these orders can be moved, without a day on which all arrive already. */
export function daysFor(settings: PackingSettings, orders: readonly Order[], at: Date): Day[] {
  const methods = new Set(orders.map(packingMethod));
  const rules = [...methods].map((method) => ruleOf(settings, method));
  const isNews = (day: Day) => orders.some((order) => order.arrival_day !== day);
  return daysToMoveTo(settings, rules, at).filter(isNews);
}

/**
 * The first of `days` that is later than the arrival of all these orders when packed on `packed`.
 */
function nextOf(
  days: readonly Day[],
  settings: PackingSettings,
  orders: readonly Order[],
  packed: Day,
): Day | undefined {
  const arrivals = orders.map(
    (order) =>
      order.arrival_day ?? addDays(packed, ruleOf(settings, packingMethod(order)).transit_days),
  );
  return days.find((day) => arrivals.every((arrival) => day > arrival)) ?? days[0];
}

/**
 * The one of `days` to which these orders move: the one that was `wanted`, or the next one until a
 * day is chosen. A chosen day that is not possible any more is replaced by no other: the buyers would
 * read a day that nobody chose.
 * @param packed the day on which they were to be packed.
 */
export function dayToMoveTo(
  wanted: Day | null,
  days: readonly Day[],
  settings: PackingSettings,
  orders: readonly Order[],
  packed: Day,
): Day | undefined {
  if (wanted === null) return nextOf(days, settings, orders, packed);
  return days.find((day) => day === wanted);
}
