import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { type Point } from '../../../web/src/ui/drawing/curves.ts';
import { sample } from '../../shared/geometry.ts';

const FINE = 120;

/** Every fifth point of an edge, and its end. */
const thin = (line: readonly Point[]): Point[] =>
  line.filter((_, i) => i % 5 === 0 || i === FINE - 1);

/** Every fourth point of an edge, without the tail root. */
const trunk = (line: readonly Point[]): Point[] => line.filter((p, i) => i % 4 === 0 && p[0] < 97);

/** A body's two edges as functions of x, and its outline. */
export class Silhouette {
  readonly #top: readonly Point[];
  readonly #bottom: readonly Point[];

  constructor(profile: FishOutline) {
    this.#top = sample(profile.top, FINE);
    this.#bottom = sample(profile.bottom, FINE);
  }

  /** Height of the back (`top`) or the belly (`bottom`) at `x`. */
  edge(side: 'top' | 'bottom', x: number): number {
    const line = side === 'top' ? this.#top : this.#bottom;
    const i = Math.max(
      1,
      line.findIndex((p) => p[0] >= x),
    );
    const [a, b] = [line[i - 1] ?? [0, 0], line[x > 99.9 ? line.length - 1 : i] ?? [0, 0]];
    const t = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]);
    return a[1] + (b[1] - a[1]) * Math.min(1, Math.max(0, t));
  }

  /** The point at `x` whose height is `v`: −1 on the back, 0 halfway, 1 on the belly. */
  on(x: number, v: number): Point {
    const [a, b] = [this.edge('top', x), this.edge('bottom', x)];
    return [x, (a + b) / 2 + ((b - a) / 2) * v];
  }

  /** The contour without the tail root, from the tail root along the back and the belly. */
  contour(): Point[] {
    return [...trunk(this.#top).toReversed(), ...trunk(this.#bottom).slice(1)];
  }

  /** The whole outline as a ring, from the nose along the back to the tail and home. */
  ring(): Point[] {
    const [high, low] = [this.edge('top', 100), this.edge('bottom', 100)];
    const root: Point = [100 + (low - high) * 0.16, (high + low) / 2];
    return [...thin(this.#top), root, ...thin(this.#bottom).slice(1).toReversed()];
  }
}
