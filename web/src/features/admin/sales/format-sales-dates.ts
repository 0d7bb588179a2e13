import type { DayRange } from '@reef/domain/orders/sales/sales-view';
import { formatDate, onLocalClock } from '#ui/format-date.ts';

/** `Saturday, November 21, 2026` */
export const longDayText: (moment: Date) => string = onLocalClock({ dateStyle: 'full' });

/** `9:41 AM` */
export const timeText: (moment: Date) => string = onLocalClock({ timeStyle: 'short' });

/** `Nov 3, 2026 to Nov 9, 2026`, or the one day. */
export function rangeText({ from, until }: DayRange): string {
  const last = new Date(until.getTime() - 1);
  const [first, end] = [formatDate(from), formatDate(last)];
  return first === end ? first : `${first} to ${end}`;
}
