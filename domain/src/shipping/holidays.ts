import { addDays, type Day, SUNDAY, weekdayOf } from './day.ts';

const MONDAY = 1;
const THURSDAY = 4;

/** The month's first such weekday; `month` as `01` to `12`. */
function firstWeekday(year: string, month: string, weekday: number): Day {
  const first = `${year}-${month}-01`;
  return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
}

/** A holiday on a fixed date, and the Monday after it if that is a Sunday. */
function withMonday(holiday: Day): Day[] {
  return weekdayOf(holiday) === SUNDAY ? [holiday, addDays(holiday, 1)] : [holiday];
}

/**
 * The days on which FedEx Express, UPS and USPS all rest: New Year's Day, Memorial Day (last Monday
 * of May), Independence Day, Labor Day (first Monday of September), Thanksgiving (fourth Thursday
 * of November) and Christmas. A Sunday's holiday moves to Monday; for a Saturday's they differ.
 */
export function holidaysOf(year: string): readonly Day[] {
  const known = HOLIDAYS.get(year) ?? computedHolidays(year);
  HOLIDAYS.set(year, known);
  return known;
}

/** A possible day of arrival asks for them dozens of times, for each buyer of a rush. */
const HOLIDAYS = new Map<string, readonly Day[]>();

function computedHolidays(year: string): Day[] {
  return [
    ...withMonday(`${year}-01-01`),
    addDays(firstWeekday(year, '06', MONDAY), -7),
    ...withMonday(`${year}-07-04`),
    firstWeekday(year, '09', MONDAY),
    addDays(firstWeekday(year, '11', THURSDAY), 21),
    ...withMonday(`${year}-12-25`),
  ];
}

/** Whether the carriers rest on a day. */
export function isHoliday(day: Day): boolean {
  return holidaysOf(day.slice(0, 4)).includes(day);
}
