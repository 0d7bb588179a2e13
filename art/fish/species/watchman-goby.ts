import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Fin } from '../anatomy/fin.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet } from '../../shared/sheet.ts';
import { restingShadow, rock, sand } from '../habitat/ground.ts';

const WATCHMAN: FishOutline = {
  top: [
    [0, 3],
    [1.6, -2],
    [6, -9],
    [12, -12.6],
    [22, -12.6],
    [40, -12],
    [60, -11],
    [80, -9],
    [100, -7],
  ],
  bottom: [
    [0, 3],
    [2, 7],
    [8, 10],
    [20, 11.4],
    [40, 12],
    [60, 11],
    [80, 9],
    [100, 7.2],
  ],
};

/** The stretch of back a free dorsal fin is rooted on. */
export const backFrom = (fish: Fish, from: number, to: number): Fin['root'] =>
  ridgeFin(fish.body, 'top', [from, to], [0, 0]).root;

/** Yellow watchman goby: bulldog face, canary yellow, blue-white freckles, propped on the sand. */
export function drawYellowWatchman(): string {
  const sheet = new Sheet('f');
  const random = randomOf('yellow-watchman-goby sand');
  sheet.glow([600, 430], 620, '#7fd8f0', 0.36, 400);
  rock(sheet, random, [1120, 850], 330, 230);
  sand(sheet, random, 668);
  restingShadow(sheet, [640, 712], 390, 26);
  const fish = new Fish(
    'yellow-watchman-goby',
    WATCHMAN,
    { at: [610, 575], size: 800, facing: 'left', tilt: 9, bend: 3 },
    sheet,
  );
  const gold: Fin['stops'] = [
    [0, '#ffc800'],
    [0.6, '#ffdc2a', 0.95],
    [1, '#fff08a', 0.8],
  ];
  const freckle = (fin: Fin, count: number): void =>
    fish.fin(fin, (s) => {
      for (let i = 0; i < count; i += 1)
        sheet.oval(
          s((i * 0.618) % 1, 0.15 + 0.75 * (i / count)),
          fish.k * 0.55,
          fish.k * 0.55,
          '#7fd0ff',
          'opacity="0.9"',
        );
    });
  freckle({ ...tailFin(7.2, 23, 13, 0.6), stops: gold, rays: 14 }, 12);
  freckle(
    {
      root: backFrom(fish, 22, 42),
      margin: [
        [24, -33],
        [31, -36],
        [38, -33],
        [46, -24],
        [49, -15],
      ],
      stops: gold,
      rays: 7,
      spines: 6,
      cut: 0.1,
    },
    22,
  );
  freckle(
    {
      ...ridgeFin(fish.body, 'top', [47, 92], [5, 13, 13, 13, 13, 12, 7], [0.35, 0.8]),
      stops: gold,
      rays: 14,
    },
    30,
  );
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [56, 90], [3, 8, 9, 9, 5], [0.4, 0.9]),
    stops: gold,
    rays: 11,
  });
  fish.skin([
    [0, '#f0b000'],
    [0.35, '#ffd21a'],
    [0.75, '#ffe64a'],
    [1, '#fff6b0'],
  ]);
  fish.inside(() => {
    for (const x of [36, 52, 68, 84])
      fish.bar(
        [
          [x, -1.2],
          [x + 2, 0],
          [x, 1.2],
        ],
        3,
        '#c08a00',
      );
    for (let i = 0; i < 52; i += 1)
      fish.spot(
        [3 + random() * 34, -0.85 + random() * 1.7],
        0.42 + random() * 0.32,
        '#6fd0ff',
        'opacity="0.95" stroke="#2f7ac0" stroke-width="0.8"',
      );
  });
  fish.lengthwise([
    [0, '#ffd81a', 0],
    [0.3, '#ffd81a', 0.35],
    [1, '#ffd81a', 0.72],
  ]);
  fish.gill(
    [
      [22, -0.5],
      [26.5, 0],
      [25, 0.5],
      [19, 0.9],
    ],
    0.5,
  );
  fish.shaded({ shadow: '#9a5a00', scales: 0.06 });
  fish.mouth(
    [
      [0.6, 3],
      [5, 6],
      [10, 6.8],
    ],
    '#b07a00',
    1,
  );
  fish.eye([9, -8.2], 3.7, '#d88a1a', 0.58);
  fish.fin({
    ...fanFin([29, 5], 4, 15, 34, 42),
    stops: [
      [0, '#ffd42a', 0.85],
      [1, '#fff4b0', 0.6],
    ],
    rays: 14,
  });
  fish.fin({ ...fanFin([27, 10], 2, 10, 70, 34), stops: gold, rays: 7 });
  return sheet.svg();
}
