import { closedCurve, openCurve, type Point, steps } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around, blob } from '../shared/geometry.ts';
import { cubic, upTo } from './geometry.ts';
import { plug, rock } from './habitat.ts';
import { deep, lit, mix } from './palette.ts';
import { mound } from './polyps.ts';
import { Scene } from './scene.ts';

/** A folded fleshy coral: `waist` pinches it into an hourglass, `folds` ripple its hem. */
export type Fold = {
  readonly rx: number;
  readonly squash: number;
  readonly waist: number;
  readonly folds: number;
  readonly colors: readonly [rim: string, band: string, ring: string, heart: string];
  readonly seed: number;
};

function contour(x: number, y: number, look: Fold, scale: number, lift: number): Point[] {
  const random = seededRandom(look.seed);
  const phase = random() * 6;
  return upTo(72).map((i) => {
    const a = (i / 72) * Math.PI * 2;
    const pinch = 1 - look.waist * (1 - Math.abs(Math.cos(a))) ** 1.5;
    const hem =
      1 +
      Math.sin(a * look.folds + phase) * 0.06 * scale +
      Math.sin(a * (look.folds * 2 - 1) + phase * 2) * 0.025;
    return around([x, y - lift], a, look.rx * scale * pinch * hem, look.squash);
  });
}

/** Puffed pleats of flesh from the mouth's ring to the hem, the far side first. */
function pleats(s: Scene, x: number, y: number, look: Fold): void {
  const [rim, band, ring] = look.colors;
  const random = seededRandom(look.seed + 5);
  const outer = contour(x, y, look, 0.98, 0);
  const middle = contour(x, y, look, 0.72, look.rx * 0.03);
  const inner = contour(x, y, look, 0.34, look.rx * 0.02);
  const order = upTo(72).toSorted(
    (a, b) => Math.sin((a / 36) * Math.PI) - Math.sin((b / 36) * Math.PI),
  );
  s.group(`filter="${s.relief(7, 0.5, 0.55)}"`, () => {
    for (const i of order) {
      const from = inner[i] ?? [x, y];
      const mid = middle[i] ?? from;
      const to = outer[i] ?? mid;
      const half = (t: number): number => look.rx * (0.02 + 0.034 * t);
      const spine = cubic(from, mid, [mid[0], mid[1] - 6], to, 7);
      s.tube(spine, half, mix(ring, band, 0.45 + random() * 0.3), mix(rim, band, random() * 0.2));
    }
  });
}

/** Paints the folded flesh: bands of color from the hem to the mouths, ridged and glossy. */
function folded(s: Scene, x: number, y: number, look: Fold): void {
  const [rim, , ring, heart] = look.colors;
  s.path(
    closedCurve(contour(x + 14, y + 40, look, 1.03, 0)),
    '#030818',
    `opacity="0.65" filter="${s.blur(16)}"`,
  );
  s.group(`filter="${s.relief(20, 0.5, 0.62)}"`, () => {
    s.path(
      closedCurve(contour(x, y, look, 1, 0)),
      s.linear(
        [x - look.rx, y - 200],
        [x + look.rx, y + 250],
        [
          [0, lit(rim, 0.1)],
          [0.5, rim],
          [1, deep(rim, 0.4)],
        ],
      ),
    );
  });
  pleats(s, x, y, look);
  for (const [scale, color] of [
    [0.44, mix(ring, heart, 0.3)],
    [0.3, heart],
  ] as const) {
    s.group(`filter="${s.relief(9, 0.4, 0.5)}"`, () =>
      s.path(
        closedCurve(contour(x, y, look, scale, look.rx * 0.03 * (1 - scale))),
        color,
        'opacity="0.9"',
      ),
    );
  }
  const slit = steps(7).map((t): Point => [
    x + (t - 0.5) * look.rx * 0.7,
    y - look.rx * 0.02 + Math.sin(t * 6.3) * look.rx * 0.025,
  ]);
  s.curve(slit, deep(heart, 0.75), look.rx * 0.035);
  s.curve(
    slit.map(([px, py]): Point => [px, py - look.rx * 0.025]),
    lit(heart, 0.5),
    4,
    'opacity="0.7"',
  );
  s.curve(
    contour(x, y, look, 0.985, 2).slice(34, 58),
    '#ffffff',
    5,
    `opacity="0.6" filter="${s.blur(2)}"`,
  );
}

/** A folded coral alone on rock or on a frag disc. */
export function foldedPiece(look: Fold, isFrag = false): string {
  const s = new Scene();
  if (isFrag) plug(s, 640, 660, look.rx * 0.9);
  else rock(s, 640, 860, 1240, 560, look.seed);
  s.glow(640, 520, 560, look.colors[0], 0.26);
  s.group(`filter="${s.bloom(10, 0.42)}"`, () => folded(s, 640, 540, look));
  return s.svg();
}

/** The colors of a chalice: skin, knobs, eye and the hem where it grows. */
export type Chalice = {
  readonly skin: string;
  readonly knob: string;
  readonly eye: string;
  readonly hem: string;
  readonly eyes: number;
  readonly seed: number;
  readonly rx: number;
};

/** An encrusting chalice: knobbly skin with glowing eyes and a bright hem. */
export function chalice(look: Chalice, isFrag = false): string {
  const s = new Scene();
  const fold: Fold = {
    rx: look.rx,
    squash: 0.62,
    waist: 0.1,
    folds: 5,
    colors: [look.hem, look.skin, look.skin, look.skin],
    seed: look.seed,
  };
  if (isFrag) plug(s, 640, 680, look.rx * 0.86);
  else rock(s, 640, 780, 1260, 700, look.seed);
  s.glow(640, 520, 560, look.eye, 0.24);
  s.group(`filter="${s.bloom(9, 0.45)}"`, () => {
    s.path(
      closedCurve(contour(654, 580, fold, 1.02, 0)),
      '#030818',
      `opacity="0.6" filter="${s.blur(14)}"`,
    );
    s.group(`filter="${s.relief(24, 0.4, 0.7)}"`, () =>
      s.path(
        closedCurve(contour(640, 540, fold, 1, 0)),
        s.radial([
          [0, look.skin],
          [0.72, look.skin],
          [0.92, mix(look.skin, look.hem, 0.6)],
          [1, look.hem],
        ]),
      ),
    );
    s.group(`clip-path="${s.clip(closedCurve(contour(640, 540, fold, 0.97, 0)))}"`, () => {
      swells(s, look);
      ridges(s, look);
    });
    mound(640, 540, look.rx * 0.72, look.rx * 0.42, 0.52, look.eyes, look.seed + 4).forEach(
      ([x, y, r]) => eye(s, x, y, r * 0.62 + 12, look),
    );
  });
  return s.svg();
}

/** The plate heaves and dips; without these it would lie like paper. */
function swells(s: Scene, look: Chalice): void {
  const random = seededRandom(look.seed + 8);
  s.group(`filter="${s.relief(22, 0.3, 0.6)}" opacity="0.75"`, () =>
    mound(640, 540, look.rx * 0.6, look.rx * 0.34, 0.9, 6, look.seed + 1).forEach(([x, y, r]) => {
      s.path(
        closedCurve(blob([x, y], r * 1.1, r * 0.6, 0.2, random, 9)),
        mix(look.skin, look.knob, random() * 0.5),
      );
    }),
  );
}

/** Septa running out from every eye's neighborhood, raised from the skin. */
function ridges(s: Scene, look: Chalice): void {
  const random = seededRandom(look.seed + 2);
  s.group(`filter="${s.relief(6, 0.55, 0.55)}"`, () =>
    mound(640, 540, look.rx * 0.9, look.rx * 0.54, 1.3, 150, look.seed).forEach(([x, y, r]) => {
      const out = Math.atan2((y - 540) / 0.6, x - 640) + (random() - 0.5) * 0.5;
      const far = Math.hypot((x - 640) / look.rx, (y - 540) / (look.rx * 0.6));
      const to = around([x, y], out, r * (0.9 + far), 0.7);
      const tone = mix(mix(look.knob, look.skin, 0.3 + random() * 0.4), look.hem, far ** 3 * 0.6);
      s.curve([[x, y], [(x + to[0]) / 2, (y + to[1]) / 2 - 2], to], tone, r * 0.5, 'opacity="0.6"');
    }),
  );
}

function eye(s: Scene, x: number, y: number, r: number, look: Chalice): void {
  s.glow(x, y, r * 2.8, look.eye, 0.55);
  s.oval(
    x,
    y + r * 0.2,
    r * 1.25,
    r * 0.9,
    deep(look.skin, 0.5),
    `opacity="0.6" filter="${s.blur(4)}"`,
  );
  const spokes = upTo(14).map((i) =>
    openCurve([
      around([x, y], i * 0.4488, r * 0.4, 0.7),
      around([x, y], i * 0.4488 + 0.1, r * (1.2 + 0.25 * Math.sin(i * 5)), 0.7),
    ]),
  );
  s.line(spokes.join(''), look.eye, r * 0.2, 'opacity="0.85"');
  s.ball(x, y, r * 0.82, look.eye, 0, r * 0.6);
  s.oval(x, y + r * 0.06, r * 0.3, r * 0.14, deep(look.eye, 0.75));
  s.oval(x - r * 0.3, y - r * 0.26, r * 0.16, r * 0.1, '#ffffff', 'opacity="0.8"');
}

/** Folded and encrusting large-polyp corals. */
export const foldedCorals: Record<string, () => string> = {
  'trachyphyllia-open-brain': () =>
    foldedPiece({
      rx: 440,
      squash: 0.62,
      waist: 0.36,
      folds: 7,
      colors: ['#ff3f4a', '#ff8a5a', '#48b8a0', '#2de08a'],
      seed: 161,
    }),
  'miami-hurricane-chalice': () =>
    chalice({
      skin: '#b8243f',
      knob: '#3fd060',
      eye: '#ffd02a',
      hem: '#48ff9a',
      eyes: 11,
      seed: 171,
      rx: 440,
    }),
};
