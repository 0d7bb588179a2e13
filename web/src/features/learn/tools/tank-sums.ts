/** A range of amounts. */
export type Span = { low: number; high: number };

export const LITRES_PER_GALLON = 3.785411784;
const CUBIC_INCHES_PER_GALLON = 231;
const CM_PER_INCH = 2.54;
const KG_PER_LB = 0.45359237;

/** Inner measures of a tank, all in the same unit. */
export type TankMeasures = { length: number; width: number; height: number };

/** Volume in US gallons of 231 cubic inches. */
export function tankGallons(measures: TankMeasures, unit: 'in' | 'cm'): number {
  const scale = unit === 'in' ? 1 : 1 / CM_PER_INCH;
  const { length, width, height } = measures;
  return (length * width * height * scale ** 3) / CUBIC_INCHES_PER_GALLON;
}

/** A figure per gallon, for the whole tank. */
export function forTank({ low, high }: Span, gallons: number): Span {
  return { low: low * gallons, high: high * gallons };
}

/** Pounds as kilograms. */
export function kilograms({ low, high }: Span): Span {
  return { low: low * KG_PER_LB, high: high * KG_PER_LB };
}

/** Gallons as litres. */
export function litres({ low, high }: Span): Span {
  return { low: low * LITRES_PER_GALLON, high: high * LITRES_PER_GALLON };
}

/** A number as a tank keeper writes it: tenths below ten, then whole, fives from 200, tens from 1,000. */
export function rounded(value: number): string {
  if (value < 10) return String(Math.round(value * 10) / 10);
  const step = value >= 1000 ? 10 : value >= 200 ? 5 : 1;
  return (Math.round(value / step) * step).toLocaleString('en-US');
}

/** A range as words: `225–375`; one number where both ends round to the same. */
export function spanText({ low, high }: Span): string {
  const [from, to] = [rounded(low), rounded(high)];
  return from === to ? from : `${from}–${to}`;
}

/** Heaters on the market, in watts. */
const HEATER_SIZES = [25, 50, 75, 100, 150, 200, 250, 300, 400, 500];

/** Two heaters that share the load: the smallest pair that together reach the low end. */
export function heaterPair({ low }: Span): number | null {
  return HEATER_SIZES.find((size) => size * 2 >= low) ?? null;
}
