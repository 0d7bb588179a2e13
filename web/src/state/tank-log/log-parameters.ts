import { type LogTest, ParameterName } from './tank-log.ts';
import { daysBetween } from '@reef/domain/shipping/day';

/** How a parameter is written: `digits` after the point, and no value above `max`. */
export type ParameterWords = { label: string; unit: string; digits: number; max: number };

/** How each parameter is written, and the highest value that a field takes. */
export const PARAMETER_WORDS: Readonly<Record<ParameterName, ParameterWords>> = {
  alkalinity: { label: 'Alkalinity', unit: 'dKH', digits: 1, max: 30 },
  calcium: { label: 'Calcium', unit: 'ppm', digits: 0, max: 1000 },
  magnesium: { label: 'Magnesium', unit: 'ppm', digits: 0, max: 3000 },
  nitrate: { label: 'Nitrate', unit: 'ppm', digits: 1, max: 500 },
  phosphate: { label: 'Phosphate', unit: 'ppm', digits: 2, max: 10 },
  ph: { label: 'pH', unit: '', digits: 2, max: 14 },
  salinity: { label: 'Salinity', unit: 'SG', digits: 4, max: 1.04 },
  temperature: { label: 'Temperature', unit: '°F', digits: 1, max: 110 },
  ammonia: { label: 'Ammonia', unit: 'ppm', digits: 2, max: 20 },
  nitrite: { label: 'Nitrite', unit: 'ppm', digits: 2, max: 20 },
};

/** The parameters in the order in which they are asked for. */
export const PARAMETER_NAMES: readonly ParameterName[] = ParameterName.options;

/** A value as it is written, without its unit. */
export function valueText(parameter: ParameterName, value: number): string {
  return String(Number(value.toFixed(PARAMETER_WORDS[parameter].digits)));
}

/** The tests of a parameter, oldest first; those of one day in the order they were made. */
export function series(tests: readonly LogTest[], parameter: ParameterName): LogTest[] {
  return tests
    .filter((test) => test.parameter === parameter)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Changes between the last two days with a test. */
export type Change = { by: number; days: number };

/** How a parameter changed since the last test on another day; null with fewer than two days. */
export function lastChange(ordered: readonly LogTest[]): Change | null {
  const last = ordered.at(-1);
  const before = ordered.findLast(({ day }) => last !== undefined && day < last.day);
  if (last === undefined || before === undefined) return null;
  return { by: last.value - before.value, days: daysBetween(before.day, last.day) };
}
