/** A day's opening and closing time, as `09:00`; null if closed. */
export type OpenHours = { open: string; close: string } | null;

const TO_SEVEN: OpenHours = { open: '09:00', close: '19:00' };

/** The specification's hours of seven days, Monday first, until an owner changes them. */
export const DEFAULT_HOURS: readonly OpenHours[] = [
  TO_SEVEN,
  TO_SEVEN,
  TO_SEVEN,
  TO_SEVEN,
  TO_SEVEN,
  { open: '09:00', close: '18:00' },
  null,
];

/** The weekdays' names, Monday first, as in opening hours. */
export const WEEKDAYS = [
  { name: 'Monday', short: 'Mon' },
  { name: 'Tuesday', short: 'Tue' },
  { name: 'Wednesday', short: 'Wed' },
  { name: 'Thursday', short: 'Thu' },
  { name: 'Friday', short: 'Fri' },
  { name: 'Saturday', short: 'Sat' },
  { name: 'Sunday', short: 'Sun' },
] as const;

/**
 * Consecutive days with the same hours: `Mon-Fri`, `Monday to Friday`, `9:00 AM to 7:00 PM`, and in
 * short `9 AM – 7 PM`.
 */
type OpeningRow = { short: string; days: string; text: string; brief: string };

/** `9:00 AM` for `09:00`. */
function clockWords(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function hoursWords(hours: OpenHours): string {
  return hours === null ? 'Closed' : `${clockWords(hours.open)} to ${clockWords(hours.close)}`;
}

/**
 * The week's hours for people, consecutive days with equal hours in one line.
 * @param week the hours of seven days, Monday first.
 */
export function openingRows(week: readonly OpenHours[]): OpeningRow[] {
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [day, hours] of week.entries()) {
    const text = hoursWords(hours);
    const last = runs.at(-1);
    if (last?.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs.flatMap(({ from, to, text }) => {
    const [first, last] = [WEEKDAYS[from], WEEKDAYS[to]];
    if (first === undefined || last === undefined) return [];
    const brief = text.replaceAll(':00', '').replace(' to ', ' – ');
    if (from === to) return [{ short: first.short, days: first.name, text, brief }];
    const short = `${first.short}-${last.short}`;
    return [{ short, days: `${first.name} to ${last.name}`, text, brief }];
  });
}
