import { closedCurve, num, type Point } from '../../../web/src/ui/drawing/curves.ts';
import { between } from '../../../web/src/ui/drawing/seeded-random.ts';
import { along, sample, taper } from '../../shared/geometry.ts';
import { light, mix, shade } from '../../shared/color.ts';
import type { Sheet } from '../../shared/sheet.ts';

type Bed = { from: number; to: number; level: number; count: number; height: number; haze: number };

/** A row of bubble-tipped anemone tentacles; `haze` 0–1 sinks it into the water behind. */
export function tentacles(
  sheet: Sheet,
  random: () => number,
  bed: Bed,
  skin: string,
  tip: string,
): void {
  const tone = (color: string): string => mix(color, '#0a2f55', bed.haze);
  for (let i = 0; i < bed.count; i += 1) {
    const foot = bed.from + ((bed.to - bed.from) * (i + random() * 0.8)) / bed.count;
    const lean = between(random, -70, 70) + (foot - 640) * 0.16;
    const height = bed.height * between(random, 0.62, 1.1);
    const bones: Point[] = [
      [foot, bed.level],
      [foot + lean * 0.15, bed.level - height * 0.5],
      [foot + lean, bed.level - height],
    ];
    const spine = sample(bones, 14);
    const fat = between(random, 19, 27);
    const bubble = between(random, 0.66, 0.8);
    const swell = (t: number): number =>
      0.74 + 0.5 * Math.exp(-(((t - bubble) / 0.17) ** 2)) - 0.42 * t ** 7;
    const ring = (share: number): string =>
      closedCurve(taper(spine, (t) => fat * share * swell(t)));
    const end = along(bones, 1);
    const flow = sheet.linear(bones[0] ?? end, end, [
      [0, shade(tone(skin), 0.82)],
      [0.45, shade(tone(skin), 0.2)],
      [0.72, light(tone(skin), 0.22)],
      [0.86, light(tone(tip), 0.1)],
      [1, light(tone(tip), 0.45)],
    ]);
    sheet.oval(end, fat * 0.34, fat * 0.34, light(tone(tip), 0.45));
    sheet.fill(ring(1), flow);
    const gleam = `opacity="${num(0.5 - bed.haze * 0.3)}" filter="${sheet.blur(3)}"`;
    const side = spine.slice(6, 13).map(([x, y]): Point => [x - fat * 0.42, y]);
    sheet.line(side, light(tone(tip), 0.8), fat * 0.24, gleam);
  }
}
