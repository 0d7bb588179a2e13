import { addDays, type Day } from '@reef/domain/shipping/day';
import { isArrivalDay } from '@reef/domain/shipping/arrival';
import type { PackingSettings } from './packing-day.ts';

/** Firestore compares a field with 30 values at most. */
export const MAX_CLOSED_ARRIVALS = 30;

/**
 * The days of arrival, from `from` on, on which a delivery method cannot arrive because a date is
 * closed, the soonest first: orders that were promised for them have to be moved.
 */
export function closedArrivals(settings: PackingSettings, from: Day): Day[] {
  const open = { ...settings, closed_dates: [] };
  const days = settings.delivery.flatMap((rule) =>
    settings.closed_dates
      .flatMap((closed) => [closed, addDays(closed, rule.transit_days)])
      .filter((day) => isArrivalDay(open, rule, day) && !isArrivalDay(settings, rule, day)),
  );
  return [...new Set(days)]
    .filter((day) => day >= from)
    .toSorted()
    .slice(0, MAX_CLOSED_ARRIVALS);
}
