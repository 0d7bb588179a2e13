const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Nov 22, 2026`, here. */
export function dayText(moment: Date): string {
  return DAY.format(moment);
}

/** `Sun, Nov 22, 3:10 PM`, here. */
export function momentText(moment: Date): string {
  return MOMENT.format(moment);
}
