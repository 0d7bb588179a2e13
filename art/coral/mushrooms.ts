import { closedCurve, openCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around, blob } from '../shared/geometry.ts';
import { upTo } from './geometry.ts';
import { deep, lit, mix } from './palette.ts';
import type { Scene } from './scene.ts';
import { frill, type Flesh } from './discs.ts';

/** A mushroom's soft disc: smooth flesh with radial striations and a wavy hem. */
export function mushroom(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  look: Flesh,
  seed: number,
): void {
  const hem = frill(x, y, r, squash, 10, 0.045, seed);
  s.path(
    closedCurve(hem.map(([px, py]): Point => [px + r * 0.05, py + r * 0.14])),
    '#030818',
    `opacity="0.6" filter="${s.blur(12)}"`,
  );
  s.path(closedCurve(hem.map(([px, py]): Point => [px, py + r * 0.06])), deep(look.rim, 0.55));
  s.group(`filter="${s.relief(Math.round(r * 0.09), 0.5, 0.5)}"`, () => {
    s.path(
      closedCurve(hem),
      s.radial(
        [
          [0, look.heart],
          [0.35, mix(look.heart, look.ring, 0.6)],
          [0.72, look.ring],
          [0.9, look.rim],
          [1, lit(look.rim, 0.3)],
        ],
        [0.5, 0.5],
      ),
    );
  });
  const rays = upTo(44).map((i) => {
    const angle = (i / 44) * Math.PI * 2;
    return openCurve([
      around([x, y], angle, r * 0.16, squash),
      around([x, y - r * 0.02], angle + 0.04, r * 0.55, squash),
      around([x, y], angle + 0.02, r * 0.9, squash),
    ]);
  });
  s.line(rays.join(''), look.bands ?? lit(look.ring, 0.4), r * 0.016, 'opacity="0.5"');
  s.oval(
    x,
    y + r * 0.01,
    r * 0.13,
    r * squash * 0.12,
    s.radial([
      [0, deep(look.mouth, 0.75)],
      [0.7, look.mouth],
      [1, lit(look.mouth, 0.35)],
    ]),
  );
}

/** Swollen beads strewn over a disc in rings, larger ones toward the outside. */
export function beads(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  colors: readonly string[],
  size: number,
  count: number,
  seed: number,
): void {
  const random = seededRandom(seed);
  const all = upTo(count).map((i) => {
    const far = 0.2 + 0.74 * Math.sqrt((i + 0.5) / count);
    return { at: around([x, y], i * 2.399963, r * far, squash), far };
  });
  all.sort((a, b) => a.at[1] - b.at[1]);
  for (const { at, far } of all) {
    const color =
      colors[Math.min(colors.length - 1, Math.floor((far - 0.2) * 1.36 * colors.length))] ??
      '#ffffff';
    const d = size * (0.72 + 0.4 * far) * (0.8 + random() * 0.45);
    s.oval(at[0] + d * 0.2, at[1] + d * 0.45, d, d * 0.8, '#040a1e', 'opacity="0.35"');
    s.orb(at[0], at[1] - d * 0.25, d, mix(color, colors[0] ?? color, random() * 0.25), 0);
  }
}

/** A low mat of tissue under a group of polyps. */
export function mat(
  s: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  seed: number,
): void {
  const random = seededRandom(seed);
  s.group(`filter="${s.relief(12, 0.3, 0.7)}"`, () => {
    s.path(
      closedCurve(blob([x, y], rx, ry, 0.09, random, 16)),
      s.linear(
        [x - rx, y - ry],
        [x + rx, y + ry],
        [
          [0, color],
          [1, deep(color, 0.7)],
        ],
      ),
    );
  });
}
