import { num, openCurve, type Point, steps } from '../../../web/src/ui/drawing/curves.ts';
import { along, lerp } from '../../shared/geometry.ts';
import { light, shade } from '../../shared/color.ts';
import type { Sheet, Stop } from '../../shared/sheet.ts';

/** A stripe that runs along a fin: from `from` to `to`, 0 at the root and 1 at the margin. */
export type Stripe = { from: number; to: number; color: string; opacity?: number };

/** A fin in the fish's space; `root` and `margin` run in the same direction. */
export type Fin = {
  readonly root: readonly Point[];
  readonly margin: readonly Point[];
  /** From the root to the margin. */
  readonly stops: readonly Stop[];
  readonly rays?: number;
  readonly rayColor?: string;
  readonly rayStrength?: number;
  /** Number of spines with the membrane cut in between them, and how deep. */
  readonly spines?: number;
  readonly cut?: number;
  readonly stripes?: readonly Stripe[];
  readonly opacity?: number;
};

const MANY = 64;

/** The fin's own coordinates: `s` along it, `f` from the root (0) to the margin (1), in the picture. */
export type FinSpace = (s: number, f: number) => Point;

/** The space of `fin` under the pose `place`. */
function finSpace(fin: Fin, place: (p: Point) => Point): FinSpace {
  const { spines = 0, cut = 0 } = fin;
  return (s, f) => {
    const dip = spines > 0 ? 1 - cut * Math.sin(Math.PI * spines * s) ** 2 : 1;
    return place(lerp(along(fin.root, s), along(fin.margin, s), f * dip));
  };
}

function strip(space: FinSpace, from: number, to: number): string {
  const there = steps(MANY).map((s) => space(s, from));
  const back = steps(MANY).map((s) => space(1 - s, to));
  return `M${[...there, ...back].map((p) => `${num(p[0])} ${num(p[1])}`).join('L')}Z`;
}

function rays(sheet: Sheet, fin: Fin, space: FinSpace, k: number): void {
  const { rays: count = 12, stops, rayStrength = 0.4 } = fin;
  const base = stops.at(-1)?.[1] ?? '#ffffff';
  const path = (shift: number, from: number): string =>
    steps(count)
      .map((s) => {
        const at = Math.min(1, Math.max(0, s + shift));
        return openCurve([space(at, from), space(at, 0.5), space(at, 0.97)]);
      })
      .join('');
  const color = fin.rayColor ?? shade(base, 0.55);
  sheet.stroke(path(0, 0), color, 0.32 * k, `opacity="${rayStrength}"`);
  sheet.stroke(
    path(0.22 / count, 0),
    light(base, 0.65),
    0.22 * k,
    `opacity="${rayStrength * 0.8}"`,
  );
}

/** Paints a fin: membrane, stripes, `pattern`, rays and a lit margin; `k` is pixels per unit. */
export function paintFin(
  sheet: Sheet,
  fin: Fin,
  place: (p: Point) => Point,
  k: number,
  pattern?: (space: FinSpace) => void,
): void {
  const space = finSpace(fin, place);
  const outline = strip(space, 0, 1);
  const [from, to] = [space(0.5, 0), space(0.5, 1)];
  sheet.group(fin.opacity === undefined ? '' : `opacity="${fin.opacity}"`, () => {
    sheet.fill(outline, sheet.linear(from, to, fin.stops));
    for (const { from: a, to: b, color, opacity = 1 } of fin.stripes ?? []) {
      sheet.fill(strip(space, a, b), color, `opacity="${opacity}"`);
    }
    if (pattern) sheet.group(`clip-path="${sheet.clip(outline)}"`, () => pattern(space));
    const soft = (path: string, color: string, strength: number): void =>
      sheet.fill(path, color, `opacity="${strength}" filter="${sheet.blur(k * 1.1)}"`);
    sheet.group(`clip-path="${sheet.clip(outline)}"`, () => {
      soft(strip(space, 0, 0.22), shade(fin.stops[0]?.[1] ?? '#000000', 0.7), 0.3);
      soft(strip(space, 0.42, 0.62), '#ffffff', 0.13);
    });
    rays(sheet, fin, space, k);
    const margin = steps(MANY).map((s) => space(s, 0.99));
    sheet.line(margin, light(fin.stops.at(-1)?.[1] ?? '#ffffff', 0.55), 0.3 * k, 'opacity="0.55"');
  });
}
