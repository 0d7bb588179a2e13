import { num, type Point } from '#ui/drawing/curves.ts';

/** Path data of the broken line through `points`. */
export function straight(points: readonly Point[]): string {
  return `M${points.map((p) => p.map(num).join(' ')).join('L')}`;
}

/** A repeatable scatter in 0–1 for `i`, so that server and browser draw the same picture. */
export const scatter = (i: number, seed = 0): number => {
  const wave = Math.sin(i * 127.1 + seed * 311.7) * 43758.5453;
  // Two decimals: JavaScript engines differ in the last digits of a sine.
  return Math.round((wave - Math.floor(wave)) * 100) / 100;
};

/**
 * Path data of dots at `points`, for a stroke with round caps; one path is smaller than circles.
 */
export const dots = (points: readonly Point[]): string =>
  points.map((p) => `M${p.map(num).join(' ')}h.01`).join('');

/** Path data of the segments, each from its first point to its second. */
export const segments = (pairs: readonly (readonly [Point, Point])[]): string =>
  pairs.map(([from, to]) => `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`).join('');
