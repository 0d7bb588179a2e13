import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around } from '../shared/geometry.ts';
import { cubic, ribbon } from './geometry.ts';
import { rock } from './habitat.ts';
import { deep, lit, mix } from './palette.ts';
import { Scene } from './scene.ts';

/** How a branching stony coral grows; lengths and widths in picture pixels. */
export type Growth = {
  readonly length: number;
  readonly width: number;
  /** Length and width of a child relative to its parent. */
  readonly shrink: number;
  readonly forks: number;
  readonly levels: number;
  /** Half-angle of a fork, radians. */
  readonly spread: number;
  /** Share of the width left at a branch's tip. */
  readonly taper: number;
  readonly foot: string;
  readonly flesh: string;
  readonly tip: string;
  readonly corallite: string;
  readonly coralliteSize: number;
  /** Protruding tubular corallites (Acropora), or polyps as fine dots. */
  readonly texture: 'tubes' | 'dots' | 'fuzz';
  readonly blunt?: boolean;
  readonly seed: number;
};

type Branch = { spine: Point[]; wide: number; level: number; haze: number; order: number };

function sprout(
  root: Point,
  angle: number,
  level: number,
  g: Growth,
  random: () => number,
  depth: number,
  out: Branch[],
): void {
  const shrink = g.shrink ** level;
  const long = g.length * shrink * (0.82 + random() * 0.36);
  const bend = angle * 0.72 - Math.PI * 0.14 + (random() - 0.5) * 0.3;
  const end = around(root, bend, long, 0.92);
  const mid = around(root, angle, long * 0.55);
  const spine = cubic(root, around(root, angle, long * 0.3), mid, end, 8);
  out.push({ spine, wide: g.width * shrink, level, haze: depth, order: depth * 10 - level * 0.1 });
  if (level + 1 >= g.levels) return;
  for (let i = 0; i < g.forks; i++) {
    const lean = g.forks === 1 ? 0 : (i / (g.forks - 1) - 0.5) * 2;
    const from = spine[Math.min(7, 4 + Math.floor(random() * 4))] ?? end;
    const near = Math.min(0.9, Math.max(0, depth + (random() - 0.5) * 0.5));
    sprout(from, bend + lean * g.spread + (random() - 0.5) * 0.3, level + 1, g, random, near, out);
  }
}

function paint(s: Scene, b: Branch, g: Growth, random: () => number): void {
  const share = (t: number): number => (b.level + t) / g.levels;
  const half = (t: number): number =>
    b.wide * (1 - (1 - g.taper) * t) * (g.blunt ? (1 + 0.16 * t) * (t > 0.93 ? 0.52 : 1) : 1);
  const tone = (t: number): string =>
    t < 0.55 ? mix(g.foot, g.flesh, t / 0.55) : mix(g.flesh, g.tip, ((t - 0.55) / 0.45) ** 1.6);
  s.tube(b.spine, half, tone(share(0)), tone(share(1)), b.haze);
  const end = b.spine.at(-1) ?? [0, 0];
  if (!g.blunt) s.orb(end[0], end[1], half(1) * 1.12, tone(share(1)), b.haze);
  corallites(s, b, g, half, tone, random);
}

function corallites(
  s: Scene,
  b: Branch,
  g: Growth,
  half: (t: number) => number,
  tone: (t: number) => string,
  random: () => number,
): void {
  const count = Math.round(11 + 6 * g.shrink ** b.level);
  for (let i = 0; i < count; i++) {
    const t = (i + random() * 0.7) / count;
    const spot = Math.min(6, Math.floor(t * 7));
    const a = b.spine[spot] ?? [0, 0];
    const z = b.spine[spot + 1] ?? a;
    const f = t * 7 - spot;
    const way = Math.atan2(z[1] - a[1], z[0] - a[0]);
    const side = (random() - 0.5) * 2.3;
    const at = around(
      [a[0] + (z[0] - a[0]) * f, a[1] + (z[1] - a[1]) * f],
      way + Math.PI / 2,
      half(t) * side * 0.86,
    );
    const share = (b.level + t) / g.levels;
    const color = mix(tone(share), g.corallite, 0.6);
    const r = g.coralliteSize * (0.75 + random() * 0.5) * g.shrink ** (b.level * 0.4);
    if (g.texture === 'tubes') tubelet(s, at, way + side * 0.75, r, color, b.haze);
    else if (g.texture === 'dots') dot(s, at, r, color, b.haze);
    else fuzz(s, at, r, g.corallite, b.haze, random);
  }
}

function tubelet(s: Scene, at: Point, way: number, r: number, color: string, haze: number): void {
  const end = around(at, way, r * 1.7);
  s.path(
    closedCurve(ribbon([at, around(at, way, r * 0.9), end], (t) => r * (0.75 - 0.15 * t))),
    deep(color, 0.28 + haze * 0.5),
  );
  s.oval(
    end[0] - r * 0.12,
    end[1] - r * 0.15,
    r * 0.56,
    r * 0.5,
    lit(deep(color, haze * 0.6), 0.35),
  );
  s.oval(end[0], end[1], r * 0.26, r * 0.24, deep(color, 0.7));
}

function dot(s: Scene, at: Point, r: number, color: string, haze: number): void {
  s.oval(at[0], at[1], r, r, deep(color, haze * 0.6), 'opacity="0.9"');
  s.oval(at[0] + r * 0.1, at[1] + r * 0.15, r * 0.45, r * 0.45, deep(color, 0.65));
}

function fuzz(
  s: Scene,
  at: Point,
  r: number,
  color: string,
  haze: number,
  random: () => number,
): void {
  for (let i = 0; i < 6; i++) {
    const to = around(at, random() * Math.PI * 2, r * 1.5);
    s.curve([at, to], lit(deep(color, haze * 0.6), 0.2), r * 0.3, `opacity="${0.75 - haze * 0.5}"`);
  }
}

/** Branches fanning up from one foot at (x, y), the far ones first. */
export function thicket(
  s: Scene,
  x: number,
  y: number,
  trunks: number,
  fan: number,
  g: Growth,
): void {
  const random = seededRandom(g.seed);
  const all: Branch[] = [];
  for (let i = 0; i < trunks; i++) {
    const lean = trunks === 1 ? 0 : (i / (trunks - 1) - 0.5) * fan;
    const depth = ((i * 7) % trunks) / trunks;
    sprout(
      [x + lean * g.width * 1.7, y - Math.abs(lean) * 6],
      -Math.PI / 2 + lean,
      0,
      g,
      random,
      depth * 0.8,
      all,
    );
  }
  all.sort((a, b) => b.order - a.order);
  s.glow(x, y - g.length, g.length * 2.4, g.tip, 0.3);
  s.group(`filter="${s.bloom(8, 0.45)}"`, () =>
    all.forEach((branch) => paint(s, branch, g, random)),
  );
}

/** A thicket on its rock. */
export function branching(g: Growth, trunks: number, fan: number): string {
  const s = new Scene();
  rock(s, 640, 950, 1120, 330, g.seed);
  thicket(s, 640, 850, trunks, fan, g);
  return s.svg();
}
