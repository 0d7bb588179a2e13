import { rangeOfDays } from '@reef/domain/orders/sales/calendar';
import { localDay } from '@reef/domain/shipping/day';
import type { DayRange } from '@reef/domain/orders/sales/sales-view';

/** The first year of four digits: a year that is still being typed is below it. */
const FIRST_WHOLE_YEAR = '1000';

/** The day of a range, `yyyy-mm-dd`; `''` if it has several days, or there is none. */
export function singleDay(range: DayRange | null): string {
  if (range === null) return '';
  const [first, last] = [localDay(range.from), localDay(new Date(range.until.getTime() - 1))];
  return first === last ? first : '';
}

/** The range of a date field's value; null while its year is being typed (`0002-11-17`). */
export function rangeTyped(day: string): DayRange | null {
  return day < FIRST_WHOLE_YEAR ? null : rangeOfDays(day, day);
}

/**
 * The date field's value. A browser calls `0002-11-17` a date as soon as the year's first digit is
 * typed; that stays in the field, though it does not filter yet.
 */
export function dayShown(range: DayRange | null, typed: string): string {
  return range === null && rangeTyped(typed) === null ? typed : singleDay(range);
}
