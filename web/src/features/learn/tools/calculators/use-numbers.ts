import { typedNumber } from '#ui/forms/typed-number.ts';
import { useKeptInputs, type Kept } from '#features/learn/tools/use-kept-inputs.ts';

/** Bounds of a field's number; from 0 if `min` is left out. */
export type Bounds = { min?: number; max: number };

/** The fields of a calculator: their texts, and their numbers. */
export type Numbers<Key extends string> = Kept & {
  texts: Record<Key, string>;
  values: Record<Key, number | null>;
  set: (key: Key, text: string) => void;
};

function within(text: string, { min = 0, max }: Bounds): number | null {
  const value = typedNumber(text, { min });
  return value === null || value > max ? null : value;
}

/**
 * Stores the texts of a calculator's fields on the device; a value is null if it is no number in
 * its bounds.
 * @param tool the calculator's name in the content.
 */
export function useNumbers<Key extends string>(
  tool: string,
  start: Readonly<Record<Key, string>>,
  bounds: Readonly<Record<Key, Bounds>>,
): Numbers<Key> {
  const { texts, set, ...kept } = useKeptInputs(tool, start);
  const values: Partial<Record<Key, number | null>> = {};
  for (const key in bounds) values[key] = within(texts[key], bounds[key]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of the bounds has its value
  const whole = values as Record<Key, number | null>;
  const setOne = (key: Key, text: string) => {
    const change: Partial<Record<Key, string>> = {};
    change[key] = text;
    set(change);
  };
  return { texts, values: whole, set: setOne, ...kept };
}
