import { closedCurve, type Point } from '../../../web/src/ui/drawing/curves.ts';
import { between } from '../../../web/src/ui/drawing/seeded-random.ts';
import { sample, taper } from '../../shared/geometry.ts';
import { light, shade } from '../../shared/color.ts';
import type { Sheet } from '../../shared/sheet.ts';

type Twig = { from: Point; angle: number; length: number; width: number; depth: number };

function grow(sheet: Sheet, random: () => number, twig: Twig, color: string): void {
  const { from, angle, length, width, depth } = twig;
  const bent = angle + between(random, -0.3, 0.3);
  const mid: Point = [
    from[0] + Math.cos(angle) * length * 0.5,
    from[1] + Math.sin(angle) * length * 0.5,
  ];
  const tip: Point = [
    mid[0] + Math.cos(bent) * length * 0.5,
    mid[1] + Math.sin(bent) * length * 0.5,
  ];
  const spine = sample([from, mid, tip], 10);
  if (depth > 0) {
    for (const side of [-1, 1, 0.15]) {
      const next = bent + side * between(random, 0.35, 0.75);
      grow(
        sheet,
        random,
        { from: tip, angle: next, length: length * 0.76, width: width * 0.7, depth: depth - 1 },
        color,
      );
    }
  }
  sheet.fill(closedCurve(taper(spine, (t) => width * (1 - t * 0.3))), shade(color, 0.28));
  sheet.line(
    spine.map(([x, y]): Point => [x - width * 0.3, y - width * 0.2]),
    light(color, 0.4),
    width * 0.5,
    'opacity="0.6"',
  );
}

/** A branching sea fan rooted at `from`, growing at `angle` radians (−π/2 is up). */
export function gorgonian(
  sheet: Sheet,
  random: () => number,
  from: Point,
  angle: number,
  length: number,
  color: string,
  depth = 4,
): void {
  grow(sheet, random, { from, angle, length, width: length * 0.075, depth }, color);
}
