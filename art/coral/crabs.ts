import { closedCurve, openCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around, blob, cubic, upTo } from './geometry.ts';
import { rock, shadow } from './habitat.ts';
import { deep, lit } from './palette.ts';
import { Scene } from './scene.ts';
import { daisy } from './stars.ts';

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
      return openCurve([at, around(at[0], at[1], -1.6 + (random() - 0.5) * 1.4, wide * 0.85)]);
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

/** Paints a crab; `dress` adds the pattern of its back. Returns where its left claw tip is. */
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

function emerald(): string {
  const s = new Scene();
  rock(s, 640, 850, 1280, 520, 401);
  s.glow(640, 480, 540, '#3dff9a', 0.22);
  const look: Crab = {
    x: 640,
    y: 440,
    half: 270,
    tall: 220,
    shell: '#1f9a5a',
    belly: '#8ad0a0',
    leg: '#1f8a54',
    toe: '#e8ffd0',
    hair: '#d8e0a0',
    claw: '#2aa866',
    clawSize: 92,
    eye: '#1a2430',
  };
  const random = seededRandom(41);
  crab(s, look, () => {
    for (let i = 0; i < 34; i++) {
      const at = around(640, 430, i * 2.399963, 250 * Math.sqrt((i + 1) / 34), 0.8);
      s.ball(at[0], at[1], 9 + random() * 10, '#35c07a', 0.05);
    }
    s.path(closedCurve(blob(640, 420, 70, 90, 0.1, random, 10)), '#0f6a40', 'opacity="0.4"');
  });
  return s.svg();
}

function pompom(): string {
  const s = new Scene();
  rock(s, 640, 870, 1280, 480, 411);
  s.glow(640, 480, 540, '#ffc8d8', 0.22);
  const look: Crab = {
    x: 640,
    y: 410,
    half: 215,
    tall: 185,
    shell: '#f4d8c8',
    belly: '#fff0e4',
    leg: '#f0c8b8',
    toe: '#8a3a4a',
    band: '#7a3048',
    claw: '#f4dcd0',
    clawSize: 52,
    eye: '#b82a3a',
  };
  const random = seededRandom(43);
  const tip = crab(s, look, () => {
    const tiles: readonly (readonly [number, number, number, number, string])[] = [
      [640, 300, 74, 44, '#f0a8a0'],
      [520, 330, 62, 54, '#f8e4d4'],
      [760, 330, 62, 54, '#f8e4d4'],
      [480, 420, 58, 52, '#f0a8a0'],
      [800, 420, 58, 52, '#f0a8a0'],
      [640, 400, 84, 58, '#fff2e4'],
      [560, 490, 62, 48, '#f8d0b8'],
      [720, 490, 62, 48, '#f8d0b8'],
      [640, 560, 60, 40, '#f0a8a0'],
    ];
    for (const [x, y, rx, ry, fill] of tiles) {
      const path = closedCurve(blob(x, y, rx, ry, 0.1, random, 7));
      s.path(path, fill);
      s.line(path, '#4a1c38', 8, 'opacity="0.9"');
    }
  });
  for (const x of [tip[0] - 74, 1280 - tip[0] + 74]) {
    s.glow(x, tip[1] + 6, 150, '#c8ffe8', 0.4);
    s.group(`filter="${s.bloom(8, 0.45)}"`, () =>
      daisy(
        s,
        x,
        tip[1] + 24,
        118,
        0.8,
        { disc: '#e8d8b0', ring: '#c8e8c0', arm: '#b8d8c0', tip: '#ffffff' },
        15,
        47,
      ),
    );
  }
  return s.svg();
}

/** The crabs of the catalogue that carry their own shell. */
export const crabs: Record<string, () => string> = {
  'emerald-crab': emerald,
  'pom-pom-crab': pompom,
};
