import { steps } from '../../../web/src/ui/drawing/curves.ts';
import type { Fish, OnBody } from '../anatomy/fish.ts';
import {
  BLACK,
  inAnemone,
  ORANGE,
  paintClownfish,
  type ClownColors,
} from './ocellaris-clownfish.ts';

const WHITE = '#fbfcfa';

/** A patch whose edge wanders: `wobble` is how far, in units of the fish's space. */
function ragged(fish: Fish, ring: readonly OnBody[], wobble: number, edge?: string): void {
  const loose = ring.map(([x, v]): OnBody => [
    x + (fish.random() - 0.5) * wobble * 2,
    v + (fish.random() - 0.5) * wobble * 0.05,
  ]);
  if (edge !== undefined)
    fish.sheet.shape(fish.on(loose), WHITE, `stroke="${edge}" stroke-width="${fish.k * 2.4}"`);
  fish.sheet.shape(fish.on(loose), WHITE);
}

const ringOf = (x: number, rx: number, v: number, rv: number, count = 14): OnBody[] =>
  steps(count + 1)
    .slice(1)
    .map((t): OnBody => [x + Math.cos(t * 6.2832) * rx, v + Math.sin(t * 6.2832) * rv]);

function picasso(fish: Fish): void {
  fish.inside(() => {
    ragged(
      fish,
      [
        [17, -1.3],
        [21, -0.7],
        [20, -0.1],
        [16, 0.3],
        [13, 0.7],
        [15, 1.3],
        [27, 1.3],
        [30, 0.7],
        [36, 0.35],
        [47, 0.24],
        [58, 0.34],
        [63, 0.7],
        [60, 1.3],
        [70, 1.3],
        [73, 0.5],
        [70, 0],
        [74, -0.5],
        [66, -1.3],
        [52, -1.3],
        [56, -0.6],
        [50, -0.28],
        [38, -0.2],
        [31, -0.5],
        [29, -1.3],
      ],
      1.4,
      '#0a0b14',
    );
    ragged(
      fish,
      [
        [88, -1.4],
        [86, -0.5],
        [90, 0.1],
        [87, 0.7],
        [90, 1.4],
        [106, 1.4],
        [106, -1.4],
      ],
      1.4,
      '#0a0b14',
    );
  });
}

/** WYSIWYG pair of Picasso clownfish: bands run together in broad black-edged whites. */
export function drawPicassoPair(): string {
  const slug = 'wysiwyg-picasso-clownfish-pair';
  const deepOrange: ClownColors = {
    ...ORANGE,
    skin: [
      [0, '#e85a10'],
      [0.4, '#ff7a18'],
      [0.75, '#ff9430'],
      [1, '#ffb45a'],
    ],
  };
  return inAnemone(slug, '#6a4f9a', '#c0f0a0', (sheet) => {
    paintClownfish(
      slug,
      { at: [880, 280], size: 430, facing: 'left', tilt: -6, bend: 4 },
      deepOrange,
      picasso,
      sheet,
    );
    paintClownfish(
      `${slug} female`,
      { at: [520, 500], size: 640, facing: 'right', tilt: 8, bend: -3 },
      deepOrange,
      picasso,
      sheet,
    );
  });
}

/** WYSIWYG Black Storm clownfish: white body stormed over a black face, back and fins. */
export function drawBlackStorm(): string {
  const slug = 'wysiwyg-black-storm-clownfish';
  return inAnemone(slug, '#3f6aa8', '#9fe0ff', (sheet) => {
    const fish = paintClownfish(
      slug,
      { at: [620, 425], size: 745, facing: 'left', tilt: 6, bend: -4 },
      BLACK,
      (storm) => {
        storm.inside(() => {
          ragged(
            storm,
            [
              [20, -0.35],
              [26, -0.72],
              [36, -0.6],
              [46, -0.82],
              [58, -0.6],
              [68, -0.86],
              [80, -0.6],
              [92, -0.9],
              [106, -0.6],
              [106, 0.7],
              [92, 0.5],
              [84, 0.86],
              [72, 0.6],
              [62, 0.92],
              [50, 0.7],
              [38, 1.05],
              [26, 0.86],
              [20, 1.05],
              [13, 0.6],
              [17, 0.2],
            ],
            1.8,
          );
          for (const [x, v, r] of [
            [44, -0.24, 2.6],
            [63, 0.2, 3.4],
            [78, -0.16, 2],
            [52, 0.38, 1.6],
            [34, 0.5, 1.4],
            [88, 0.08, 1.5],
            [56, -0.42, 1.3],
          ] as const) {
            storm.sheet.shape(storm.on(ringOf(x, r, v, r * 0.055, 9)), '#16151f');
          }
        });
      },
      sheet,
    );
    fish.spot([11, 0.62], 0.1, WHITE);
  });
}

/** A band across the body with a toothed edge. */
const zigzag = (x: number, half: number, lean: number): OnBody[] => {
  const side = (sign: number): OnBody[] =>
    steps(11).map((t, i): OnBody => [
      x + sign * (half + (i % 2 ? 2.4 : -0.4)) + lean * Math.sin(t * 3.1),
      -1.2 + t * 2.4,
    ]);
  return [...side(-1), ...side(1).toReversed()];
};

/** WYSIWYG Snowflake clownfish: bands broken into scalloped, black-rimmed snow. */
export function drawSnowflake(): string {
  const slug = 'wysiwyg-snowflake-clownfish';
  return inAnemone(slug, '#8a5a3a', '#ffb0d0', (sheet) => {
    paintClownfish(
      slug,
      { at: [655, 430], size: 740, facing: 'right', tilt: 6, bend: -4 },
      ORANGE,
      (flake) => {
        flake.inside(() => {
          const edge = '#0a0b14';
          ragged(flake, zigzag(21, 4.4, 4), 0.6, edge);
          ragged(flake, zigzag(58, 7.4, -6), 0.9, edge);
          ragged(flake, zigzag(94, 3.6, 0), 0.5, edge);
          for (const [x, v, r] of [
            [38, -0.5, 2.2],
            [40, 0.62, 1.8],
            [75, -0.3, 2.4],
            [78, 0.4, 1.7],
          ] as const) {
            ragged(flake, ringOf(x, r, v, r * 0.06, 9), 0.5, edge);
          }
        });
      },
      sheet,
    );
  });
}
