import { blob, openCurve, steps } from '../../shared/geometry.ts';
import type { Point } from '../../shared/geometry.ts';
import { light, mix, shade } from '../../shared/colour.ts';
import { between } from '../../shared/random.ts';
import type { Sheet } from '../../shared/sheet.ts';

/** Sand from `level` to the lower edge, lit from the upper left, with ripples and a few grains. */
export function sand(sheet: Sheet, random: () => number, level: number, tone = '#b9a989'): void {
  const crest = steps(9).map((t): Point => [t * 1400 - 60, level + between(random, -12, 12) + 26 * Math.abs(t - 0.45)]);
  const bed = sheet.linear([200, level - 20], [520, 980], [
    [0, mix(tone, '#5fb4c8', 0.35)],
    [0.35, mix(shade(tone, 0.38), '#1d6f94', 0.3)],
    [1, shade(tone, 0.86)],
  ]);
  sheet.fill(`${openCurve(crest)}L1340 1000L-60 1000Z`, bed);
  for (let i = 1; i < 6; i += 1) {
    const row = crest.map(([x, y], j): Point => [x, y + i * 30 + Math.sin(j * 1.7 + i) * 9]);
    sheet.line(row, '#dff6ff', 3 + i, `opacity="${(0.13 - i * 0.015).toFixed(2)}" filter="${sheet.blur(3)}"`);
  }
  for (let i = 0; i < 90; i += 1) {
    const at: Point = [random() * 1280, level + 26 + random() * (940 - level)];
    sheet.oval(at, between(random, 1, 3.4), between(random, 0.8, 2), i % 3 ? light(tone, 0.3) : shade(tone, 0.7), 'opacity="0.45"');
  }
}

/** A boulder crusted with coralline algae, for fish that perch. */
export function rock(sheet: Sheet, random: () => number, at: Point, rx: number, ry: number): void {
  const ring = blob(at, rx, ry, 0.1, random, 11);
  const body = sheet.linear([at[0] - rx * 0.5, at[1] - ry], [at[0] + rx * 0.3, at[1] + ry * 0.7], [
    [0, '#7f6f97'],
    [0.3, '#4a4272'],
    [0.65, '#1c2149'],
    [1, '#070c22'],
  ]);
  sheet.shape(ring, body);
  const path = `${openCurve([...ring, ring[0] ?? at])}Z`;
  sheet.group(`clip-path="${sheet.clip(path)}"`, () => {
    for (let i = 0; i < 26; i += 1) {
      const spot: Point = [at[0] + between(random, -rx, rx), at[1] - ry * between(random, -0.5, 1)];
      const hue = ['#b0487f', '#7a3f98', '#3f7f8f', '#c46a9a'][i % 4] ?? '#b0487f';
      const soft = `opacity="${between(random, 0.18, 0.42).toFixed(2)}" filter="${sheet.blur(5)}"`;
      sheet.shape(blob(spot, between(random, 18, 62), between(random, 12, 30), 0.3, random, 8), hue, soft);
    }
    sheet.stroke(path, '#03081e', 70, `opacity="0.6" filter="${sheet.blur(26)}" transform="translate(-14 -26)"`);
    sheet.stroke(path, '#c9f2ff', 10, `opacity="0.55" filter="${sheet.blur(4)}" transform="translate(5 7)"`);
  });
}

/** The soft shadow a fish throws on what it rests on. */
export function restingShadow(sheet: Sheet, at: Point, rx: number, ry: number): void {
  sheet.oval(at, rx, ry, '#020a20', `opacity="0.55" filter="${sheet.blur(14)}"`);
}
