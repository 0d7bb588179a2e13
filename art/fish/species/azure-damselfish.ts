import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import type { Stop } from '../../shared/sheet.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 2],
    [3, -5],
    [12, -13],
    [26, -19],
    [42, -21],
    [60, -19],
    [78, -12.5],
    [92, -7],
    [100, -6.4],
  ],
  bottom: [
    [0, 2],
    [3, 7],
    [12, 14.5],
    [26, 19.5],
    [42, 21],
    [60, 18.5],
    [78, 12.5],
    [92, 7.2],
    [100, 6.6],
  ],
};

/** Azure damsel: electric blue forward and above, yellow belly, tail and anal fin. */
export function drawAzureDamsel(): string {
  const fish = new Fish('azure-damselfish', PROFILE, {
    at: [655, 470],
    size: 745,
    facing: 'right',
    tilt: 8,
    bend: -4,
  });
  fish.halo('#66c8ff', 0.4);
  const gold: Stop[] = [
    [0, '#ffb800'],
    [0.6, '#ffd22a'],
    [1, '#ffec8a', 0.8],
  ];
  fish.fin({ ...tailFin(6.6, 25, 18, -0.3), stops: gold, rays: 17 });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [24, 88], [3, 9, 9, 9, 9.5, 12, 12, 4], [0.45, 0.9]),
    stops: [
      [0, '#1450f0'],
      [0.7, '#2f86ff'],
      [1, '#7fc4ff', 0.85],
    ],
    rays: 21,
    spines: 12,
    cut: 0.12,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [55, 88], [3, 9, 12, 12, 10, 4], [0.4, 0.9]),
    stops: gold,
    rays: 14,
  });
  fish.fin({
    root: [
      [31, 17],
      [37, 18.6],
    ],
    margin: [
      [50, 33],
      [46, 24],
    ],
    stops: gold,
    rays: 5,
  });
  fish.skin([
    [0, '#0f3fe8'],
    [0.4, '#1f6cff'],
    [0.8, '#2a86ff'],
    [1, '#3fa0ff'],
  ]);
  fish.inside(() => {
    const soft = `filter="${fish.sheet.blur(fish.k * 1.6)}"`;
    fish.patch(
      [
        [28, 1.4],
        [30, 0.72],
        [46, 0.42],
        [62, 0.12],
        [80, -0.25],
        [104, -0.7],
        [106, 1.4],
      ],
      '#ffbf0a',
      soft,
    );
    for (let i = 0; i < 60; i += 1) {
      const [x, v] = [24 + fish.random() * 52, -0.9 + fish.random() * 0.9];
      fish.line(
        [
          [x, v - 0.05],
          [x + 0.4, v + 0.05],
        ],
        '#8fd4ff',
        0.5,
        'opacity="0.6"',
      );
    }
    fish.line(
      [
        [1, -0.2],
        [9, -0.45],
        [20, -0.62],
      ],
      '#08134a',
      1,
      'opacity="0.7"',
    );
  });
  fish.gill(
    [
      [22, -0.55],
      [26, -0.05],
      [25, 0.5],
      [19, 0.8],
    ],
    0.45,
  );
  fish.shaded({ shadow: '#6a2f2a', scales: 0.16, depth: 0.5 });
  fish.mouth(
    [
      [0.2, 2.4],
      [2, 3.2],
      [3.8, 5],
    ],
    '#0f3fb0',
    0.7,
  );
  fish.eye([11.6, -3.6], 4.1, '#2f66d8', 0.64);
  fish.fin({
    ...fanFin([29, 4], 3.2, 16, 18, 30, 0.1),
    stops: [
      [0, '#ffd84a', 0.55],
      [1, '#fff2b8', 0.5],
    ],
    rays: 12,
  });
  return fish.svg();
}
