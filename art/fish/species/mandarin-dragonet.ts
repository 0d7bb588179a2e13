import { steps } from '../../../web/src/ui/drawing/curves.ts';
import { Fish, type OnBody } from '../anatomy/fish.ts';
import { fanFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Fin, FinSpace } from '../anatomy/fin.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet } from '../../shared/sheet.ts';
import { restingShadow, rock } from '../habitat/ground.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 5],
    [2, 1],
    [8, -6],
    [15, -10.4],
    [26, -12],
    [44, -12.6],
    [62, -11.4],
    [82, -8.4],
    [100, -6.4],
  ],
  bottom: [
    [0, 5],
    [2, 8],
    [10, 11],
    [24, 13],
    [42, 13.4],
    [60, 11.6],
    [82, 8.6],
    [100, 6.6],
  ],
};

const ORANGE = '#ff7a1a';
const TEAL = '#12c8c0';
const INK = '#123a9a';

/** A ribbon of the maze: blue edge, orange heart. */
function ribbon(
  fish: Fish,
  path: readonly OnBody[],
  width: number,
  heart: string,
  edge: string,
): void {
  fish.line(path, edge, width * 1.9);
  fish.line(path, heart, width);
}

function maze(fish: Fish): void {
  for (let i = 0; i < 9; i += 1) {
    const x = 22 + i * 9.4;
    const path = steps(9).map((t): OnBody => [x + Math.sin(t * 7 + i * 1.7) * 4, -1.05 + t * 2.1]);
    ribbon(fish, path, 2.3, i % 2 ? ORANGE : '#ff9a2a', INK);
  }
  for (const [x, v, r] of [
    [27, -0.05, 3.2],
    [46, -0.4, 2.8],
    [64, 0.3, 3],
    [83, -0.2, 2.4],
    [38, 0.62, 2.4],
    [56, 0.66, 1.8],
    [72, -0.55, 2],
  ] as const) {
    fish.spot([x, v], r * 1.25, INK);
    fish.spot([x, v], r * 0.92, '#2fe0a8');
    fish.spot([x, v], r * 0.5, ORANGE);
  }
}

function face(fish: Fish): void {
  for (const [a, b, c] of [
    [0.95, 0.75, 0.55],
    [0.5, 0.32, 0.2],
    [0.1, 0.04, -0.1],
  ] as const) {
    ribbon(
      fish,
      [
        [2, a],
        [11, b],
        [21, c],
      ],
      1.2,
      '#2ff0c0',
      '#0f3fb0',
    );
  }
  for (let i = 0; i < 14; i += 1)
    fish.spot([5 + fish.random() * 15, 0.3 + fish.random() * 0.6], 0.45, '#ffe06a');
}

function swirls(fish: Fish, space: FinSpace, rows: number): void {
  for (let i = 0; i < rows; i += 1) {
    const f = 0.2 + (0.72 * i) / rows;
    const arc = steps(9).map((t) => space(t, f + Math.sin(t * 12 + i * 2) * 0.035));
    fish.sheet.line(arc, INK, fish.k * 1.9);
    fish.sheet.line(arc, i % 2 ? ORANGE : '#2fe8c8', fish.k * 1.05);
  }
}

const SAIL: Fin['stops'] = [
  [0, '#0fa8a0'],
  [0.55, '#1a7ad8', 0.95],
  [1, '#3f5aff', 0.9],
];

/** Mandarin dragonet: orange maze on blue-green, sail, great fan fins, hovering over rock. */
export function drawMandarin(): string {
  const sheet = new Sheet('f');
  const random = randomOf('mandarin-dragonet rock');
  sheet.glow([620, 430], 640, '#5fd0ff', 0.4, 420);
  rock(sheet, random, [620, 1010], 760, 270);
  restingShadow(sheet, [620, 760], 300, 26);
  const fish = new Fish(
    'mandarin-dragonet',
    PROFILE,
    { at: [600, 500], size: 740, facing: 'left', tilt: 4, bend: -3, turn: 0.15 },
    sheet,
  );
  fish.fin(
    {
      ...tailFin(6.4, 34, 17, 0.6),
      stops: [
        [0, '#ff8a1a'],
        [0.6, '#ff6a2a', 0.95],
        [1, '#2a6aff', 0.95],
      ],
      rays: 11,
      rayColor: '#1a3fb0',
      rayStrength: 0.8,
    },
    (s) => swirls(fish, s, 6),
  );
  fish.fin(
    {
      root: [
        [25, -10],
        [30, -10.6],
        [36, -11],
      ],
      margin: [
        [27, -46],
        [34, -40],
        [40, -31],
        [44, -21],
        [45, -14],
      ],
      stops: SAIL,
      rays: 5,
      stripes: [{ from: 0.86, to: 1, color: ORANGE, opacity: 0.85 }],
    },
    (s) => swirls(fish, s, 5),
  );
  fish.fin(
    {
      root: [
        [46, -11],
        [54, -11],
        [66, -10],
        [76, -8.6],
        [86, -7],
      ],
      margin: [
        [50, -22],
        [56, -30],
        [66, -32.5],
        [78, -31],
        [90, -27],
        [99, -19],
        [99, -12],
      ],
      stops: SAIL,
      rays: 9,
      stripes: [{ from: 0.88, to: 1, color: ORANGE, opacity: 0.8 }],
    },
    (s) => swirls(fish, s, 5),
  );
  fish.fin(
    {
      root: [
        [54, 11],
        [70, 9.4],
        [84, 7],
      ],
      margin: [
        [56, 17],
        [62, 24],
        [72, 26],
        [84, 24],
        [96, 18],
        [98, 12],
      ],
      stops: SAIL,
      rays: 8,
      stripes: [{ from: 0.86, to: 1, color: '#2ff0e0', opacity: 0.7 }],
    },
    (s) => swirls(fish, s, 3),
  );
  fish.skin([
    [0, '#0f8a9a'],
    [0.4, TEAL],
    [0.75, '#1fb0d0'],
    [1, '#7fe8d8'],
  ]);
  fish.inside(() => {
    maze(fish);
    face(fish);
  });
  fish.shaded({ scales: 0, shadow: '#0a2478', depth: 0.5 });
  fish.mouth(
    [
      [0.4, 5.4],
      [2.6, 6.8],
      [5, 7],
    ],
    '#0f6a7a',
    0.8,
  );
  fish.eye([11.5, -7], 4, '#ff5a2a', 0.46);
  fish.fin({
    ...fanFin([31, 6], 3.4, 19, 12, 46),
    stops: [
      [0, '#2ff0d0', 0.85],
      [1, '#3f9aff', 0.6],
    ],
    rays: 16,
    rayColor: '#0f5ab0',
  });
  fish.fin(
    {
      ...fanFin([22, 11.5], 3, 21, 62, 46),
      stops: SAIL,
      rays: 9,
      stripes: [{ from: 0.88, to: 1, color: '#2ff0e0', opacity: 0.8 }],
    },
    (s) => swirls(fish, s, 5),
  );
  return sheet.svg();
}
