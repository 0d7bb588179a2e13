import { typedNumber } from '#ui/forms/typed-number.ts';
import { MAX_PPM } from '#state/tank-log/tank-log.ts';

/**
 * The levels of a course of copper as typed, and which of them is at fault.
 * @param label the product's own levels, which stand for an empty text.
 */
export function copperLevels(
  label: { low: number; high: number },
  texts: { low: string; high: string },
) {
  const low = texts.low === '' ? label.low : typedNumber(texts.low);
  const high = texts.high === '' ? label.high : typedNumber(texts.high);
  const isAbove = low !== null && high !== null && low > high;
  // A lowest level above the label's highest is at fault itself.
  const isLowWrong = low === null || low <= 0 || low > MAX_PPM || (isAbove && texts.high === '');
  const isHighWrong = high === null || high > MAX_PPM || (isAbove && !isLowWrong);
  return { low, high, isLowWrong, isHighWrong };
}
