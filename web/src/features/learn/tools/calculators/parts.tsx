import type { ReactNode } from 'react';
import { KG_PER_LB, toLiters } from '@reef/domain/fit/units';
import { rounded } from '#features/learn/tools/formulas/amounts.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import type { Numbers } from './use-numbers.ts';

/** No home has more water than this, in gallons. */
export const MAX_GALLONS = 5000;
/** A volume that is divided or dosed, in gallons. */
export const GALLONS = { min: 0.1, max: MAX_GALLONS };

/** No home has a tank longer than this, in inches. */
export const MAX_INCHES = 400;
/** A side of a tank, in inches. */
export const SIDE = { min: 1, max: MAX_INCHES };

/** Specific gravity that is mixed or measured at `READ_AT_C`. */
export const GRAVITY = { min: 1, max: 1.031 };
/** What a field says whose text is not in `GRAVITY`. */
export const GRAVITY_WRONG = `Type ${GRAVITY.min.toFixed(3)} to ${GRAVITY.max.toFixed(3)}.`;
/** The temperature at which specific gravity is read, in °C (77 °F). */
export const READ_AT_C = 25;

/** A field for a number; it says what it accepts as soon as it holds something else. */
export function NumberInput<Key extends string>({
  numbers,
  name,
  label,
  hint,
  wrong = 'Type a number.',
}: {
  numbers: Numbers<Key>;
  name: Key;
  label: string;
  hint?: string;
  wrong?: string;
}): ReactNode {
  const text = numbers.texts[name];
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={text !== '' && numbers.values[name] === null ? wrong : null}
      onChange={(typed) => numbers.set(name, typed)}
    />
  );
}

/** A number of gallons in liters, as a hint at the field. */
export function litersHint(gallons: number | null): string {
  if (gallons === null) return `Up to ${MAX_GALLONS.toLocaleString('en-US')} gallons.`;
  return `${rounded(toLiters(gallons))} liters`;
}

/** Gallons with liters: `12 gallons (45 L)`. */
export function gallonsText(gallons: number): string {
  const unit = rounded(gallons) === '1' ? 'gallon' : 'gallons';
  return `${rounded(gallons)} ${unit} (${rounded(toLiters(gallons))} L)`;
}

const GRAMS_PER_OUNCE = 28.349523125;
const GRAMS_PER_KG = 1000;
const GRAMS_PER_LB = GRAMS_PER_KG * KG_PER_LB;

/** Grams as a scale shows them, with ounces or pounds. */
export function gramsText(grams: number): string {
  if (grams >= GRAMS_PER_KG) {
    return `${(grams / GRAMS_PER_KG).toFixed(2)} kg (${(grams / GRAMS_PER_LB).toFixed(1)} lb)`;
  }
  const ounces = (grams / GRAMS_PER_OUNCE).toFixed(grams < GRAMS_PER_OUNCE ? 2 : 1);
  return `${rounded(grams)} g (${ounces} oz)`;
}

/** A calculator's answer; read out as it changes. */
export function Answer({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="tool-output" aria-live="polite">
      {children}
    </div>
  );
}

/** What has to be entered before there is an answer. */
export function Missing({ children }: { children: ReactNode }): ReactNode {
  return <p className="tool-quiet">{children}</p>;
}

/** The limits of the calculation, and its source. */
export function Limits({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="tool-small">
      <strong>What it does not know: </strong>
      {children}
    </p>
  );
}
