import { closedCurve, steps, type Point } from '../../web/src/ui/drawing/curves.ts';
import { around } from '../shared/geometry.ts';
import { cubic, upTo } from './geometry.ts';
import { deep, lit, mix } from './palette.ts';
import type { Scene } from './scene.ts';

/** A shrimp in profile, head to the left; sizes in picture pixels. */
export type Shrimp = {
  readonly spine: readonly [Point, Point, Point, Point];
  readonly girth: number;
  readonly back: string;
  readonly belly: string;
  readonly leg: readonly [thigh: string, shin: string];
  readonly antenna: string;
  readonly fan: readonly [root: string, edge: string];
  readonly ground: number;
  readonly opacity?: number;
  /** How far the antennae sweep forward and back. */
  readonly sweep: number;
};

/** A place on the flank: `t` 0 nose – 1 tail, `f` −1 back – 1 belly. */
export type Flank = (t: number, f: number) => Point;

const profile = (t: number): number =>
  t < 0.36
    ? 0.5 + 0.5 * Math.sin(((t + 0.06) / 0.42) * 1.57)
    : 0.98 - 0.62 * ((t - 0.36) / 0.64) ** 1.35;

/** The flank of a shrimp's body. */
function flank(look: Shrimp): Flank {
  const line = cubic(...look.spine, 61);
  return (t, f) => {
    const i = Math.min(59, Math.max(0, Math.floor(t * 60)));
    const a = line[i] ?? [0, 0];
    const b = line[i + 1] ?? a;
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const mix01 = t * 60 - i;
    const x = a[0] + (b[0] - a[0]) * mix01;
    const y = a[1] + (b[1] - a[1]) * mix01;
    return around([x, y], way + Math.PI / 2, profile(t) * look.girth * f);
  };
}

/** Path data of the stretch of flank between two places along and two across the body. */
export function patch(at: Flank, t0: number, t1: number, f0: number, f1: number): string {
  const upper = steps(9).map((u) => at(t0 + (t1 - t0) * u, f0));
  const lower = steps(9).map((u) => at(t1 + (t0 - t1) * u, f1));
  return closedCurve([...upper, ...lower]);
}

/** The plates of the abdomen, as places along the body. */
export const PLATES = [0.38, 0.49, 0.6, 0.7, 0.79, 0.88, 1] as const;

function legs(s: Scene, at: Flank, look: Shrimp, isFar: boolean): void {
  const [thigh, shin] = look.leg;
  upTo(5).forEach((i) => {
    const root = at(0.16 + i * 0.05, 0.8);
    const foot: Point = [
      root[0] - 110 + i * 52 + (isFar ? 34 : 0),
      look.ground - (isFar ? 22 : 0) - (i === 0 ? 60 : 0),
    ];
    const knee: Point = [
      (root[0] + foot[0]) / 2 - 34 + i * 12,
      root[1] + (foot[1] - root[1]) * 0.36,
    ];
    const haze = isFar ? 0.5 : 0;
    s.tube(
      [root, [(root[0] + knee[0]) / 2, (root[1] + knee[1]) / 2 - 3], knee],
      (t) => 7.5 - 2 * t,
      thigh,
      thigh,
      haze,
    );
    s.tube(
      [knee, [(knee[0] + foot[0]) / 2 - 6, (knee[1] + foot[1]) / 2], foot],
      (t) => 5.6 - 3.2 * t,
      mix(thigh, shin, 0.6),
      shin,
      haze,
    );
  });
}

function swimmerets(s: Scene, at: Flank, look: Shrimp): void {
  for (const t of [0.43, 0.53, 0.63, 0.72, 0.8]) {
    const root = at(t, 0.75);
    const end = around(root, 1.95 - t * 0.5, look.girth * 0.72);
    s.tube(
      [root, [(root[0] + end[0]) / 2 - 8, (root[1] + end[1]) / 2], end],
      (u) => 12 - 8 * u * u,
      deep(look.belly, 0.3),
      look.leg[1],
      0.1,
      0.85,
    );
  }
}

function tailFan(s: Scene, at: Flank, look: Shrimp): void {
  const root = at(0.97, 0);
  const before = at(0.9, 0);
  const way = Math.atan2(root[1] - before[1], root[0] - before[0]);
  for (const [turn, long] of [
    [-0.62, 1],
    [0.66, 1],
    [-0.34, 1.16],
    [0.36, 1.16],
    [0, 1.2],
  ] as const) {
    const end = around(root, way + turn, look.girth * 1.25 * long);
    const mid = around(root, way + turn * 0.7, look.girth * 0.7);
    s.tube(
      [root, mid, end],
      (t) => look.girth * (0.1 + 0.2 * t) * (1 - 0.3 * t * t),
      look.fan[0],
      look.fan[1],
      0.05,
      look.opacity ?? 1,
    );
  }
}

function antennae(s: Scene, at: Flank, look: Shrimp): void {
  const nose = at(0.02, -0.1);
  const whip = (c1: Point, c2: Point, end: Point, width: number): void =>
    s.tube(
      cubic(nose, c1, c2, end, 16),
      (t) => width * (1 - 0.8 * t),
      look.antenna,
      lit(look.antenna, 0.3),
    );
  const reach = look.sweep;
  const [x, y] = nose;
  whip([x - 90, y - 150], [x - 60 + reach * 0.2, y - 330], [x + reach * 0.9, y - 330], 4.6);
  whip([x - 140, y - 60], [x - 200, y - 160], [x - 210 + reach * 0.05, y - 320], 4.6);
  whip([x - 110, y - 20], [x - 190, y + 20], [x - 250, y + 130], 4.2);
  whip([x - 100, y - 40], [x - 200, y - 60], [x - 270, y - 30], 3.6);
}

function head(s: Scene, at: Flank, look: Shrimp): void {
  const from = at(0.14, -0.9);
  const tip: Point = [at(0, 0)[0] - look.girth * 0.75, at(0, -0.5)[1] - look.girth * 0.1];
  s.tube(
    [from, at(0.03, -0.95), tip],
    (t) => look.girth * 0.11 * (1 - 0.9 * t),
    look.back,
    lit(look.back, 0.2),
  );
  const eye = at(0.045, -0.62);
  s.tube([at(0.09, -0.4), eye], () => look.girth * 0.09, look.belly, look.back);
  s.ball(eye[0] - 4, eye[1] - 4, look.girth * 0.16, '#1a1426');
  s.oval(
    eye[0] - 9,
    eye[1] - 10,
    look.girth * 0.045,
    look.girth * 0.04,
    '#ffffff',
    'opacity="0.95"',
  );
}

/** Paints a whole shrimp; `dress` adds its pattern on the bare body, inside the modelling light. */
export function shrimp(s: Scene, look: Shrimp, dress: (at: Flank) => void): void {
  const at = flank(look);
  legs(s, at, look, true);
  tailFan(s, at, look);
  swimmerets(s, at, look);
  const body = patch(at, 0, 1, -1, 1);
  s.group(
    `filter="${s.relief(Math.round(look.girth * 0.2), 0.6, 0.66)}" opacity="${look.opacity ?? 1}"`,
    () => {
      s.path(
        body,
        s.linear(at(0.4, -1), at(0.5, 1), [
          [0, look.back],
          [0.55, mix(look.back, look.belly, 0.7)],
          [1, look.belly],
        ]),
      );
      s.group(`clip-path="${s.clip(body)}"`, () => dress(at));
    },
  );
  seams(s, at, look);
  head(s, at, look);
  legs(s, at, look, false);
  antennae(s, at, look);
}

function seams(s: Scene, at: Flank, look: Shrimp): void {
  const cheek = [at(0.33, -1), at(0.38, -0.3), at(0.375, 0.45), at(0.3, 0.95), at(0.12, 0.82)];
  s.curve(cheek, deep(look.back, 0.7), 4, 'opacity="0.5"');
  for (const t of PLATES.slice(0, 6)) {
    const arc = steps(6).map((u) => at(t + 0.02 * Math.sin(u * 3.14), -1 + 2 * u));
    s.curve(arc, deep(look.back, 0.75), 4.5, 'opacity="0.5"');
    s.curve(
      arc.map(([x, y]): Point => [x + 6, y + 1]),
      '#ffffff',
      2.4,
      'opacity="0.35"',
    );
  }
  const rim = steps(24).map((u) => at(0.08 + u * 0.8, -0.97));
  s.curve(rim, '#e8fbff', 4, `opacity="0.75" filter="${s.blur(1.5)}"`);
}

/** Round spots on the flank: `[t, f, radius]` each. */
export function spots(
  s: Scene,
  at: Flank,
  places: readonly (readonly [number, number, number])[],
  color: string,
): void {
  for (const [t, f, r] of places) {
    const [x, y] = at(t, f);
    s.oval(x, y, r, r * 0.9, color);
  }
}
