import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import * as z from 'zod/mini';

/** A day's text as milliseconds of UTC midnight; NaN if it is no calendar day. */
function dayMs(text: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return Number.NaN;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Some engines' Date.parse turns February 30 into March 2.
  return Number.isNaN(ms) || utcDay(ms) !== text ? Number.NaN : ms;
}

/** The UTC day of a moment. */
export function utcDay(moment: Date | number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}

/** A day of the shop's calendar as `YYYY-MM-DD`, without a time and without a zone. */
export const Day = z
  .string('Please enter a date.')
  .check(z.refine((text) => !Number.isNaN(dayMs(text)), 'Please enter a date of the calendar.'));
export type Day = z.infer<typeof Day>;

/** The day so many days later; computed on the calendar, so clock changes do not matter. */
export function addDays(day: Day, count: number): Day {
  return utcDay(dayMs(day) + count * DAY_MS);
}

/** Whole days from one day to another; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((dayMs(to) - dayMs(from)) / DAY_MS);
}

/** A number of hours, days or months with two digits: `5` → `05`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The local day of a moment; in a browser by the visitor's own calendar. */
export function localDay(moment: Date): Day {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()];
  return `${moment.getFullYear()}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `2026-11-21 21:41`, a moment on the same clock as `localDay`. */
export function localMinute(moment: Date): string {
  return `${localDay(moment)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** What `weekdayOf` says of a Sunday. */
export const SUNDAY = 7;

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(dayMs(day)).getUTCDay() || SUNDAY;
}

const wordFormats = new Map<string, Intl.DateTimeFormat>();

/** `Tuesday, November 24` for people; `Tue, Nov 24` for little room. */
export function dayWords(day: Day, length: 'long' | 'short' = 'long'): string {
  const words = { weekday: length, month: length, day: 'numeric', timeZone: 'UTC' } as const;
  const format = wordFormats.get(length) ?? new Intl.DateTimeFormat('en-US', words);
  wordFormats.set(length, format);
  return format.format(dayMs(day));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * The calendar day in a time zone at a moment, and the hour from 0 to 23.
 * @throws RangeError for a time zone that the engine does not know.
 */
export function clockIn(timeZone: string, now: Date): { day: Day; hour: number } {
  const parts = formatOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/**
 * When a day is over in a time zone; up to an hour later where clocks differ from UTC by a part of
 * an hour.
 */
export function dayEndsAt(timeZone: string, day: Day): Date {
  const midnight = new Date(dayMs(addDays(day, 1)));
  const clock = clockIn(timeZone, midnight);
  const hours = clock.day > day ? -clock.hour : 24 - clock.hour;
  return new Date(midnight.getTime() + hours * HOUR_MS);
}

/** Whether the engine knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
