import { num, type Point, steps } from '../../web/src/ui/drawing/curves.ts';

/** The point `t` of the way from `a` to `b`. */
export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The point `radius` away from `center` at `angle` radians, flattened by `squash` in y. */
export const around = (center: Point, angle: number, radius: number, squash = 1): Point => [
  center[0] + Math.cos(angle) * radius,
  center[1] + Math.sin(angle) * radius * squash,
];

const clampAt = (points: readonly Point[], i: number): Point =>
  points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];

type Pick = (i: number) => Point;

/** Path data of straight edges through `points`, closed. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map((p) => `${num(p[0])} ${num(p[1])}`).join('L')}Z`;

function spline(pick: Pick, i: number, t: number): Point {
  const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
  const axis = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [axis(0), axis(1)];
}

/** The point at `t` (0–1) of the smooth open curve through `points`. */
export function along(points: readonly Point[], t: number): Point {
  const place = Math.min(1, Math.max(0, t)) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(place));
  return points.length < 2 ? clampAt(points, 0) : spline((k) => clampAt(points, k), i, place - i);
}

/** `count` points of the smooth open curve through `points`. */
export const sample = (points: readonly Point[], count: number): Point[] =>
  steps(count).map((t) => along(points, t));

/** Both sides of a stroke of half-width `half(t)` along `spine`, as one ring: a tapered stroke. */
export function taper(spine: readonly Point[], half: (t: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, i) => {
    const [a, b] = [clampAt(spine, i - 1), clampAt(spine, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = half(i / Math.max(1, spine.length - 1)) / length;
    left.push([point[0] + (b[1] - a[1]) * w, point[1] - (b[0] - a[0]) * w]);
    right.unshift([point[0] - (b[1] - a[1]) * w, point[1] + (b[0] - a[0]) * w]);
  });
  return [...left, ...right];
}

/** A wobbly ring of points: `wobble` is the share of the radius it may stray. */
export function blob(
  center: Point,
  rx: number,
  ry: number,
  wobble: number,
  random: () => number,
  count = 12,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const reach = rx * (1 + (random() - 0.5) * 2 * wobble);
    return around(center, (i / count) * Math.PI * 2, reach, ry / rx);
  });
}
