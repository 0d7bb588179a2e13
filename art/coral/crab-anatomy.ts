import { closedCurve, openCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around } from '../shared/geometry.ts';
import { cubic, upTo } from './geometry.ts';
import { shadow } from './habitat.ts';
import { deep, lit } from './palette.ts';
import type { Scene } from './scene.ts';

/** A crab facing us; the left half is drawn and mirrored. Sizes in picture pixels. */
export type Crab = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
  readonly shell: string;
  readonly belly: string;
  readonly leg: string;
  readonly toe: string;
  readonly band?: string;
  readonly hair?: string;
  readonly claw: string;
  readonly clawSize: number;
  readonly eye: string;
};

const mirrored = (s: Scene, x: number, draw: () => void): void => {
  draw();
  s.group(`transform="translate(${x * 2} 0) scale(-1 1)"`, draw);
};

function limb(
  s: Scene,
  joints: readonly Point[],
  w: number,
  look: Crab,
  haze: number,
  seed: number,
): void {
  const random = seededRandom(seed);
  joints.slice(0, -1).forEach((from, i) => {
    const to = joints[i + 1] ?? from;
    const last = i === joints.length - 2;
    const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - w * 0.25];
    const wide = w * (1 - i * 0.22);
    s.tube(
      [from, mid, to],
      (t) => wide * (last ? 1 - 0.82 * t : 0.86 + 0.2 * Math.sin(t * 3)),
      look.leg,
      last ? look.toe : look.leg,
      haze,
    );
    if (look.band)
      s.tube(
        [
          [from[0] * 0.62 + to[0] * 0.38, from[1] * 0.62 + to[1] * 0.38 - 2],
          [from[0] * 0.5 + to[0] * 0.5, from[1] * 0.5 + to[1] * 0.5 - 2],
        ],
        () => wide * 0.92,
        look.band,
        look.band,
        haze,
      );
    if (!look.hair || haze > 0.3) return;
    const tufts = upTo(9).map((k) => {
      const t = (k + random()) / 9;
      const at: Point = [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - wide * 0.6,
      ];
      return openCurve([at, around(at, -1.6 + (random() - 0.5) * 1.4, wide * 0.85)]);
    });
    s.line(tufts.join(''), look.hair, 3, 'opacity="0.8"');
  });
}

function legs(s: Scene, look: Crab): void {
  const { x, y, half, tall } = look;
  const w = half * 0.13;
  const sets: readonly (readonly [Point, Point, Point, Point])[] = [
    [
      [x - half * 0.6, y - tall * 0.2],
      [x - half * 1.25, y - tall * 0.95],
      [x - half * 1.75, y - tall * 0.3],
      [x - half * 1.95, y + tall * 0.75],
    ],
    [
      [x - half * 0.75, y + tall * 0.05],
      [x - half * 1.45, y - tall * 0.35],
      [x - half * 1.72, y + tall * 0.4],
      [x - half * 1.7, y + tall * 1.3],
    ],
    [
      [x - half * 0.7, y + tall * 0.3],
      [x - half * 1.25, y + tall * 0.15],
      [x - half * 1.42, y + tall * 0.85],
      [x - half * 1.34, y + tall * 1.6],
    ],
  ];
  sets.forEach((joints, i) => limb(s, joints, w, look, 0.42 - i * 0.18, i + 3));
}

function pincer(s: Scene, look: Crab): Point {
  const { x, y, half, tall } = look;
  const r = look.clawSize;
  const at: Point = [x - half * 0.82, y + tall * 1.02];
  limb(
    s,
    [
      [x - half * 0.66, y + tall * 0.4],
      [x - half * 1.14, y + tall * 0.62],
      [at[0] - r * 0.2, at[1]],
    ],
    half * 0.15,
    { ...look, toe: look.claw },
    0.05,
    9,
  );
  const palm: Point[] = [
    [at[0] - r * 0.7, at[1] - r * 0.5],
    [at[0] + r * 0.1, at[1] - r * 0.62],
    [at[0] + r * 0.8, at[1] - r * 0.25],
    [at[0] + r * 1.5, at[1] - r * 0.1],
    [at[0] + r * 1.1, at[1] + r * 0.1],
    [at[0] + r * 0.55, at[1] + r * 0.12],
    [at[0] + r * 0.4, at[1] + r * 0.5],
    [at[0] - r * 0.5, at[1] + r * 0.45],
  ];
  const finger: Point[] = [
    [at[0] + r * 0.3, at[1] + r * 0.22],
    [at[0] + r * 0.9, at[1] + r * 0.28],
    [at[0] + r * 1.42, at[1] + r * 0.06],
    [at[0] + r * 1.1, at[1] + r * 0.52],
    [at[0] + r * 0.4, at[1] + r * 0.55],
  ];
  s.group(`filter="${s.relief(8, 0.65, 0.62)}"`, () => {
    s.path(closedCurve(finger), lit(look.claw, 0.15));
    s.path(
      closedCurve(palm),
      s.linear(
        [at[0] - r, at[1] - r],
        [at[0] + r, at[1] + r],
        [
          [0, lit(look.claw, 0.2)],
          [0.5, look.claw],
          [1, deep(look.claw, 0.3)],
        ],
      ),
    );
  });
  return [at[0] + r * 1.1, at[1] + r * 0.1];
}

function carapace(look: Crab): string {
  const { x, y, half, tall } = look;
  const right: Point[] = [
    [0, -0.86],
    [0.4, -0.88],
    [0.78, -0.6],
    [1, -0.12],
    [0.9, 0.3],
    [0.62, 0.62],
    [0.3, 0.8],
  ].map(([a = 0, b = 0]): Point => [a, b]);
  const left = right
    .slice(1)
    .toReversed()
    .map(([a, b]): Point => [-a, b]);
  return closedCurve(
    [...right, [0, 0.78], ...left].map(([a = 0, b = 0]): Point => [x + a * half, y + b * tall]),
  );
}

function eyes(s: Scene, look: Crab): void {
  const { x, y, half, tall } = look;
  mirrored(s, x, () => {
    const at: Point = [x - half * 0.3, y + tall * 0.5];
    s.tube(
      [[x - half * 0.22, y + tall * 0.72], [at[0] + 2, at[1] + 20], at],
      () => half * 0.055,
      look.shell,
      look.leg,
    );
    s.ball(at[0], at[1] - 6, half * 0.085, look.eye);
    s.tube(
      cubic(
        [x - half * 0.12, y + tall * 0.72],
        [x - half * 0.2, y + tall * 1.05],
        [x - half * 0.36, y + tall * 1.2],
        [x - half * 0.5, y + tall * 1.22],
        8,
      ),
      (t) => 4 - 3 * t,
      look.leg,
      lit(look.leg, 0.4),
    );
  });
  s.oval(look.x - half * 0.32, y + tall * 0.5 - 12, 5, 4, '#ffffff');
  s.oval(look.x + half * 0.27, y + tall * 0.5 - 12, 5, 4, '#ffffff');
}

/** Paints a crab; `dress` adds the pattern of its back. Returns the tip of its left claw. */
export function crab(s: Scene, look: Crab, dress: (path: string) => void): Point {
  const { x, y, half, tall } = look;
  shadow(s, x, y + tall * 1.4, half * 1.6, 50);
  mirrored(s, x, () => legs(s, look));
  s.oval(x, y + tall * 0.66, half * 0.5, tall * 0.3, deep(look.belly, 0.45));
  const path = carapace(look);
  s.group(`filter="${s.relief(24, 0.6, 0.68)}"`, () => {
    s.path(
      path,
      s.linear(
        [x - half, y - tall],
        [x + half, y + tall],
        [
          [0, lit(look.shell, 0.15)],
          [0.5, look.shell],
          [1, deep(look.shell, 0.35)],
        ],
      ),
    );
    s.group(`clip-path="${s.clip(path)}"`, () => dress(path));
  });
  s.curve(
    [
      [x - half * 0.92, y - tall * 0.2],
      [x - half * 0.7, y - tall * 0.64],
      [x - half * 0.36, y - tall * 0.84],
      [x, y - tall * 0.84],
    ],
    '#eafcff',
    5,
    `opacity="0.7" filter="${s.blur(2)}"`,
  );
  eyes(s, look);
  let tip: Point = [0, 0];
  mirrored(s, x, () => (tip = pincer(s, look)));
  return tip;
}
