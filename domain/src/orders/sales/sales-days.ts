import { ShippingMethod } from '@reef/domain/shipping/method';
import * as z from 'zod/mini';
import { rangeOfMonth, type Month, type MonthTotals, type SalesTotal } from './calendar.ts';
import { localDay, twoDigits, utcDay, type Day } from '@reef/domain/shipping/day';
import type { DayRange } from './sales-view.ts';

/**
 * A document of `sales_days/{yyyy-mm-dd}`: what was paid on a UTC day, by quarter of an hour
 * (`hh:mm`), so that it adds up to days of any time zone. A quarter may be 0. `deliveries` belong
 * to the day of this name in the shop's own calendar, which has no zone: how many paid orders
 * arrive on it by each delivery method.
 */
export const SalesDay = z.object({
  id: z.string(),
  day: z.string(),
  quarters: z._default(z.record(z.string(), z.object({ cents: z.int(), count: z.int() })), {}),
  deliveries: z._default(z.partialRecord(ShippingMethod, z.int()), {}),
});
export type SalesDay = z.infer<typeof SalesDay>;

/** The first and last UTC day that a range of moments touches. */
export function utcDaysOf({ from, until }: DayRange): { first: Day; last: Day } {
  return { first: utcDay(from), last: utcDay(until.getTime() - 1) };
}

/** What was paid in a local month, in total and by day, from the UTC days it touches. */
export function monthTotalsOf(utcDays: readonly SalesDay[], month: Month): MonthTotals {
  const { from, until } = rangeOfMonth(month);
  const days = new Map<Day, SalesTotal>();
  let [cents, count] = [0, 0];
  for (const { day, quarters } of utcDays) {
    for (const [at, sold] of Object.entries(quarters)) {
      const moment = new Date(`${day}T${at}:00Z`);
      if (sold.count === 0 || moment < from || moment >= until) continue;
      const key = localDay(moment);
      const known = days.get(key) ?? { cents: 0, count: 0 };
      days.set(key, { cents: known.cents + sold.cents, count: known.count + sold.count });
      cents += sold.cents;
      count += sold.count;
    }
  }
  return { cents, count, days };
}

/** How many orders arrive on a day, by delivery method; methods without any are omitted. */
export type DeliveryTotal = { count: number; methods: Partial<Record<ShippingMethod, number>> };

/** Deliveries of a month, in total and by day. */
export type MonthDeliveries = DeliveryTotal & { days: ReadonlyMap<Day, DeliveryTotal> };

function addDeliveries(sum: DeliveryTotal, added: DeliveryTotal['methods']): DeliveryTotal {
  const methods = { ...sum.methods };
  let { count } = sum;
  for (const method of ShippingMethod.options) {
    const more = added[method] ?? 0;
    if (more === 0) continue;
    methods[method] = (methods[method] ?? 0) + more;
    count += more;
  }
  return { count, methods };
}

/**
 * What arrives in a month (SHIP-04), from the same documents as its sales: paid orders with a
 * chosen day of arrival.
 */
export function monthDeliveriesOf(
  stored: readonly Pick<SalesDay, 'day' | 'deliveries'>[],
  { year, month }: Month,
): MonthDeliveries {
  const prefix = `${year}-${twoDigits(month + 1)}-`;
  const days = new Map<Day, DeliveryTotal>();
  let sum: DeliveryTotal = { count: 0, methods: {} };
  for (const { day, deliveries } of stored) {
    if (!day.startsWith(prefix)) continue;
    const total = addDeliveries({ count: 0, methods: {} }, deliveries);
    if (total.count > 0) days.set(day, total);
    sum = addDeliveries(sum, deliveries);
  }
  return { ...sum, days };
}
