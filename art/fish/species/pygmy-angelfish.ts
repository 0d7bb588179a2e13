import { DWARF_ANGELFISH } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { steps } from '../../../web/src/ui/drawing/curves.ts';
import { Fish, type OnBody } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FinSpace } from '../anatomy/fin.ts';
import type { Stop } from '../../shared/sheet.ts';

/** The short dashes of electric blue on the rear margin of a flame angel's fins. */
function dashes(fish: Fish, space: FinSpace, colors: readonly string[]): void {
  for (const t of steps(9)) {
    const s = 0.66 + t * 0.3;
    fish.sheet.line(
      [space(s, 0.66), space(s + 0.006, 0.98)],
      colors[Math.round(t * 8) % colors.length] ?? '#2a4af0',
      fish.k * 1.3,
    );
  }
}

function spine(fish: Fish, color: string): void {
  fish.sheet.shape(
    fish.all([
      [21, 13.5],
      [29, 16],
      [38, 17],
      [29, 18.2],
      [22, 17],
    ]),
    color,
  );
}

/** Flame angelfish: blazing red-orange, black bars, violet-blue dashes on the rear fins. */
export function drawFlameAngel(): string {
  const fish = new Fish('flame-angelfish', DWARF_ANGELFISH, {
    at: [625, 470],
    size: 725,
    facing: 'left',
    tilt: 5,
    bend: -3,
  });
  fish.halo('#6fc8e8', 0.42);
  const fire: Stop[] = [
    [0, '#f0340c'],
    [0.6, '#ff5a1a'],
    [1, '#ff8a3a', 0.9],
  ];
  fish.fin({
    ...tailFin(8.2, 21, 15, 0.5),
    stops: [
      [0, '#ff6a10'],
      [0.6, '#ff8f24'],
      [1, '#ffb85a', 0.85],
    ],
    rays: 16,
  });
  fish.fin(
    {
      ...ridgeFin(fish.body, 'top', [20, 93], [4, 10, 11, 11, 12, 14, 15, 7], [0.3, 0.6]),
      stops: fire,
      rays: 24,
      spines: 13,
      cut: 0.12,
    },
    (s) => dashes(fish, s, ['#2a2ad0', '#0a0a20']),
  );
  fish.fin(
    {
      ...ridgeFin(fish.body, 'bottom', [46, 93], [3, 9, 11, 13, 14, 7], [0.25, 0.6]),
      stops: fire,
      rays: 18,
    },
    (s) => dashes(fish, s, ['#3a3ae8', '#0a0a20']),
  );
  fish.fin({ ...fanFin([33, 24], 3, 19, 58, 15, 0.2), stops: fire, rays: 6 });
  fish.skin([
    [0, '#d81a08'],
    [0.35, '#f53a0c'],
    [0.7, '#ff5f16'],
    [1, '#ff9440'],
  ]);
  fish.lengthwise([
    [0, '#c81006', 0.7],
    [0.22, '#e02a08', 0.3],
    [0.42, '#ff7a14', 0.6],
    [0.72, '#ff8a1c', 0.6],
    [1, '#ff7a14', 0.4],
  ]);
  fish.inside(() => {
    fish.bar(
      [
        [30, -0.86],
        [30.5, -0.3],
        [30, 0.3],
      ],
      [0.7, 1.5, 0.4],
      '#140406',
    );
    for (const [x, half] of [
      [46, 1.9],
      [58, 1.8],
      [69, 1.6],
      [79, 1.3],
    ] as const) {
      fish.bar(
        [
          [x + 2, -0.92],
          [x, -0.3],
          [x, 0.2],
          [x + 1.5, 0.78],
        ],
        [half * 0.8, half, half, 0.3],
        '#140406',
      );
    }
    fish.patch(
      [
        [-2, 0.8],
        [1.4, -0.1],
        [5, -0.1],
        [6, 0.5],
        [2, 1.3],
      ],
      '#8a0a0a',
      `opacity="0.5" filter="${fish.sheet.blur(8)}"`,
    );
  });
  fish.gill(
    [
      [22, -0.4],
      [26, 0],
      [24, 0.42],
      [19, 0.6],
    ],
    0.45,
  );
  fish.shaded({ scales: 0.12, shadow: '#7a0418' });
  spine(fish, '#ffb070');
  fish.mouth(
    [
      [0.3, 5.4],
      [2, 6.2],
      [3.6, 7.6],
    ],
    '#7a1008',
    0.8,
  );
  fish.eye([12, -4], 3.7, '#ff7a3a', 0.6);
  fish.fin({
    ...fanFin([33, 5], 3, 17, 20, 32, 0.1),
    stops: [
      [0, '#ff8a3a', 0.8],
      [1, '#ffd09a', 0.5],
    ],
    rays: 13,
  });
  return fish.svg();
}

const wavyBar = (x: number, seed: number): OnBody[] =>
  steps(13).map((t): OnBody => [x + Math.sin(t * 9 + seed) * 1.1, -1.1 + t * 2.2]);

/** Coral beauty: violet-blue rim, orange-gold flank crossed by fine violet bars. */
export function drawCoralBeauty(): string {
  const fish = new Fish('coral-beauty-angelfish', DWARF_ANGELFISH, {
    at: [645, 470],
    size: 725,
    facing: 'right',
    tilt: 6,
    bend: 3,
  });
  fish.halo('#7fb0ff', 0.45);
  const violet: Stop[] = [
    [0, '#4a1fb0'],
    [0.6, '#3f2ad8'],
    [1, '#2a4cff', 0.95],
  ];
  const edge = [{ from: 0.93, to: 1, color: '#49a8ff', opacity: 0.9 }];
  fish.fin({
    ...tailFin(8.2, 20, 15, 0.55),
    stops: [
      [0, '#3a22b0'],
      [1, '#3f5aff', 0.9],
    ],
    rays: 16,
    stripes: edge,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [20, 93], [4, 9, 10, 11, 12, 13, 14, 7], [0.3, 0.6]),
    stops: violet,
    rays: 24,
    spines: 13,
    cut: 0.1,
    stripes: edge,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [46, 93], [3, 9, 11, 12, 13, 7], [0.25, 0.6]),
    stops: violet,
    rays: 18,
    stripes: edge,
  });
  fish.fin({
    ...fanFin([33, 24], 3, 18, 58, 15, 0.2),
    stops: [
      [0, '#ff8a2a'],
      [1, '#ffc060', 0.85],
    ],
    rays: 6,
  });
  fish.skin([
    [0, '#3a1ab0'],
    [0.22, '#6a2ab8'],
    [0.42, '#f07a2a'],
    [0.75, '#ff9a2e'],
    [1, '#f0702a'],
  ]);
  fish.lengthwise([
    [0, '#3a18a8'],
    [0.14, '#4f20b8', 0.9],
    [0.3, '#a03a90', 0.15],
    [0.6, '#ff8a2a', 0],
    [0.78, '#7a2ab8', 0.6],
    [0.9, '#2f1cb0', 1],
    [1, '#2a1aa8'],
  ]);
  fish.inside(() => {
    for (let i = 0; i < 17; i += 1) {
      const strength = Math.min(1, 0.35 + Math.abs(i - 7) * 0.09);
      fish.line(wavyBar(27 + i * 4, i * 1.3), '#3a168f', 1.25, `opacity="${strength.toFixed(2)}"`);
    }
    fish.patch(
      [
        [30, 0.1],
        [48, -0.4],
        [68, -0.1],
        [62, 0.6],
        [38, 0.66],
      ],
      '#ffb23a',
      `opacity="0.4" filter="${fish.sheet.blur(fish.k * 3)}"`,
    );
  });
  fish.gill(
    [
      [22, -0.4],
      [26, 0],
      [24, 0.42],
      [19, 0.6],
    ],
    0.45,
  );
  fish.shaded({ scales: 0.12, shadow: '#2a0a78' });
  spine(fish, '#ffc890');
  fish.mouth(
    [
      [0.3, 5.4],
      [2, 6.2],
      [3.6, 7.6],
    ],
    '#3a1a90',
    0.8,
  );
  fish.eye([12, -4], 3.7, '#ffb04a', 0.62);
  fish.fin({
    ...fanFin([33, 5], 3, 17, 20, 32, 0.1),
    stops: [
      [0, '#ff9a3a', 0.85],
      [1, '#ffd89a', 0.5],
    ],
    rays: 13,
  });
  return fish.svg();
}
