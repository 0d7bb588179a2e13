import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { between } from '../../web/src/ui/drawing/seeded-random.ts';
import { mix, shade } from './color.ts';
import { blob, sample, taper } from './geometry.ts';
import type { Sheet } from './sheet.ts';

const TINTS = ['#b0408a', '#7a4fd0', '#c8783a', '#2fa88a', '#d0506a', '#4f8ad8'] as const;

type Random = () => number;

const tintOf = (random: Random): string => TINTS[Math.floor(random() * TINTS.length)] ?? TINTS[0];

function branches(
  sheet: Sheet,
  random: Random,
  from: Point,
  angle: number,
  length: number,
  color: string,
): void {
  const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  const spine = sample([from, tip], 4);
  sheet.fill(closedCurve(taper(spine, (t) => length * 0.16 * (1 - t * 0.45))), color);
  if (length < 38) return;
  for (const side of [-1, 1]) {
    branches(
      sheet,
      random,
      tip,
      angle + side * between(random, 0.25, 0.6),
      length * between(random, 0.66, 0.8),
      color,
    );
  }
}

function dome(sheet: Sheet, random: Random, at: Point, size: number, color: string): void {
  const ring = blob(at, size, size * 0.72, 0.07, random, 14);
  const top = mix(color, '#bff2ff', 0.35);
  sheet.shape(
    ring,
    sheet.linear(
      [at[0] - size * 0.4, at[1] - size * 0.7],
      [at[0] + size * 0.3, at[1] + size * 0.5],
      [
        [0, top],
        [0.5, color],
        [1, shade(color, 0.7)],
      ],
    ),
  );
}

/** One colony of the reef out of focus, at `at`; `size` in picture pixels, sunk into `water`. */
function colony(sheet: Sheet, random: Random, at: Point, size: number, water: string): void {
  const color = mix(tintOf(random), water, between(random, 0.5, 0.68));
  if (random() < 0.6)
    branches(sheet, random, [at[0], at[1] + 30], -Math.PI / 2, size * 0.85, color);
  else dome(sheet, random, at, size, color);
}

/** Corals far behind the subject, to the left and the right, too blurred to compete with it. */
export function distantReef(sheet: Sheet, random: Random, water: string): void {
  const places = [30, 140, 265, 400, 900, 1010, 1130, 1255];
  sheet.group(`filter="${sheet.blur(11)}" opacity="0.85"`, () => {
    for (const x of places) {
      const edge = Math.abs(x - 640) / 640;
      const level = 930 - edge * between(random, 30, 110);
      colony(
        sheet,
        random,
        [x + between(random, -40, 40), level],
        between(random, 50, 70) + edge * 50,
        water,
      );
    }
  });
}
