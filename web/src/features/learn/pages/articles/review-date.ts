const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date for readers: `2026-11-10` is `November 10, 2026`, in every time zone. */
export function longDate(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}
