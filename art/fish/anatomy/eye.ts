import { num, type Point } from '../../../web/src/ui/drawing/curves.ts';
import { light, shade } from '../../shared/color.ts';
import type { Sheet } from '../../shared/sheet.ts';

/** Paints a glossy eye of `r` pixels: iris ring, deep pupil, catch-light from the upper left. */
export function paintEye(sheet: Sheet, at: Point, r: number, iris: string, pupil = 0.6): void {
  const [x, y] = at;
  sheet.glow(at, r * 1.7, '#020617', 0.55);
  const ring = sheet.radial(
    [
      [0, light(iris, 0.35)],
      [0.62, iris],
      [0.86, shade(iris, 0.45)],
      [1, shade(iris, 0.85)],
    ],
    [0.45, 0.42],
    0.56,
  );
  sheet.oval(at, r, r, ring);
  const depth = sheet.radial(
    [
      [0, '#16264f'],
      [0.55, '#050917'],
      [1, '#010208'],
    ],
    [0.62, 0.68],
    0.6,
  );
  sheet.oval(at, r * pupil, r * pupil, depth);
  sheet.oval(
    at,
    r * 0.97,
    r * 0.97,
    'none',
    `stroke="${light(iris, 0.5)}" stroke-width="${num(r * 0.05)}" opacity="0.5"`,
  );
  sheet.oval([x - r * 0.27, y - r * 0.32], r * 0.22, r * 0.17, '#ffffff', 'opacity="0.95"', -35);
  sheet.oval([x + r * 0.26, y + r * 0.3], r * 0.12, r * 0.08, '#bfeaff', 'opacity="0.5"', -35);
}
