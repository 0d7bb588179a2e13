import { toKilograms, toLiters } from '@reef/domain/fit/units';

/** A range of amounts. */
export type Span = { low: number; high: number };

/** A figure per gallon, multiplied for the whole tank. */
export function forTank({ low, high }: Span, gallons: number): Span {
  return { low: low * gallons, high: high * gallons };
}

/** Pounds as kilograms. */
export function kilograms({ low, high }: Span): Span {
  return { low: toKilograms(low), high: toKilograms(high) };
}

/** Gallons as liters. */
export function liters({ low, high }: Span): Span {
  return { low: toLiters(low), high: toLiters(high) };
}

/**
 * A number rounded as a tank keeper writes it: tenths below ten, then whole, fives from 200, tens
 * from 1,000.
 */
export function rounded(value: number): string {
  if (value < 10) return String(Math.round(value * 10) / 10);
  const step = value >= 1000 ? 10 : value >= 200 ? 5 : 1;
  return (Math.round(value / step) * step).toLocaleString('en-US');
}

/** A range as text: `225–375`; one number if both ends round to the same. */
export function spanText({ low, high }: Span): string {
  const [from, to] = [rounded(low), rounded(high)];
  return from === to ? from : `${from}–${to}`;
}
