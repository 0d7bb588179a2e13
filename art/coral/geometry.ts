import { type Point, steps } from '../../web/src/ui/drawing/curves.ts';

/** The numbers 0 … count − 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const at = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];

/** Samples the cubic through four control points at `count` places. */
export function cubic(a: Point, b: Point, c: Point, d: Point, count = 9): Point[] {
  return steps(count).map((t) => {
    const u = 1 - t;
    const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    return [
      w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
      w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
    ] as const;
  });
}

/** Both sides of a ribbon of half-width `half(t)` along `spine`, as one ring of points. */
export function ribbon(spine: readonly Point[], half: (t: number) => number, shift = 0): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, i) => {
    const a = at(spine, Math.max(0, i - 1));
    const b = at(spine, Math.min(spine.length - 1, i + 1));
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const normal: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
    const w = half(i / (spine.length - 1));
    const lean = -0.7 * shift * w;
    left.push([point[0] + normal[0] * w + lean, point[1] + normal[1] * w + lean]);
    right.unshift([point[0] - normal[0] * w + lean, point[1] - normal[1] * w + lean]);
  });
  return [...left, ...right];
}
