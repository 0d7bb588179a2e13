import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 10],
    [2, 5],
    [10, -1.5],
    [20, -9],
    [32, -17],
    [44, -21.5],
    [58, -20.5],
    [76, -12.5],
    [90, -5.6],
    [100, -5],
  ],
  bottom: [
    [0, 10],
    [2.4, 13.6],
    [12, 16],
    [24, 19.5],
    [38, 23.5],
    [48, 24],
    [62, 18.5],
    [78, 11.4],
    [90, 5.8],
    [100, 5.2],
  ],
};

function paintwork(fish: Fish): void {
  fish.patch(
    [
      [4, 1.2],
      [12, 0.46],
      [30, 0.5],
      [52, 0.62],
      [70, 0.6],
      [60, 1.4],
      [20, 1.5],
    ],
    '#fdfaf0',
    `filter="${fish.sheet.blur(5)}"`,
  );
  fish.patch(
    [
      [32, -0.5],
      [44, -0.64],
      [58, -0.4],
      [66, 0.05],
      [64, 0.38],
      [48, 0.36],
      [36, 0.1],
    ],
    '#2b2230',
    `opacity="0.85" filter="${fish.sheet.blur(9)}"`,
  );
  for (const i of [0, 1, 2, 3]) {
    const x = 45 + i * 7.4;
    fish.bar(
      [
        [x, 0.28],
        [x - 3, 0.6],
        [x - 7, 0.98],
      ],
      [1.7, 1.4, 0.9],
      '#1a1520',
    );
  }
  fish.bar(
    [
      [27, -1.02],
      [25.5, -0.5],
      [28.5, 0.06],
      [29, 0.5],
    ],
    [4, 3.4, 2.6, 1.4],
    '#1c1830',
    0.7,
    '#3fa0ff',
  );
  for (const x of [24.4, 26.6])
    fish.line(
      [
        [x + 1.6, -1.0],
        [x - 0.4, -0.5],
        [x + 1.8, 0],
        [x + 3, 0.45],
      ],
      '#4fb0ff',
      0.5,
    );
  fish.line(
    [
      [2, 0.3],
      [12, 0.04],
      [23, 0.02],
      [27, 0.12],
    ],
    '#ffb01f',
    1.9,
  );
  fish.line(
    [
      [2.4, 0.5],
      [12, 0.28],
      [22, 0.2],
    ],
    '#4fb0ff',
    0.8,
  );
  for (const v of [-0.16, 0, 0.16])
    fish.line(
      [
        [78, v],
        [92, v],
      ],
      '#14121c',
      1,
      'stroke-dasharray="14 7"',
    );
}

/** Picasso triggerfish (humuhumu): abstract bars and wedges, blue eye band, yellow lip line. */
export function drawPicassoTrigger(): string {
  const fish = new Fish('picasso-triggerfish', PROFILE, {
    at: [645, 465],
    size: 800,
    facing: 'right',
    tilt: 4,
    bend: -3,
  });
  fish.halo('#7fd0e8', 0.42);
  const clear = [
    [0, '#e8dcc0', 0.8],
    [0.6, '#fff8e8', 0.6],
    [1, '#ffffff', 0.5],
  ] as const;
  fish.fin({
    ...tailFin(5.2, 18, 13.5, 0.3),
    stops: [
      [0, '#e8c890'],
      [0.5, '#f4e4c0', 0.85],
      [1, '#ffffff', 0.6],
    ],
    rays: 13,
  });
  fish.fin({
    root: [
      [36, -18],
      [42, -20.5],
      [47, -20.8],
    ],
    margin: [
      [37, -34],
      [44, -27],
      [48, -21.5],
    ],
    stops: [
      [0, '#3a3038'],
      [1, '#8a7a6a', 0.9],
    ],
    rays: 3,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [58, 88], [3, 11, 11.5, 9, 4], [0.5, 0.7]),
    stops: clear,
    rays: 20,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [58, 88], [3, 10, 10.5, 8.5, 4], [0.5, 0.7]),
    stops: clear,
    rays: 18,
  });
  fish.fin({
    root: [
      [42, 22],
      [52, 21],
    ],
    margin: [
      [47, 30],
      [55, 23],
    ],
    stops: [
      [0, '#e8dcc0'],
      [1, '#fff4dc', 0.9],
    ],
    rays: 5,
  });
  fish.skin([
    [0, '#6a5a48'],
    [0.25, '#b09a74'],
    [0.5, '#e0cfa4'],
    [0.7, '#f6ecd0'],
    [1, '#fffaf0'],
  ]);
  fish.inside(() => paintwork(fish));
  fish.shaded({ scales: 0.13, shadow: '#4a4068', depth: 0.5, scaled: [34, 97] });
  fish.mouth(
    [
      [0.4, 10.2],
      [2.2, 11.2],
      [3.6, 12.2],
    ],
    '#8a7050',
    0.9,
  );
  fish.eye([26, -8], 3, '#ff9a3a', 0.56);
  fish.fin({
    ...fanFin([33, 5], 2.6, 10, 12, 40),
    stops: [
      [0, '#fff0d0', 0.75],
      [1, '#ffffff', 0.5],
    ],
    rays: 11,
  });
  return fish.svg();
}
