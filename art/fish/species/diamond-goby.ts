import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Fin } from '../anatomy/fin.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet } from '../../shared/sheet.ts';
import { restingShadow, sand } from '../habitat/ground.ts';
import { backFrom } from './watchman-goby.ts';

const DIAMOND: FishOutline = {
  top: [
    [0, 3],
    [2, -1.5],
    [8, -7.6],
    [15, -10.4],
    [26, -11],
    [44, -10.6],
    [62, -9.4],
    [82, -7],
    [100, -5.4],
  ],
  bottom: [
    [0, 3],
    [2, 6.4],
    [9, 9],
    [22, 10.4],
    [42, 10.8],
    [62, 9.6],
    [82, 7.2],
    [100, 5.6],
  ],
};

/** Diamond goby: pearl white with rows of orange spots, blue cheek line, sifting sand. */
export function drawDiamondGoby(): string {
  const sheet = new Sheet('f');
  const random = randomOf('diamond-goby sand');
  sheet.glow([660, 430], 620, '#7fd0f0', 0.34, 400);
  sand(sheet, random, 676, '#e2d6bc');
  restingShadow(sheet, [640, 726], 380, 26);
  const fish = new Fish(
    'diamond-goby',
    DIAMOND,
    { at: [650, 590], size: 840, facing: 'right', tilt: -5, bend: -4 },
    sheet,
  );
  const pale: Fin['stops'] = [
    [0, '#f0e6d8'],
    [0.6, '#fbf4ea', 0.75],
    [1, '#ffffff', 0.55],
  ];
  const spotted = (fin: Fin, count: number): void =>
    fish.fin(fin, (s) => {
      for (let i = 0; i < count; i += 1)
        sheet.oval(
          s(((i * 0.618) % 1) * 0.94 + 0.03, 0.2 + 0.7 * (i / count)),
          fish.k * 0.75,
          fish.k * 0.75,
          '#f07a2a',
          'opacity="0.9"',
        );
    });
  spotted({ ...tailFin(5.6, 22, 12, 0.5), stops: pale, rays: 14 }, 14);
  fish.fin(
    {
      root: backFrom(fish, 26, 42),
      margin: [
        [30, -27],
        [36, -25],
        [42, -21],
        [48, -15],
      ],
      stops: pale,
      rays: 6,
      spines: 5,
      cut: 0.14,
    },
    (s) => {
      sheet.oval(s(0.45, 0.66), fish.k * 1.5, fish.k * 1.5, '#14121c');
    },
  );
  spotted(
    {
      ...ridgeFin(fish.body, 'top', [48, 92], [4, 9, 9, 9, 9, 8, 4], [0.4, 0.9]),
      stops: pale,
      rays: 14,
    },
    20,
  );
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [54, 90], [3, 7, 8, 8, 4], [0.4, 0.9]),
    stops: pale,
    rays: 12,
  });
  fish.skin([
    [0, '#cdbfae'],
    [0.35, '#f3ece0'],
    [0.75, '#ffffff'],
    [1, '#dfe6ee'],
  ]);
  fish.inside(() => {
    for (const [row, v] of [-0.62, -0.22, 0.2, 0.6].entries()) {
      for (let i = 0; i < 11; i += 1) {
        fish.spot([23 + i * 7.2 + (row % 2) * 3.6, v], 1.75, '#f0722a', 'opacity="0.92"', 1.35);
        fish.spot([23 + i * 7.2 + (row % 2) * 3.6, v], 0.7, '#ffb870', 'opacity="0.7"');
      }
    }
    fish.line(
      [
        [4, 0.45],
        [12, 0.4],
        [21, 0.22],
      ],
      '#3fa8ff',
      1.4,
    );
    fish.line(
      [
        [6, 0.72],
        [13, 0.66],
        [20, 0.5],
      ],
      '#f0722a',
      0.8,
    );
    fish.line(
      [
        [5, 0.05],
        [10, 0.06],
        [16, -0.1],
      ],
      '#f0722a',
      0.9,
    );
  });
  fish.gill(
    [
      [21, -0.5],
      [25, 0],
      [24, 0.5],
      [19, 0.9],
    ],
    0.45,
  );
  fish.shaded({ shadow: '#4a5a8a', scales: 0.1, depth: 0.5 });
  fish.mouth(
    [
      [0.4, 3.4],
      [4, 5.4],
      [8.4, 6],
    ],
    '#c8a080',
    0.8,
  );
  fish.eye([10, -6.2], 3.2, '#d8853a', 0.6);
  fish.fin({
    ...fanFin([28, 4], 3, 13, 30, 40),
    stops: [
      [0, '#fff4e8', 0.75],
      [1, '#ffffff', 0.5],
    ],
    rays: 12,
  });
  fish.fin({ ...fanFin([27, 9], 2, 9, 66, 32), stops: pale, rays: 6 });
  for (let i = 0; i < 34; i += 1) {
    const at = fish.place([6 + random() * 20, 10 + random() * 17]);
    sheet.oval(at, 1.4 + random() * 2.4, 1.2 + random() * 2, '#f0e4c8', 'opacity="0.75"');
  }
  return sheet.svg();
}
