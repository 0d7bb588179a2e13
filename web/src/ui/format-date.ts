import { localDay } from '@reef/domain/shipping/day';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const WEEKDAY_TIME = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Nov 22, 2026`, on the visitor's own clock, like everything here. */
export function formatDate(moment: Date): string {
  return DATE.format(moment);
}

/** `Nov 22, 2026, 3:10 PM` */
export function formatDateTime(moment: Date): string {
  return DATE_TIME.format(moment);
}

/** `Sun, Nov 22, 3:10 PM`: for near days, by which a person plans. */
export function formatWeekdayTime(moment: Date): string {
  return WEEKDAY_TIME.format(moment);
}

/** `2026-11-22T15:10`, as an input of the type `datetime-local` takes it. */
export function toDateTimeInput(moment: Date): string {
  return `${localDay(moment)}T${moment.toTimeString().slice(0, 5)}`;
}
