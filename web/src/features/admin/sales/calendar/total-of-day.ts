import type { Day } from '@reef/domain/shipping/day';

/** What is known of a month. */
export type KnownMonth<T> = {
  /** Null until it is known. */
  totals: { days: ReadonlyMap<Day, T> } | null;
  /** True if only the days on this device are known. */
  isDeviceCopy: boolean;
};

/** A day's total, or `nothing` if the month has none; null if that is not known. */
export function totalOfDay<T>(
  { totals, isDeviceCopy }: KnownMonth<T>,
  day: Day,
  nothing: T,
): T | null {
  if (totals === null) return null;
  return totals.days.get(day) ?? (isDeviceCopy ? null : nothing);
}
