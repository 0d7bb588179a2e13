/** A point of the 1280×960 picture, x to the right, y downward. */
export type Point = readonly [number, number];

/** Returns numbers in [0, 1), the same sequence for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is a tenth of a pixel at full size: finer only makes files longer. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** `count` numbers from 0 to 1, both ends included. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i / Math.max(1, count - 1));

/** The numbers 0 … count − 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The point `radius` away from (x, y) at `angle` radians, flattened by `squash` in y. */
export const around = (x: number, y: number, angle: number, radius: number, squash = 1): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius * squash,
];

const at = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];

/** Path data of the smooth closed curve through `points` (Catmull-Rom). */
export function closed(points: readonly Point[]): string {
  const size = points.length;
  const pick = (i: number): Point => at(points, (i + size) % size);
  const parts = points.map((_, i) => bezier(pick(i - 1), pick(i), pick(i + 1), pick(i + 2)));
  return `M${n(pick(0)[0])} ${n(pick(0)[1])}${parts.join('')}Z`;
}

/** Path data of the smooth open curve through `points`. */
export function open(points: readonly Point[]): string {
  const last = points.length - 1;
  const pick = (i: number): Point => at(points, Math.min(last, Math.max(0, i)));
  const parts = upTo(last).map((i) => bezier(pick(i - 1), pick(i), pick(i + 1), pick(i + 2)));
  return `M${n(pick(0)[0])} ${n(pick(0)[1])}${parts.join('')}`;
}

function bezier(before: Point, from: Point, to: Point, after: Point): string {
  const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`;
}

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

/** A wobbly ring of points: `wobble` is the share of the radius it may stray. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  wobble: number,
  random: () => number,
  count = 14,
): Point[] {
  return upTo(count).map((i) => {
    const angle = (i / count) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * 2 * wobble;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
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
