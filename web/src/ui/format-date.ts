import { localDay } from '@reef/domain/shipping/day';

/** Formats in the device's time zone, also after it has changed: an installed app stays open. */
export function onLocalClock(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  let offset: number | undefined;
  return (moment) => {
    const present = new Date().getTimezoneOffset();
    if (format === undefined || offset !== present) {
      format = new Intl.DateTimeFormat('en-US', options);
      offset = present;
    }
    return format.format(moment);
  };
}

/** `Nov 22, 2026`, on the visitor's own clock, like everything here. */
export const formatDate: (moment: Date) => string = onLocalClock({ dateStyle: 'medium' });

/** `Nov 22, 2026, 3:10 PM` */
export const formatDateTime: (moment: Date) => string = onLocalClock({
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** `Sun, Nov 22, 3:10 PM`: for near days, by which a person plans. */
export const formatWeekdayTime: (moment: Date) => string = onLocalClock({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `2026-11-22T15:10`, as an input of the type `datetime-local` takes it. */
export function toDateTimeInput(moment: Date): string {
  return `${localDay(moment)}T${moment.toTimeString().slice(0, 5)}`;
}
