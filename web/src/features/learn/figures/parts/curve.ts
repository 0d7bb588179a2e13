/** A point of a drawing: x to the right, y downward, in the units of its viewBox. */
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

type Pick = (i: number) => Point;

function bezier(pick: Pick, i: number): string {
  const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
  const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${[...c1, ...c2, ...to].map(round).join(' ')}`;
}

const start = (pick: Pick): string => `M${pick(0).map(round).join(' ')}`;

/** Path data of the smooth closed curve through `points` (Catmull-Rom). */
export function closedCurve(points: readonly Point[]): string {
  const pick: Pick = (i) => points[(i + points.length) % points.length] ?? [0, 0];
  return `${start(pick)}${points.map((_, i) => bezier(pick, i)).join('')}Z`;
}

/** Path data of the smooth open curve through `points` (Catmull-Rom). */
export function openCurve(points: readonly Point[]): string {
  const pick: Pick = (i) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const parts = points.slice(1).map((_, i) => bezier(pick, i));
  return `${start(pick)}${parts.join('')}`;
}

/** Path data of the polygon or broken line through `points`. */
export function straight(points: readonly Point[], isClosed = false): string {
  return `M${points.map((p) => p.map(round).join(' ')).join('L')}${isClosed ? 'Z' : ''}`;
}

/** `count` numbers from 0 to 1, both ends included. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i / Math.max(1, count - 1));

/** A repeatable scatter in 0–1 for `i`, so that server and browser draw the same picture. */
export const scatter = (i: number, seed = 0): number => {
  const wave = Math.sin(i * 127.1 + seed * 311.7) * 43758.5453;
  // Two decimals: engines differ in the last digits of a sine.
  return Math.round((wave - Math.floor(wave)) * 100) / 100;
};

/** Path data of dots at `points`, for a stroke with round caps; one path weighs less than circles. */
export const dots = (points: readonly Point[]): string =>
  points.map((p) => `M${p.map(round).join(' ')}h.01`).join('');

/** Path data of the segments, each from its first point to its second. */
export const segments = (pairs: readonly (readonly [Point, Point])[]): string =>
  pairs.map(([from, to]) => `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`).join('');
