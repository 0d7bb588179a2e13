import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { type Point } from '../../web/src/ui/drawing/curves.ts';
import { around } from '../shared/geometry.ts';
import { cubic } from './geometry.ts';
import { deep, lit, mix } from './palette.ts';
import type { Scene } from './scene.ts';

/** How one tentacle ends. */
export type Tip = 'ball' | 'anchor' | 'nubs' | 'bulb' | 'point';

/** The looks of one crown of tentacles, sizes in picture pixels. */
export type Crown = {
  readonly reach: number;
  readonly count: number;
  readonly thick: number;
  readonly base: string;
  readonly stem: string;
  readonly tip: string;
  readonly kind: Tip;
  readonly tipSize: number;
  /** Sideways drift of the tentacles in the current, pixels. */
  readonly drift?: number;
  /** 0 lies flat like a flower, 1 rises like a brush. */
  readonly upright?: number;
  readonly seed: number;
  readonly opacity?: number;
  /** Radius of the fluorescent bloom, pixels. */
  readonly glow?: number;
};

type Tentacle = { readonly spine: Point[]; readonly depth: number; readonly turn: number };

const GOLDEN = 2.399963;

function grow(x: number, y: number, look: Crown, i: number, random: () => number): Tentacle {
  const share = Math.sqrt((i + 0.5) / look.count);
  const angle = i * GOLDEN + random() * 0.5;
  const rise = (1 - share) * 0.9 + (look.upright ?? 0.35) * 0.5;
  const reach = look.reach * (0.78 + random() * 0.3);
  const side = Math.cos(angle) * share;
  const front = Math.sin(angle) * share;
  const root: Point = [
    x + side * reach * 0.34,
    y + (front > 0 ? front * reach * 0.34 : front * reach * 0.14),
  ];
  const end: Point = [
    x + side * reach + (look.drift ?? 0) * (0.5 + rise * 0.5),
    y + front * reach * 0.5 - rise * reach * 0.66 + reach * 0.16 * share,
  ];
  const lift = reach * (0.24 + rise * 0.2) * (1 - 0.45 * Math.max(0, front));
  const wave = (random() - 0.5) * reach * 0.28;
  const c1: Point = [root[0] + side * reach * 0.3 + wave, root[1] - lift];
  const c2: Point = [end[0] - side * reach * 0.15 - wave, end[1] - lift * 0.25];
  return { spine: cubic(root, c1, c2, end, 8), depth: front * 0.75 + rise * 0.25, turn: random() };
}

/** Paints a crown of tentacles rising from (x, y), the far ones first and hazier. */
export function crown(s: Scene, x: number, y: number, look: Crown): void {
  const random = seededRandom(look.seed);
  const all = Array.from({ length: look.count }, (_, i) => grow(x, y, look, i, random));
  all.sort((a, b) => a.depth - b.depth);
  s.glow(x + (look.drift ?? 0) * 0.4, y - look.reach * 0.25, look.reach * 1.5, look.tip, 0.28);
  s.oval(
    x,
    y - look.reach * 0.1,
    look.reach * 0.62,
    look.reach * 0.36,
    deep(look.base, 0.5),
    `opacity="0.9" filter="${s.blur(16)}"`,
  );
  s.group(`filter="${s.bloom(look.glow ?? 9)}"`, () =>
    all.forEach((tentacle, order) => {
      const haze = 0.68 * (1 - order / all.length) ** 1.3;
      const half = (t: number): number => look.thick * (1 - 0.4 * t) * (1 + 0.1 * Math.sin(t * 9));
      s.tube(tentacle.spine, half, look.base, look.stem, haze, look.opacity ?? 1);
      finish(s, tentacle, look, haze, random);
    }),
  );
}

function finish(
  s: Scene,
  tentacle: Tentacle,
  look: Crown,
  haze: number,
  random: () => number,
): void {
  const end = tentacle.spine.at(-1) ?? [0, 0];
  const r = look.tipSize * (0.85 + random() * 0.3);
  if (haze < 0.25 && look.kind !== 'point') s.glow(end[0], end[1], r * 2.6, look.tip, 0.4);
  if (look.kind === 'ball') s.orb(end[0], end[1], r, look.tip, haze);
  if (look.kind === 'anchor') anchor(s, tentacle, r, look.tip, haze);
  if (look.kind === 'nubs') nubs(s, tentacle, r, look.tip, haze, random);
  if (look.kind === 'bulb') bulb(s, tentacle, r, look, haze);
  if (look.kind === 'point') s.ball(end[0], end[1], r, look.tip, haze);
}

function heading(tentacle: Tentacle): number {
  const a = tentacle.spine.at(-2) ?? [0, 0];
  const b = tentacle.spine.at(-1) ?? [0, 0];
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

function anchor(s: Scene, tentacle: Tentacle, r: number, color: string, haze: number): void {
  const end = tentacle.spine.at(-1) ?? [0, 0];
  const across = heading(tentacle) + Math.PI / 2 + (tentacle.turn - 0.5) * 0.9;
  const back = heading(tentacle) + Math.PI;
  const tipA = around(end, across, r * 1.5);
  const tipB = around(end, across + Math.PI, r * 1.5);
  const dip = (p: Point): Point => around(p, back, r * 0.55);
  const bow = around(end, back + Math.PI, r * 0.35);
  const spine = cubic(
    dip(tipA),
    around(bow, across, r * 0.8),
    around(bow, across, -r * 0.8),
    dip(tipB),
    7,
  );
  s.tube(
    spine,
    (t) => r * (0.44 + 0.12 * Math.cos((t - 0.5) * 12)),
    color,
    mix(color, '#ffffff', 0.08),
    haze,
  );
  s.curve(
    spine.slice(1, -1).map(([px, py]): Point => [px - r * 0.12, py - r * 0.2]),
    lit(color, 0.75),
    r * 0.16,
    `opacity="${0.75 * (1 - haze)}"`,
  );
}

function nubs(
  s: Scene,
  tentacle: Tentacle,
  r: number,
  color: string,
  haze: number,
  random: () => number,
): void {
  const size = tentacle.spine.length;
  for (const i of [size - 4, size - 3, size - 2]) {
    const at = tentacle.spine[i] ?? [0, 0];
    const side = random() > 0.5 ? 1 : -1;
    const bump = around(at, heading(tentacle) + side * 1.4, r * 1.15);
    s.tube(
      [at, [(at[0] + bump[0]) / 2, (at[1] + bump[1]) / 2 - 1], bump],
      () => r * 0.42,
      deep(color, 0.4),
      color,
      haze,
    );
    s.orb(bump[0], bump[1], r * 0.62, color, haze);
  }
  const end = tentacle.spine.at(-1) ?? [0, 0];
  s.orb(end[0], end[1], r * 0.85, color, haze);
}

function bulb(s: Scene, tentacle: Tentacle, r: number, look: Crown, haze: number): void {
  const end = tentacle.spine.at(-1) ?? [0, 0];
  const way = heading(tentacle);
  const nipple = around(end, way, r * 1.25);
  s.orb(end[0], end[1], r * 1.05, look.stem, haze, r * 1.2);
  s.oval(
    end[0] + r * 0.15,
    end[1] + r * 0.45,
    r * 0.6,
    r * 0.4,
    lit(look.stem, 0.5),
    `opacity="${0.3 * (1 - haze)}"`,
  );
  s.orb(nipple[0], nipple[1], r * 0.36, look.tip, haze);
}
