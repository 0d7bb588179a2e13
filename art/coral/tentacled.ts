import { colony } from './euphyllia.ts';

/** Stony corals that show long tentacles: the Euphyllia family and their like. */
export const tentacled: Record<string, () => string> = {
  'green-torch-coral': () =>
    colony(
      {
        reach: 335,
        count: 76,
        thick: 15,
        base: '#0f5a44',
        stem: '#1fb56a',
        tip: '#d8ff3c',
        kind: 'ball',
        tipSize: 19,
        drift: 50,
        upright: 0.5,
        seed: 11,
      },
      [
        [380, 510, 0.82],
        [880, 480, 0.86],
        [610, 610, 1.05],
      ],
      '#8d86a8',
    ),
  'purple-hammer-coral': () =>
    colony(
      {
        reach: 235,
        count: 54,
        thick: 15,
        base: '#4a2486',
        stem: '#7c3fc0',
        tip: '#5dffb0',
        kind: 'anchor',
        tipSize: 27,
        drift: 14,
        upright: 0.5,
        seed: 23,
      },
      [
        [640, 430, 0.95],
        [350, 570, 0.9],
        [920, 560, 0.92],
        [640, 660, 1.02],
      ],
      '#8d86a8',
    ),
  'green-frogspawn-coral': () =>
    colony(
      {
        reach: 260,
        count: 40,
        thick: 16,
        base: '#1f5a30',
        stem: '#3fa548',
        tip: '#c07bff',
        kind: 'nubs',
        tipSize: 27,
        drift: 10,
        upright: 0.5,
        seed: 37,
      },
      [
        [640, 420, 0.85],
        [360, 570, 0.95],
        [910, 560, 0.95],
        [640, 670, 1.15],
      ],
      '#8d86a8',
    ),
};
