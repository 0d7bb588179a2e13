const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The day on the visitor's own calendar, `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** A moment as an input of the kind `datetime-local` takes it. */
export function localInput(date: Date): string {
  return `${localDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Whole days from one day to another, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Hours from one moment to another. */
export function hoursBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / HOUR_MS;
}

/** The moment so many hours later. */
export function hoursAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}

const DAY_TEXT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day in words: `Sun, Nov 22`. */
export function dayText(day: string): string {
  return DAY_TEXT.format(new Date(`${day}T00:00:00Z`));
}

/** A moment on the visitor's own clock in words: `Sun, Nov 22, 10:30 AM`. */
export function momentText(moment: Date): string {
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${dayText(localDay(moment))}, ${time}`;
}
