import { steps } from '../../../web/src/ui/drawing/curves.ts';
import { Fish } from '../anatomy/fish.ts';
import { fanFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import type { Stop } from '../../shared/sheet.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 2],
    [4, -6],
    [12, -14],
    [24, -19.5],
    [38, -21],
    [54, -18],
    [72, -12],
    [88, -8],
    [100, -7],
  ],
  bottom: [
    [0, 2],
    [3, 9],
    [11, 14.5],
    [24, 19],
    [40, 20.5],
    [56, 18],
    [72, 12],
    [88, 8],
    [100, 7.2],
  ],
};

function pajamaFins(fish: Fish): void {
  const clear: Stop[] = [
    [0, '#e8ecd8', 0.75],
    [1, '#ffffff', 0.5],
  ];
  fish.fin({ ...tailFin(6.8, 26, 18, -0.28), stops: clear, rays: 16 });
  const first: Stop[] = [
    [0, '#c8b45a'],
    [0.6, '#e2d68a', 0.95],
    [1, '#7a3020', 0.9],
  ];
  fish.fin({
    root: [
      [29, -19.5],
      [36, -20.5],
      [43, -20],
    ],
    margin: [
      [41, -41],
      [46, -34],
      [47, -24],
    ],
    stops: first,
    rays: 7,
  });
  fish.fin({
    root: [
      [50, -18],
      [58, -16],
      [67, -13],
    ],
    margin: [
      [70, -40],
      [74, -28],
      [73, -15],
    ],
    stops: clear,
    rays: 10,
  });
  fish.fin({
    root: [
      [54, 17.5],
      [62, 15.5],
      [70, 12],
    ],
    margin: [
      [74, 37],
      [77, 26],
      [76, 14],
    ],
    stops: clear,
    rays: 10,
  });
  fish.fin({
    root: [
      [27, 17.5],
      [33, 19.5],
      [37, 20],
    ],
    margin: [
      [38, 38],
      [46, 34],
      [44, 24],
    ],
    stops: [
      [0, '#d8c24a'],
      [1, '#f6eca0', 0.85],
    ],
    rays: 6,
  });
}

/** Pajama cardinalfish: yellow face, red eye, dark belt, rusty polka dots behind. */
export function drawPajama(): string {
  const fish = new Fish('pajama-cardinalfish', PROFILE, {
    at: [640, 470],
    size: 690,
    facing: 'right',
    tilt: 4,
    bend: 2,
  });
  fish.halo('#8fd8d0', 0.42);
  pajamaFins(fish);
  fish.skin([
    [0, '#b9b48f'],
    [0.4, '#e6e6d0'],
    [0.8, '#f3f4e8'],
    [1, '#c9d0c8'],
  ]);
  fish.lengthwise([
    [0, '#d8c020', 0.95],
    [0.26, '#d6c64a', 0.75],
    [0.36, '#e6e6d0', 0],
  ]);
  fish.inside(() => {
    fish.bar(
      [
        [37, -1.3],
        [38.5, 0],
        [38, 1.3],
      ],
      [5.6, 5, 4.2],
      '#2a1712',
      0.8,
      '#5a4a20',
    );
    for (const s of steps(9))
      fish.bar(
        [
          [34.6 + s * 7, -1.2],
          [35.2 + s * 7, 0],
          [35 + s * 7, 1.2],
        ],
        0.16,
        '#0a0606',
      );
    for (let i = 0; i < 34; i += 1) {
      const at = [
        49 + (i % 9) * 5.6 + (Math.floor(i / 9) % 2) * 2.8,
        -0.72 + Math.floor(i / 9) * 0.44 + (fish.random() - 0.5) * 0.12,
      ] as const;
      fish.spot(at, 1.75 - (i % 9) * 0.08, '#8a2f1c', 'opacity="0.9"');
    }
  });
  fish.gill(
    [
      [23, -0.45],
      [27, 0],
      [25, 0.5],
      [19, 0.8],
    ],
    0.45,
  );
  fish.shaded({ scales: 0.1, shadow: '#5a4a3a' });
  fish.mouth(
    [
      [0.4, 2.4],
      [4, 5.6],
      [8, 8],
    ],
    '#a08a20',
    0.8,
  );
  fish.eye([12, -5], 5.4, '#e8401c', 0.5);
  fish.fin({
    ...fanFin([31, 4], 2.8, 15, 26, 26),
    stops: [
      [0, '#f0ecc8', 0.5],
      [1, '#ffffff', 0.35],
    ],
    rays: 10,
  });
  return fish.svg();
}
