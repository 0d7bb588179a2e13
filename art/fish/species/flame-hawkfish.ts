import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Fin } from '../anatomy/fin.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet } from '../../shared/sheet.ts';
import { restingShadow, rock } from '../habitat/ground.ts';

const FLAME: FishOutline = {
  top: [
    [0, 4],
    [2, -1],
    [7, -9],
    [14, -15.5],
    [26, -19],
    [42, -19.5],
    [60, -17],
    [78, -12],
    [92, -7.6],
    [100, -7],
  ],
  bottom: [
    [0, 4],
    [2.4, 8.4],
    [9, 12.5],
    [22, 16.5],
    [38, 18],
    [56, 16.4],
    [76, 11.6],
    [92, 7.8],
    [100, 7.2],
  ],
};

/** The tassels at the tips of a hawkfish's dorsal spines. */
export function cirri(fish: Fish, fin: Fin, color: string): void {
  const tips = [0, 3, 6, 9, 12].map((i) => fin.margin[i]).filter((p) => p !== undefined);
  for (const [x, y] of tips) {
    for (const sway of [-1.6, 0, 1.6])
      fish.sheet.line(
        fish.all([
          [x, y],
          [x + sway * 0.6, y - 1.8],
          [x + sway, y - 3.4],
        ]),
        color,
        fish.k * 0.5,
      );
  }
}

/** Flame hawkfish: scarlet, black along the back and dorsal fin, goggle-eyed, perched. */
export function drawFlameHawkfish(): string {
  const sheet = new Sheet('f');
  const random = randomOf('flame-hawkfish rock');
  sheet.glow([620, 430], 640, '#6fd0e8', 0.42, 420);
  rock(sheet, random, [690, 960], 690, 290);
  restingShadow(sheet, [640, 700], 300, 34);
  const fish = new Fish(
    'flame-hawkfish',
    FLAME,
    { at: [635, 505], size: 730, facing: 'left', tilt: 11, bend: 3 },
    sheet,
  );
  const red: Fin['stops'] = [
    [0, '#d81414'],
    [0.6, '#f5301c'],
    [1, '#ff7a4a', 0.85],
  ];
  fish.fin({ ...tailFin(7.2, 22, 16, 0.12), stops: red, rays: 15 });
  const spiny = {
    ...ridgeFin(fish.body, 'top', [22, 88], [5, 10, 10, 9.5, 8, 10, 11, 5], [0.35, 0.8]),
    stops: [
      [0, '#14080c'],
      [0.55, '#5a0a10'],
      [1, '#f0301c', 0.9],
    ] as const,
    rays: 20,
    spines: 11,
    cut: 0.26,
  };
  fish.fin(spiny);
  cirri(fish, spiny, '#ff8a5a');
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [58, 84], [4, 11, 12, 9, 4], [0.3, 0.8]),
    stops: red,
    rays: 9,
  });
  fish.fin({ ...fanFin([36, 15], 3, 17, 62, 18, 0.1), stops: red, rays: 6 });
  fish.skin([
    [0, '#a00a10'],
    [0.35, '#dc1a14'],
    [0.7, '#f53a20'],
    [1, '#ff7a4e'],
  ]);
  fish.inside(() => {
    fish.patch(
      [
        [26, -1.3],
        [32, -0.82],
        [50, -0.72],
        [72, -0.7],
        [94, -0.56],
        [102, -0.3],
        [104, -1.4],
      ],
      '#10060a',
      `opacity="0.88" filter="${fish.sheet.blur(fish.k * 0.8)}"`,
    );
    fish.bar(
      [
        [14, -0.8],
        [15.5, -0.42],
      ],
      [4.6, 5],
      '#140608',
    );
    for (let i = 0; i < 44; i += 1)
      fish.spot(
        [32 + (i % 11) * 6, -0.5 + Math.floor(i / 11) * 0.32],
        0.7,
        '#8a0a10',
        'opacity="0.55"',
      );
  });
  fish.gill(
    [
      [24, -0.3],
      [28, 0.1],
      [26, 0.5],
      [20, 0.85],
    ],
    0.5,
  );
  fish.shaded({ shadow: '#6a0418', scales: 0.2 });
  fish.mouth(
    [
      [0.4, 4.4],
      [4, 6.4],
      [8.4, 7.6],
    ],
    '#8a0c10',
    0.9,
  );
  fish.eye([13.5, -7], 4.1, '#e87a2a', 0.6);
  fish.fin({
    ...fanFin([31, 7], 4, 22, 58, 42),
    stops: [
      [0, '#e8281a', 0.95],
      [0.6, '#ff5a32', 0.9],
      [1, '#ffa06a', 0.8],
    ],
    rays: 11,
    spines: 10,
    cut: 0.16,
    rayStrength: 0.6,
  });
  return sheet.svg();
}
