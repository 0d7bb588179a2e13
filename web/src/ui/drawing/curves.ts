/** A point of a drawing: x to the right, y downward, in the units of its viewBox. */
export type Point = readonly [x: number, y: number];

/**
 * A number in path data. One decimal is a tenth of a unit: more would only make the markup longer.
 */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** `count` numbers from 0 to 1, both ends included. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i / Math.max(1, count - 1));

type Pick = (i: number) => Point;

function bezier(pick: Pick, i: number): string {
  const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
  const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${[...c1, ...c2, ...to].map(num).join(' ')}`;
}

const start = (pick: Pick): string => `M${pick(0).map(num).join(' ')}`;

/** Path data of a smooth closed curve through `points` (Catmull-Rom). */
export function closedCurve(points: readonly Point[]): string {
  const pick: Pick = (i) => points[(i + points.length) % points.length] ?? [0, 0];
  return `${start(pick)}${points.map((_, i) => bezier(pick, i)).join('')}Z`;
}

/** Path data of a smooth open curve through `points` (Catmull-Rom). */
export function openCurve(points: readonly Point[]): string {
  const pick: Pick = (i) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const parts = points.slice(1).map((_, i) => bezier(pick, i));
  return `${start(pick)}${parts.join('')}`;
}
