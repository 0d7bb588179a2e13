import { type Point, steps } from '../../../web/src/ui/drawing/curves.ts';
import { around, sample } from '../../shared/geometry.ts';
import type { Silhouette } from './profile.ts';

/** Where a fin is rooted and where it ends. */
export type Outline = { root: Point[]; margin: Point[] };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * A fin along the back or belly from `x0` to `x1`; `heights` are spread evenly over it and each
 * point leans back by `lean` of its height.
 */
export function ridgeFin(
  body: Silhouette,
  side: 'top' | 'bottom',
  [x0, x1]: readonly [number, number],
  heights: readonly number[],
  lean: number | readonly [number, number] = 0.35,
): Outline {
  const out = side === 'top' ? -1 : 1;
  const rise = sample(
    heights.map((h, i): Point => [i, h]),
    25,
  ).map((p) => p[1]);
  const [lean0, lean1] = typeof lean === 'number' ? [lean, lean] : lean;
  const root = steps(25).map((t): Point => {
    const x = x0 + (x1 - x0) * t;
    return [x, body.edge(side, x) - out * 2];
  });
  const margin = root.map(([x, y], i): Point => {
    const h = rise[i] ?? 0;
    return [x + h * (lean0 + ((lean1 - lean0) * i) / 24), y + out * (h + 2)];
  });
  return { root, margin };
}

/** A tail whose margin is an arc: `round` 1 is a half-moon outward, 0 straight, −1 deeply forked. */
export function tailFin(
  half: number,
  length: number,
  spread: number,
  round: number,
  x = 97,
): Outline {
  const root = steps(9).map((t): Point => [x, half * (t * 2 - 1)]);
  const margin = steps(25).map((t): Point => {
    const s = t * 2 - 1;
    const belly = round >= 0 ? Math.cos(s * 1.35) * round : -round * (Math.abs(s) ** 1.6 - 1);
    const reach =
      round >= 0 ? length * (1 - round * 0.6) + length * 0.6 * belly : length * (1 + belly);
    return [x + reach, spread * Math.sin(s * 1.35) * 1.025];
  });
  return { root, margin };
}

/** A fan from `root` that opens `half` degrees to both sides of `angle` (0 is tailward, 90 down). */
export function fanFin(
  root: Point,
  thickness: number,
  length: number,
  angle: number,
  half: number,
  point = 0,
): Outline {
  const across = radians(angle + 90);
  const base = steps(7).map((t): Point => around(root, across, thickness * (t * 2 - 1)));
  const margin = steps(17).map((t): Point => {
    const s = t * 2 - 1;
    const reach = length * (1 - 0.16 * s * s - point * s);
    return around(root, radians(angle + half * s), reach);
  });
  return { root: base, margin };
}
