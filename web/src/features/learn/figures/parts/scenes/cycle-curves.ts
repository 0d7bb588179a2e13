import { type Point } from '#ui/drawing/curves.ts';
import { straight } from '#features/learn/figures/parts/curve.ts';

/**
 * Level relative to the curve's own peak (0–1) by week, for a tank of dry rock dosed without fish.
 */
type Course = readonly (readonly [week: number, level: number])[];

/** Ammonia: the dose, a slow fall, top-up doses that vanish ever faster, the proof dose. */
export const AMMONIA: Course = [
  [0, 0],
  [0.12, 0.35],
  [0.3, 0.85],
  [0.5, 1],
  [1, 0.99],
  [1.4, 0.95],
  [1.8, 0.8],
  [2.2, 0.52],
  [2.5, 0.26],
  [2.75, 0.07],
  [2.82, 0.55],
  [3, 0.34],
  [3.2, 0.1],
  [3.35, 0.01],
  [3.9, 0],
  [3.95, 0.42],
  [4.08, 0.16],
  [4.2, 0],
  [4.75, 0],
  [4.8, 0.42],
  [4.9, 0.1],
  [4.97, 0],
  [5.75, 0],
  [5.79, 0.98],
  [5.87, 0.3],
  [5.93, 0],
  [8, 0],
];

/** Nitrite: lags by more than a week, stays on a long plateau, ends within days. */
export const NITRITE: Course = [
  [0, 0],
  [1, 0],
  [1.3, 0.03],
  [1.7, 0.12],
  [2.1, 0.3],
  [2.5, 0.55],
  [2.9, 0.78],
  [3.3, 0.93],
  [3.7, 0.99],
  [4.1, 1],
  [4.5, 0.98],
  [4.8, 0.92],
  [5.05, 0.76],
  [5.25, 0.46],
  [5.42, 0.16],
  [5.56, 0.02],
  [5.75, 0],
  [5.83, 0.1],
  [5.93, 0],
  [8, 0],
];

/** Nitrate: accumulates as nitrite is used, then one large water change removes most of it. */
export const NITRATE: Course = [
  [0, 0],
  [1.8, 0],
  [2.2, 0.03],
  [2.7, 0.09],
  [3.2, 0.18],
  [3.8, 0.31],
  [4.4, 0.47],
  [4.9, 0.64],
  [5.2, 0.78],
  [5.5, 0.92],
  [5.8, 0.97],
  [6, 1],
  [6.3, 1],
  [6.34, 0.3],
  [6.6, 0.27],
  [7.2, 0.29],
  [8, 0.31],
];

/** The plot's area in a drawing. */
export type Plot = { x: number; y: number; width: number; height: number };

export const WEEKS = 8;

/** The x of a week. */
export const weekX = (plot: Plot, week: number): number => plot.x + (plot.width * week) / WEEKS;

const levelY = (plot: Plot, level: number): number => plot.y + plot.height * (1 - level);

/**
 * Path data of a curve: smooth in slow parts, straight in jumps. Monotone between its points, so
 * that a curve never dips below zero (Fritsch and Carlson 1980, simplified).
 */
export function coursePath(course: Course, plot: Plot): string {
  const points = course.map(([week, level]): Point => [weekX(plot, week), levelY(plot, level)]);
  const slope = (i: number): number => {
    const [a, b, c] = [points[i - 1], points[i], points[i + 1]];
    if (!a || !b || !c) return 0;
    const [left, right] = [(b[1] - a[1]) / (b[0] - a[0]), (c[1] - b[1]) / (c[0] - b[0])];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  };
  const parts = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const third = (to[0] - from[0]) / 3;
    const c1 = [from[0] + third, from[1] + slope(i) * third];
    const c2 = [to[0] - third, to[1] - slope(i + 1) * third];
    return `C${[...c1, ...c2, ...to].map((v) => Math.round(v * 10) / 10).join(' ')}`;
  });
  return `${straight(points.slice(0, 1))}${parts.join('')}`;
}

/** The area under a curve. */
export function courseArea(course: Course, plot: Plot): string {
  return `${coursePath(course, plot)}V${plot.y + plot.height}H${plot.x}Z`;
}
