import type { Span } from './amounts.ts';

/** Heaters on the market, in watts. */
const HEATER_SIZES = [25, 50, 75, 100, 150, 200, 250, 300, 400, 500];

/** Two heaters that share the load: the smallest pair that reaches the low end together. */
export function heaterPair({ low }: Span): number | null {
  return HEATER_SIZES.find((size) => size * 2 >= low) ?? null;
}
