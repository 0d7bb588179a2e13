import { along, closedCurve, num, sample, taper } from '../../shared/geometry.ts';
import type { Point } from '../../shared/geometry.ts';
import { light, mix, shade } from '../../shared/colour.ts';
import { between } from '../../shared/random.ts';
import type { Sheet } from '../../shared/sheet.ts';

type Bed = { from: number; to: number; level: number; count: number; height: number; haze: number };

/** A row of bubble-tipped anemone tentacles; `haze` 0–1 sinks it into the water behind. */
export function tentacles(sheet: Sheet, random: () => number, bed: Bed, skin: string, tip: string): void {
  const tone = (colour: string): string => mix(colour, '#0a2f55', bed.haze);
  for (let i = 0; i < bed.count; i += 1) {
    const foot = bed.from + ((bed.to - bed.from) * (i + random() * 0.8)) / bed.count;
    const lean = between(random, -70, 70) + (foot - 640) * 0.16;
    const height = bed.height * between(random, 0.62, 1.1);
    const bones: Point[] = [[foot, bed.level], [foot + lean * 0.15, bed.level - height * 0.5], [foot + lean, bed.level - height]];
    const spine = sample(bones, 14);
    const fat = between(random, 12, 17);
    const ring = (share: number): string => closedCurve(taper(spine, (t) => fat * share * (1.15 - 0.55 * t)));
    const flow = sheet.linear([0, Math.round(bed.level)], [0, Math.round(bed.level - bed.height)], [
      [0, shade(tone(skin), 0.72)],
      [0.55, tone(skin)],
      [1, light(tone(skin), 0.25)],
    ]);
    sheet.fill(ring(1), flow);
    sheet.fill(ring(0.3), light(tone(skin), 0.6), `opacity="0.22" transform="translate(${num(-fat * 0.3)} 0)"`);
    const end = along(bones, 1);
    const bulb = sheet.radial([[0, light(tone(tip), 0.75)], [0.5, tone(tip)], [1, shade(tone(tip), 0.45)]], [0.36, 0.32], 0.66);
    sheet.oval(end, fat * 1.06, fat * 1.2, bulb);
  }
}
