import { type Point } from '../../../web/src/ui/drawing/curves.ts';
import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { sample } from '../../shared/geometry.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 2],
    [3, -5],
    [10, -11.5],
    [22, -16.5],
    [38, -18],
    [56, -16.4],
    [76, -11],
    [90, -7],
    [100, -6.2],
  ],
  bottom: [
    [0, 2],
    [3, 7.5],
    [12, 12.5],
    [26, 16.6],
    [42, 17.6],
    [58, 15.6],
    [76, 10.6],
    [90, 7],
    [100, 6.4],
  ],
};

function lyre(fish: Fish): void {
  const margin: Point[] = sample(
    [
      [158, -26],
      [128, -20],
      [113, -9],
      [110, 0],
      [113, 9],
      [128, 20],
      [158, 26],
    ],
    31,
  );
  fish.fin({
    root: [
      [97, -6.2],
      [98, 0],
      [97, 6.4],
    ],
    margin,
    stops: [
      [0, '#ff8a2a'],
      [0.5, '#ff6a4a'],
      [1, '#d84aa0', 0.85],
    ],
    rays: 22,
    stripes: [{ from: 0.93, to: 1, color: '#b070ff', opacity: 0.6 }],
  });
}

/** Lyretail anthias: orange-gold, violet streak behind the eye, lyre tail. */
export function drawLyretailAnthias(): string {
  const fish = new Fish('lyretail-anthias', PROFILE, {
    at: [505, 455],
    size: 620,
    facing: 'left',
    tilt: 8,
    bend: -5,
  });
  fish.halo('#7fc8ff', 0.4);
  lyre(fish);
  fish.fin({
    ...ridgeFin(fish.body, 'top', [23, 89], [5, 11, 9.5, 9, 9.5, 12, 13, 5], [0.4, 0.95]),
    stops: [
      [0, '#ff8a2a'],
      [0.6, '#ff9a5a'],
      [1, '#e070b0', 0.85],
    ],
    rays: 22,
    spines: 11,
    cut: 0.16,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [56, 88], [3, 11, 13, 13, 12, 5], [0.4, 1]),
    stops: [
      [0, '#ff9a3a'],
      [0.6, '#ffb06a'],
      [1, '#d880d0', 0.85],
    ],
    rays: 12,
  });
  fish.fin({
    root: [
      [29, 14.6],
      [35, 16],
    ],
    margin: [
      [54, 34],
      [44, 24],
    ],
    stops: [
      [0, '#ff9a3a'],
      [1, '#e8a0e0', 0.8],
    ],
    rays: 5,
  });
  fish.skin([
    [0, '#f05a18'],
    [0.35, '#ff8a1c'],
    [0.7, '#ffae3a'],
    [1, '#ffd88a'],
  ]);
  fish.inside(() => {
    for (let i = 0; i < 90; i += 1) {
      const at = [
        24 + (i % 18) * 4.1 + (Math.floor(i / 18) % 2) * 2,
        -0.8 + Math.floor(i / 18) * 0.34,
      ] as const;
      fish.spot(at, 0.62, '#ffe27a', 'opacity="0.6"');
    }
    fish.line(
      [
        [12, -0.1],
        [20, 0.16],
        [31, 0.46],
      ],
      '#7a2ac8',
      2.6,
      'opacity="0.85"',
    );
    fish.line(
      [
        [11, 0.02],
        [20, 0.26],
        [31, 0.56],
      ],
      '#ffb0e8',
      0.9,
      'opacity="0.9"',
    );
  });
  fish.gill(
    [
      [23, -0.5],
      [27, 0],
      [25, 0.5],
      [19, 0.8],
    ],
    0.35,
  );
  fish.shaded({ scales: 0.16, shadow: '#a01848' });
  fish.mouth(
    [
      [0.3, 2],
      [3.4, 4.6],
      [6.6, 7],
    ],
    '#c85a18',
    0.8,
  );
  fish.eye([11.4, -3.6], 4.2, '#a86af0', 0.56);
  fish.fin(
    {
      ...fanFin([30, 3.4], 2.8, 17, 22, 24, 0.1),
      stops: [
        [0, '#ffb070', 0.65],
        [1, '#ffe0d0', 0.45],
      ],
      rays: 11,
    },
    (s) => {
      fish.sheet.oval(
        s(0.25, 0.86),
        fish.k * 2,
        fish.k * 1.6,
        '#e0307a',
        `opacity="0.5" filter="${fish.sheet.blur(6)}"`,
      );
    },
  );
  return fish.svg();
}
