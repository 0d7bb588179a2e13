import type { DayRange } from '@reef/domain/orders/sales/sales-view';
import { formatDate } from '#ui/format-date.ts';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** `Saturday, November 21, 2026` */
export function longDayText(moment: Date): string {
  return LONG_DAY.format(moment);
}

/** `9:41 AM` */
export function timeText(moment: Date): string {
  return TIME.format(moment);
}

/** `Nov 3, 2026 to Nov 9, 2026`, or the one day. */
export function rangeText({ from, until }: DayRange): string {
  const last = new Date(until.getTime() - 1);
  const [first, end] = [formatDate(from), formatDate(last)];
  return first === end ? first : `${first} to ${end}`;
}
