import { closedCurve, openCurve, type Point, steps } from '../../../web/src/ui/drawing/curves.ts';
import { between } from '../../../web/src/ui/drawing/seeded-random.ts';
import { blob } from '../../shared/geometry.ts';
import { mix, shade } from '../../shared/color.ts';
import type { Sheet } from '../../shared/sheet.ts';

/** Sand from `level` to the lower edge, lit from the upper left, with ripples and a few grains. */
export function sand(sheet: Sheet, random: () => number, level: number, tone = '#d8c8a4'): void {
  const crest = steps(9).map((t): Point => [
    t * 1400 - 60,
    level + between(random, -10, 10) + 34 * Math.abs(t - 0.45),
  ]);
  const bed = sheet.linear(
    [0, level - 20],
    [0, 960],
    [
      [0, mix(tone, '#9fd8dc', 0.16)],
      [0.3, mix(shade(tone, 0.16), '#2f6f98', 0.26)],
      [1, mix(shade(tone, 0.66), '#0a3050', 0.3)],
    ],
  );
  const path = `${openCurve(crest)}L1340 1000L-60 1000Z`;
  sheet.fill(path, bed);
  sheet.line(crest, '#eafaff', 5, `opacity="0.4" filter="${sheet.blur(3)}"`);
  sheet.group(`clip-path="${sheet.clip(path)}"`, () => {
    sheet.glow([430, level + 40], 560, '#fff0cc', 0.5, 140);
    ripples(sheet, random, level);
    sheet.glow([1280, 980], 620, '#020a20', 0.7, 300);
  });
}

function ripples(sheet: Sheet, random: () => number, level: number): void {
  for (let i = 0; i < 9; i += 1) {
    const depth = (i / 9) ** 1.4;
    const phase = random() * 6;
    const row = steps(13).map((t): Point => [
      t * 1400 - 60,
      level +
        38 +
        depth * (900 - level) +
        Math.sin(t * 15 + phase) * (3 + depth * 9) +
        30 * Math.abs(t - 0.45),
    ]);
    const lee = row.map(([x, y]): Point => [x + 6, y + 7 + depth * 7]);
    sheet.line(lee, '#1a3a52', 5 + depth * 10, `opacity="0.2" filter="${sheet.blur(5)}"`);
    sheet.line(row, '#fff4d8', 4 + depth * 6, `opacity="0.24" filter="${sheet.blur(4)}"`);
  }
}

const CRUST = ['#c0508f', '#8a4fb0', '#3f93a0', '#d97aa8', '#c8824a', '#5a6fd0'] as const;

function boulder(sheet: Sheet, random: () => number, at: Point, rx: number, ry: number): void {
  const ring = blob(at, rx, ry, 0.12, random, 13);
  sheet.shape(
    ring,
    sheet.linear(
      [at[0] - rx * 0.5, at[1] - ry],
      [at[0] + rx * 0.25, at[1] + ry * 0.6],
      [
        [0, '#9a86ac'],
        [0.22, '#5f5488'],
        [0.55, '#262a5a'],
        [1, '#080e28'],
      ],
    ),
  );
  const path = closedCurve(ring);
  sheet.group(`clip-path="${sheet.clip(path)}"`, () => {
    for (let i = 0; i < 12; i += 1) {
      const spot: Point = [at[0] + between(random, -rx, rx), at[1] - ry * between(random, 0, 1)];
      const size = between(random, 0.08, 0.24) * rx;
      const soft = `opacity="${between(random, 0.25, 0.6).toFixed(2)}" filter="${sheet.blur(3)}"`;
      sheet.shape(
        blob(spot, size, size * 0.5, 0.35, random, 9),
        CRUST[i % CRUST.length] ?? CRUST[0],
        soft,
      );
    }
    for (let i = 0; i < 16; i += 1) {
      const pit: Point = [
        at[0] + between(random, -rx, rx),
        at[1] - ry * between(random, -0.2, 0.95),
      ];
      const r = between(random, 4, 13);
      sheet.oval([pit[0] + 2, pit[1] + 3], r, r * 0.6, '#d8f2ff', 'opacity="0.22"');
      sheet.oval(pit, r, r * 0.6, '#060b24', 'opacity="0.6"');
    }
    sheet.stroke(
      path,
      '#03081e',
      rx * 0.22,
      `opacity="0.6" filter="${sheet.blur(20)}" transform="translate(-12 -22)"`,
    );
    const rim = sheet.linear(
      [at[0] - rx * 0.7, at[1] - ry],
      [at[0] + rx * 0.5, at[1] + ry * 0.1],
      [
        [0, '#d4f6ff', 0.9],
        [0.45, '#b8e4ff', 0.35],
        [0.9, '#b8e4ff', 0],
      ],
    );
    sheet.stroke(
      path,
      rim,
      9,
      `opacity="0.75" filter="${sheet.blur(3.5)}" transform="translate(4 6)"`,
    );
  });
}

/** A ledge of live rock crusted with coralline algae, its top at about `at[1] - ry`. */
export function rock(sheet: Sheet, random: () => number, at: Point, rx: number, ry: number): void {
  for (const [dx, dy, w, h] of [
    [-0.72, 0.16, 0.42, 0.8],
    [0.74, 0.2, 0.44, 0.78],
    [-0.3, 0.0, 0.5, 0.96],
    [0.36, 0.02, 0.52, 0.98],
    [0.02, 0.3, 0.5, 0.98],
    [-0.62, 0.62, 0.4, 0.7],
    [0.66, 0.66, 0.42, 0.7],
  ] as const) {
    boulder(sheet, random, [at[0] + dx * rx, at[1] + dy * ry], rx * w, ry * h);
  }
}

/** The soft shadow a fish throws on what it rests on. */
export function restingShadow(sheet: Sheet, at: Point, rx: number, ry: number): void {
  sheet.oval(at, rx, ry, '#020a20', `opacity="0.55" filter="${sheet.blur(14)}"`);
}
