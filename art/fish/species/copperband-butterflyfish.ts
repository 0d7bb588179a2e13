import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import type { Stop } from '../../shared/sheet.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 6.4],
    [6, 5],
    [13, 3],
    [19, -3],
    [26, -14],
    [36, -24],
    [50, -28.5],
    [66, -27],
    [82, -17],
    [94, -6.5],
    [100, -6],
  ],
  bottom: [
    [0, 6.4],
    [6, 8],
    [14, 9],
    [21, 13],
    [31, 21],
    [45, 27],
    [60, 27.5],
    [76, 21],
    [90, 9.5],
    [95, 6.5],
    [100, 6.2],
  ],
};

const COPPER = '#ff9412';

/** Copperband butterflyfish: long beak, copper bars on pearl, eyespot on the soft dorsal fin. */
export function drawCopperband(): string {
  const fish = new Fish('copperband-butterflyfish', PROFILE, {
    at: [655, 480],
    size: 765,
    facing: 'left',
    tilt: -4,
    bend: 2,
  });
  fish.halo('#8fd8ff', 0.42);
  fish.fin({
    ...tailFin(6.2, 18, 12.5, 0.25),
    stops: [
      [0, '#ffffff'],
      [0.5, '#fff4d0', 0.85],
      [1, '#ffffff', 0.55],
    ],
    rays: 15,
    stripes: [
      { from: 0.05, to: 0.18, color: '#ff9412' },
      { from: 0.2, to: 0.25, color: '#1a1020', opacity: 0.8 },
    ],
  });
  const pearl: Stop[] = [
    [0, '#f4f2e6'],
    [0.6, '#fff0c8'],
    [1, '#ffd88a', 0.9],
  ];
  fish.fin(
    {
      ...ridgeFin(fish.body, 'top', [36, 94], [6, 13, 14, 15, 18, 20, 17, 6], [0.35, 0.55]),
      stops: pearl,
      rays: 22,
      spines: 9,
      cut: 0.08,
    },
    (s) => {
      fish.sheet.shape(
        [s(0.66, -0.3), s(0.7, 0.6), s(0.68, 1.1), s(0.98, 1.1), s(0.95, 0.4), s(0.84, -0.3)],
        COPPER,
        'opacity="0.92"',
      );
      fish.sheet.oval(
        s(0.79, 0.28),
        fish.k * 3.3,
        fish.k * 3.3,
        '#0a0c18',
        'stroke="#dff4ff" stroke-width="4"',
      );
    },
  );
  fish.fin(
    {
      ...ridgeFin(fish.body, 'bottom', [52, 94], [5, 13, 16, 18, 16, 6], [0.35, 0.55]),
      stops: pearl,
      rays: 18,
    },
    (s) => {
      fish.sheet.shape(
        [s(0.5, -0.3), s(0.54, 1.1), s(0.96, 1.1), s(0.9, -0.3)],
        COPPER,
        'opacity="0.92"',
      );
    },
  );
  fish.fin({
    ...fanFin([37, 22], 3, 17, 58, 15, 0.2),
    stops: [
      [0, COPPER],
      [1, '#ffc46a', 0.85],
    ],
    rays: 6,
  });
  fish.skin([
    [0, '#e4e2e0'],
    [0.35, '#fbfaf2'],
    [0.75, '#f4f6f8'],
    [1, '#cfd8e4'],
  ]);
  fish.inside(() => {
    const ink = '#4a2208';
    fish.bar(
      [
        [21.5, -1.6],
        [21.5, -0.2],
        [25, 1.5],
      ],
      [1.8, 2.4, 2.6],
      COPPER,
      0.5,
      ink,
    );
    fish.bar(
      [
        [39, -1.3],
        [40.5, -0.2],
        [40, 0.5],
        [44, 1.3],
      ],
      [3.6, 4, 4, 3.8],
      COPPER,
      0.55,
      ink,
    );
    fish.bar(
      [
        [62, -1.3],
        [60.5, -0.2],
        [61, 0.5],
        [66, 1.3],
      ],
      [3.8, 4.2, 4, 4.4],
      COPPER,
      0.55,
      ink,
    );
    fish.bar(
      [
        [83, -1.6],
        [80, -0.3],
        [80, 0.3],
        [82, 1.6],
      ],
      [5.4, 4.2, 4.2, 6],
      COPPER,
      0.55,
      ink,
    );
    fish.bar(
      [
        [95, -1.6],
        [94.5, 0],
        [95, 1.6],
      ],
      [1.3, 1.3, 1.3],
      '#120c16',
    );
    fish.line(
      [
        [0, 0.1],
        [8, -0.1],
        [19, -0.3],
      ],
      COPPER,
      1.5,
      'opacity="0.85"',
    );
  });
  fish.gill(
    [
      [28, -0.35],
      [32, 0],
      [31, 0.36],
      [27, 0.62],
    ],
    0.4,
  );
  fish.shaded({ scales: 0.08, shadow: '#3a4f8a', depth: 0.5, scaled: [28, 95] });
  fish.mouth(
    [
      [0.2, 6.7],
      [2, 7],
      [3.6, 7.1],
    ],
    '#a05a10',
    0.6,
  );
  fish.eye([22.4, -2], 3.1, '#c86a10', 0.6);
  fish.fin({
    ...fanFin([36, 5], 2.8, 15, 22, 28, 0.1),
    stops: [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0.4],
    ],
    rays: 12,
  });
  return fish.svg();
}
