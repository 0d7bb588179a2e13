import { type Point } from '../../../web/src/ui/drawing/curves.ts';
import { Fish } from '../anatomy/fish.ts';
import { fanFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import type { FinSpace } from '../anatomy/fin.ts';
import type { Stop } from '../../shared/sheet.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 2],
    [4, -6],
    [12, -14],
    [24, -20],
    [36, -22],
    [52, -19.5],
    [70, -13],
    [86, -8],
    [100, -6.4],
  ],
  bottom: [
    [0, 2],
    [3, 9],
    [11, 14.5],
    [24, 19.5],
    [40, 21.5],
    [54, 19.5],
    [70, 13],
    [86, 8],
    [100, 6.6],
  ],
};

const INK = '#070914';

function dots(fish: Fish, space: FinSpace, count: number, r: number): void {
  for (let i = 0; i < count; i += 1) {
    const at = space(0.06 + 0.88 * ((i * 0.618) % 1), 0.12 + 0.8 * (i / count));
    fish.sheet.oval(at, fish.k * r, fish.k * r, '#f4fbff', 'opacity="0.92"');
  }
}

function banggaiFins(fish: Fish): void {
  const black: Stop[] = [
    [0, '#0a0d1c'],
    [0.7, '#12172c', 0.96],
    [1, '#2a3350', 0.85],
  ];
  const lobes = (sign: 1 | -1): void => {
    const root: Point[] = [
      [97, sign * 6.4],
      [98, sign * 0.4],
    ];
    const margin: Point[] = [
      [142, sign * 25],
      [134, sign * 16],
      [116, sign * 3],
    ];
    fish.fin({ root, margin, stops: black, rays: 9, rayColor: '#5a6690', stripes: [] }, (space) => {
      for (let i = 0; i < 7; i += 1)
        fish.sheet.oval(space(0.5, 0.14 + i * 0.12), fish.k * 0.75, fish.k * 0.75, '#f4fbff');
      fish.sheet.line([space(0, 0.1), space(0, 1)], '#e6f4ff', fish.k * 1.4);
    });
  };
  lobes(-1);
  lobes(1);
  fish.fin(
    {
      root: [
        [28, -20],
        [34, -21],
        [41, -20.5],
      ],
      margin: [
        [39, -46],
        [46, -36],
        [46, -24],
      ],
      stops: black,
      rays: 7,
      rayColor: '#5a6690',
    },
    (s) => dots(fish, s, 10, 0.62),
  );
  fish.fin(
    {
      root: [
        [50, -18.5],
        [58, -16],
        [66, -13],
      ],
      margin: [
        [74, -47],
        [78, -32],
        [76, -15],
      ],
      stops: black,
      rays: 10,
      rayColor: '#5a6690',
    },
    (s) => dots(fish, s, 16, 0.68),
  );
  fish.fin(
    {
      root: [
        [52, 18.5],
        [60, 16],
        [68, 12.5],
      ],
      margin: [
        [75, 46],
        [79, 31],
        [78, 14],
      ],
      stops: black,
      rays: 10,
      rayColor: '#5a6690',
    },
    (s) => dots(fish, s, 16, 0.68),
  );
  fish.fin(
    {
      root: [
        [27, 18],
        [33, 20],
        [37, 20.5],
      ],
      margin: [
        [40, 45],
        [50, 42],
        [47, 26],
      ],
      stops: black,
      rays: 7,
      rayColor: '#5a6690',
    },
    (s) => dots(fish, s, 18, 0.8),
  );
}

/** Banggai cardinalfish: silver with three black bars, long white-spotted black fins. */
export function drawBanggai(): string {
  const fish = new Fish('banggai-cardinalfish', PROFILE, {
    at: [520, 475],
    size: 690,
    facing: 'left',
    tilt: 3,
  });
  fish.halo('#7fb8e8', 0.5, 1.2);
  banggaiFins(fish);
  fish.skin([
    [0, '#c9cfd8'],
    [0.4, '#eef4f8'],
    [0.75, '#dfe8f0'],
    [1, '#b4c4d4'],
  ]);
  fish.inside(() => {
    fish.bar(
      [
        [11, -1.3],
        [11.5, -0.3],
        [11, 0.5],
        [13, 1.3],
      ],
      [3.2, 4.2, 3.6, 2.4],
      INK,
    );
    fish.bar(
      [
        [33, -1.3],
        [35, 0],
        [32, 1.3],
      ],
      [4.6, 4.4, 4.4],
      INK,
    );
    fish.bar(
      [
        [58, -1.4],
        [62, 0],
        [60, 1.4],
      ],
      [4.4, 3.6, 4.4],
      INK,
    );
    fish.patch(
      [
        [97, -1.5],
        [94, 0],
        [97, 1.5],
        [108, 1],
        [108, -1],
      ],
      INK,
    );
    for (let i = 0; i < 44; i += 1)
      fish.spot(
        [18 + fish.random() * 76, 0.1 + fish.random() * 0.85],
        0.75,
        '#ffffff',
        'opacity="0.85"',
      );
    for (const v of [-0.4, -0.2, 0.02])
      fish.line(
        [
          [40, v],
          [70, v],
          [94, v],
        ],
        '#8a99ac',
        0.45,
        'opacity="0.6"',
      );
  });
  fish.gill(
    [
      [22, -0.45],
      [25, 0],
      [23, 0.5],
      [17, 0.8],
    ],
    0.5,
  );
  fish.shaded({ scales: 0.1, shadow: '#33446e' });
  fish.mouth(
    [
      [0.4, 2.2],
      [4, 6],
      [8, 9],
    ],
    '#8a94a6',
    0.8,
  );
  fish.eye([11.4, -5], 5.2, '#d6e4f0', 0.5);
  fish.fin({
    ...fanFin([30, 3], 2.6, 16, 26, 26),
    stops: [
      [0, '#eaf4ff', 0.5],
      [1, '#ffffff', 0.35],
    ],
    rays: 10,
  });
  return fish.svg();
}
