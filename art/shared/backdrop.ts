import { openCurve, type Point, steps } from '../../web/src/ui/drawing/curves.ts';
import { between } from '../../web/src/ui/drawing/seeded-random.ts';
import { mix, shade } from './color.ts';
import { polygon } from './geometry.ts';
import { distantReef } from './distant-reef.ts';
import { randomOf } from './random.ts';
import { Sheet } from './sheet.ts';

/** Size of every picture in picture pixels: 4:3. */
export const WIDTH = 1280;
export const HEIGHT = 960;

/** The water's colors: where the light comes in, halfway down, and in the deep. */
export type Mood = { readonly surface: string; readonly mid: string; readonly deep: string };

/** The moods of a picture; by default its slug picks one of the first four. */
export const MOODS = {
  lagoon: { surface: '#2aa3b4', mid: '#0b4a66', deep: '#031226' },
  drop: { surface: '#2f86c4', mid: '#0c3a6e', deep: '#040f2b' },
  dusk: { surface: '#4b78c6', mid: '#1b2f6d', deep: '#090d2c' },
  kelp: { surface: '#36a892', mid: '#0a4a58', deep: '#03161f' },
  night: { surface: '#2a5f9a', mid: '#0a2148', deep: '#020817' },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;

const CHOICE: readonly MoodName[] = ['lagoon', 'drop', 'dusk', 'kelp'];

function water(sheet: Sheet, mood: Mood): void {
  const column = sheet.linear(
    [260, 0],
    [560, HEIGHT],
    [
      [0, mix(mood.mid, mood.surface, 0.18)],
      [0.45, mood.mid],
      [1, mood.deep],
    ],
  );
  sheet.fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, column);
  sheet.glow([230, -40], 900, mood.surface, 0.7, 640);
  sheet.glow([660, 470], 620, mood.surface, 0.34, 430);
}

function shafts(sheet: Sheet, mood: Mood, random: () => number): void {
  const color = mix(mood.surface, '#ffffff', 0.6);
  const fade = sheet.linear(
    [200, 0],
    [620, 820],
    [
      [0, color, 0.34],
      [0.5, color, 0.12],
      [1, color, 0],
    ],
  );
  sheet.group(`filter="${sheet.blur(16)}"`, () => {
    for (const i of [0, 1, 2, 3, 4]) {
      const top = 20 + i * 120 + between(random, -40, 40);
      const foot = top * 1.75 + 120 + between(random, -50, 50);
      const wide = between(random, 24, 74);
      const beam: Point[] = [
        [top, -60],
        [top + wide, -60],
        [foot + wide * 3, 900],
        [foot, 900],
      ];
      sheet.fill(polygon(beam), fade, `opacity="${between(random, 0.35, 1).toFixed(2)}"`);
    }
  });
}

function ridge(random: () => number, level: number, height: number): string {
  const crest = steps(12).map((t): Point => {
    const edge = Math.abs(t - 0.5) * 2;
    return [t * 1400 - 60, level - height * edge * between(random, 0.35, 1.2)];
  });
  return `${openCurve(crest)}L1340 1020L-60 1020Z`;
}

function reef(sheet: Sheet, mood: Mood, random: () => number): void {
  const far = sheet.linear(
    [0, 700],
    [0, HEIGHT],
    [
      [0, mix(mood.mid, mood.surface, 0.16), 0.75],
      [1, mood.deep, 0.9],
    ],
  );
  sheet.fill(ridge(random, 850, 210), far, `filter="${sheet.blur(14)}"`);
  distantReef(sheet, random, mix(mood.mid, mood.deep, 0.35));
  const near = sheet.linear(
    [0, 800],
    [0, HEIGHT],
    [
      [0, shade(mood.mid, 0.45)],
      [1, shade(mood.deep, 0.4)],
    ],
  );
  sheet.fill(ridge(random, 950, 110), near, `filter="${sheet.blur(6)}"`);
}

function plankton(sheet: Sheet, mood: Mood, random: () => number): void {
  const color = mix(mood.surface, '#ffffff', 0.7);
  for (let i = 0; i < 16; i += 1) {
    const size = 2 + random() ** 3 * 20;
    const at: Point = [random() * WIDTH, random() * HEIGHT * 0.9];
    sheet.glow(at, size * 1.5, color, size > 8 ? 0.16 : 0.6);
  }
}

/** The water of the picture `slug`: gradient, light from the upper left, reef hint, plankton. */
export function backdrop(slug: string, moodName?: MoodName): string {
  const random = randomOf(slug);
  const mood = MOODS[moodName ?? CHOICE[Math.floor(random() * CHOICE.length)] ?? 'lagoon'];
  const sheet = new Sheet('w');
  water(sheet, mood);
  shafts(sheet, mood, random);
  reef(sheet, mood, random);
  plankton(sheet, mood, random);
  return sheet.svg();
}

/** The foreground: a vignette that holds the eye in the picture. */
export function foreground(): string {
  const sheet = new Sheet('v');
  const veil = sheet.radial(
    [
      [0, '#020817', 0],
      [0.68, '#020817', 0],
      [1, '#020817', 0.62],
    ],
    [0.48, 0.46],
    0.74,
  );
  sheet.fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, veil);
  return sheet.svg();
}
