import type { LogTest, ParameterName } from './tank-log.ts';
import { daysBetween, dayWords } from '@reef/domain/shipping/day';
import { PARAMETER_NAMES, PARAMETER_WORDS, valueText } from './log-parameters.ts';

/** The first words of the tests in a sentence. */
export const TESTS_BEGIN = 'My water tests.';

/** Days before and after an arrival whose tests say something about it. */
const DAYS_AROUND = 3;

/** `alkalinity 8.2 dKH`, `pH 8.1`. */
function testText(parameter: ParameterName, value: number): string {
  const { label, unit } = PARAMETER_WORDS[parameter];
  const name = parameter === 'ph' ? label : label.toLowerCase();
  return `${name} ${valueText(parameter, value)} ${unit}`.trim();
}

/** The tests of one day in words, the last one for each parameter. */
function testsOfDay(day: string, tests: readonly LogTest[]): string {
  const words = PARAMETER_NAMES.flatMap((parameter) => {
    const last = tests.findLast((test) => test.day === day && test.parameter === parameter);
    return last === undefined ? [] : [testText(parameter, last.value)];
  });
  return `${dayWords(day, 'short')}: ${words.join(', ')}`;
}

/**
 * The tank log's tests on the days around an arrival, in a sentence; null if there are none.
 * @param arrivedOn the day on the visitor's calendar, `YYYY-MM-DD`.
 */
export function testsAround(tests: readonly LogTest[], arrivedOn: string): string | null {
  const near = tests.filter(({ day }) => Math.abs(daysBetween(arrivedOn, day)) <= DAYS_AROUND);
  if (near.length === 0) return null;
  const days = [...new Set(near.map(({ day }) => day))].toSorted();
  return `${TESTS_BEGIN} ${days.map((day) => testsOfDay(day, near)).join('; ')}.`;
}
