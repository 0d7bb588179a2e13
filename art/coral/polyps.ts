import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { type Point } from '../../web/src/ui/drawing/curves.ts';
import { fleshy, zoa, type Flesh, type Rings } from './discs.ts';
import { mat } from './mushrooms.ts';
import { around } from '../shared/geometry.ts';
import { upTo } from './geometry.ts';
import { plug, rock } from './habitat.ts';
import { deep } from './palette.ts';
import { Scene } from './scene.ts';

/** A polyp's position, its radius and how far it tips away (1 faces us). */
export type Seat = readonly [x: number, y: number, r: number, squash: number];

/**
 * `count` seats packed over a mound like seeds of a sunflower, farthest first; `fill` 1 makes
 * neighbors touch, more makes them crowd.
 */
export function mound(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: number,
  count: number,
  seed: number,
): Seat[] {
  const random = seededRandom(seed);
  const size = Math.sqrt((rx * ry * 1.38) / count) * 0.86 * fill;
  const turn = random() * 6.3;
  const seats = upTo(count).map((i): Seat => {
    const far = Math.sqrt((i + 0.4) / count) + (random() - 0.5) * 0.07;
    const [x, y] = around([0, 0], turn + i * 2.399963, far);
    return [cx + x * rx, cy + y * ry, size * (0.86 + random() * 0.24 + y * 0.12), 0.68 + y * 0.12];
  });
  return seats.toSorted((a, b) => a[1] - b[1]);
}

/** A colony of zoanthids on rock. */
export function zoaColony(
  seats: readonly Seat[],
  rings: Rings,
  skirt: string,
  stem: string,
  seed: number,
): string {
  const s = new Scene();
  rock(s, 640, 700, 1240, 760, seed, '#7a4bb0');
  s.glow(640, 520, 560, rings[0]?.[1] ?? skirt, 0.22);
  s.group(`filter="${s.bloom(10, 0.5)}"`, () =>
    seats.forEach(([x, y, r, squash], i) => {
      const foot: Point = [640 + (x - 640) * 0.86, y + r * 1.5];
      s.tube(
        [[x, y + r * 0.2], [(x + foot[0]) / 2, y + r * 0.8], foot],
        (t) => r * (0.6 - 0.12 * t),
        stem,
        deep(stem, 0.5),
        0.2,
      );
      zoa(s, x, y, r, squash, rings, skirt, seed + i, 0.3 * (1 - i / seats.length));
    }),
  );
  return s.svg();
}

/** Fleshy polyps crowded on a mound; each takes one of the colorways in turn. */
export function fleshColony(
  seats: readonly Seat[],
  looks: readonly Flesh[],
  tissue: string,
  seed: number,
  isFrag = false,
): string {
  const s = new Scene();
  const low = Math.max(...seats.map((seat) => seat[1]));
  const wide = Math.max(...seats.map((seat) => Math.abs(seat[0] - 640) + seat[2]));
  const top = Math.min(...seats.map((seat) => seat[1] - seat[2] * 0.6));
  if (isFrag) plug(s, 640, low + 30, wide * 1.08);
  else rock(s, 640, 740, 1240, 700, seed);
  s.glow(640, 520, 560, looks[0]?.rim ?? tissue, 0.24);
  mat(s, 640, (top + low) / 2 + 46, wide * 0.78, (low - top) / 2 - 6, tissue, seed);
  const pick = seededRandom(seed + 9);
  s.group(`filter="${s.bloom(8, 0.4)}"`, () =>
    seats.forEach(([x, y, r, squash], i) => {
      const look = looks[Math.floor(pick() * looks.length)] ?? looks[0];
      if (look) fleshy(s, x, y, r, squash, look, seed + i, 12, 0.25 * (1 - i / seats.length));
    }),
  );
  return s.svg();
}
