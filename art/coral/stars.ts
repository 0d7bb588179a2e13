import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { type Point } from '../../web/src/ui/drawing/curves.ts';
import { around } from '../shared/geometry.ts';
import { cubic, upTo } from './geometry.ts';
import { deep, lit } from './palette.ts';
import type { Scene } from './scene.ts';

/** An octocoral polyp: eight tentacles, feathered when `plumes`, around a pale heart. */
export function star(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  color: string,
  heart: string,
  seed: number,
  haze = 0,
  plumes = false,
): void {
  const random = seededRandom(seed);
  const turn = random() * 6.3;
  const arms = upTo(8).map((i) => turn + (i / 8) * Math.PI * 2 + (random() - 0.5) * 0.2);
  arms.sort((a, b) => Math.sin(a) - Math.sin(b));
  for (const angle of arms) {
    const long = r * (0.9 + random() * 0.2);
    const end = around([x, y - r * 0.02], angle, long, squash);
    const mid = around([x, y - r * 0.16], angle, long * 0.6, squash);
    if (plumes) feather(s, [x, y], mid, end, r, lit(deep(color, haze * 0.6), 0.2));
    s.tube(
      [[x, y], mid, end],
      (t) => r * 0.17 * (0.8 + 0.5 * t - 0.6 * t * t),
      deep(color, 0.3),
      lit(color, 0.1),
      haze,
    );
  }
  s.oval(
    x,
    y,
    r * 0.24,
    r * 0.24 * squash,
    s.radial([
      [0, heart],
      [0.6, heart],
      [1, color, 0],
    ]),
  );
}

function feather(s: Scene, root: Point, mid: Point, end: Point, r: number, color: string): void {
  const spine = cubic(root, mid, mid, end, 8);
  const way = Math.atan2(end[1] - root[1], end[0] - root[0]);
  const barbs = spine.slice(2).flatMap(([px, py], i) =>
    [-1, 1].map((side) => {
      const to = around([px, py], way + side * 1.05, r * (0.27 - Math.abs(i - 2) * 0.03));
      return `M${px.toFixed(1)} ${py.toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
    }),
  );
  s.line(barbs.join(''), color, r * 0.045, 'opacity="0.9"');
}

/** The colors of a daisy-like polyp. */
export type Daisy = {
  readonly disc: string;
  readonly ring: string;
  readonly arm: string;
  readonly tip: string;
};

/** A polyp with rows of simple tapering tentacles round a flat disc (duncans, sun corals). */
export function daisy(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  look: Daisy,
  count: number,
  seed: number,
  haze = 0,
): void {
  const random = seededRandom(seed);
  const arms = upTo(count * 2).map((i) => ({
    angle: (i / count) * Math.PI * 2 + (random() - 0.5) * 0.16,
    row: i < count ? 0 : 1,
  }));
  arms.sort((a, b) => Math.sin(a.angle) - Math.sin(b.angle) || a.row - b.row);
  const back = arms.filter(({ angle }) => Math.sin(angle) < 0);
  const front = arms.filter(({ angle }) => Math.sin(angle) >= 0);
  const arm = ({ angle, row }: { angle: number; row: number }): void => {
    const long = r * (row ? 0.86 : 1.12) * (0.88 + random() * 0.24);
    const lift = r * (row ? 0.34 : 0.14) * (0.7 + random() * 0.6);
    const from = around([x, y], angle, r * (row ? 0.4 : 0.48), squash);
    const mid = around([x, y - lift], angle, long * 0.72, squash);
    const to = around([x, y - lift * 0.5], angle + (random() - 0.5) * 0.14, long, squash);
    s.tube(
      [from, mid, to],
      (t) => r * 0.085 * (1 - 0.62 * t),
      look.arm,
      look.tip,
      haze + (row ? 0 : 0.18),
    );
  };
  back.forEach(arm);
  s.oval(
    x,
    y,
    r * 0.54,
    r * 0.54 * squash,
    s.radial([
      [0, deep(look.disc, haze * 0.6)],
      [0.5, deep(look.disc, 0.12 + haze * 0.5)],
      [0.8, deep(look.ring, haze * 0.5)],
      [1, deep(look.ring, 0.55)],
    ]),
  );
  const rays = upTo(20).map((i) => {
    const a = around([x, y], (i / 20) * Math.PI * 2, r * 0.17, squash);
    const b = around([x, y], (i / 20) * Math.PI * 2, r * 0.48, squash);
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  });
  s.line(rays.join(''), lit(look.disc, 0.5), r * 0.02, 'opacity="0.4"');
  s.oval(
    x,
    y - r * 0.02,
    r * 0.14,
    r * 0.09 * squash,
    s.radial([
      [0, '#0a0f2a'],
      [0.6, deep(look.disc, 0.6)],
      [1, lit(look.disc, 0.35)],
    ]),
  );
  front.forEach(arm);
}
