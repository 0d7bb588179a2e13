import { Fish } from '../anatomy/fish.ts';
import { fanFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 6],
    [2, 2],
    [9, -5],
    [18, -12],
    [30, -18],
    [44, -20.5],
    [60, -18.5],
    [76, -12.5],
    [90, -7.6],
    [100, -7],
  ],
  bottom: [
    [0, 6],
    [2.4, 9.6],
    [11, 15],
    [24, 21],
    [40, 24],
    [56, 21],
    [72, 13],
    [88, 7.8],
    [100, 7.2],
  ],
};

const SADDLE = '#241813';

function saddles(fish: Fish): void {
  fish.patch(
    [
      [12, -1.4],
      [16, -0.76],
      [21, -0.42],
      [27, -0.62],
      [30, -1.4],
    ],
    SADDLE,
  );
  fish.patch(
    [
      [35, -1.4],
      [37, -0.5],
      [41, 0.34],
      [45, 0.46],
      [48, 0.2],
      [50, -0.5],
      [54, -1.4],
    ],
    SADDLE,
  );
  fish.patch(
    [
      [61, -1.4],
      [61, -0.4],
      [64, 0.42],
      [68, 0.5],
      [71, 0.1],
      [74, -0.5],
      [78, -1.4],
    ],
    SADDLE,
  );
  fish.patch(
    [
      [86, -1.5],
      [88, -0.5],
      [92, -0.1],
      [96, -0.5],
      [98, -1.5],
    ],
    SADDLE,
  );
}

/** Valentini puffer: pointed toby face, four dark saddles, honey dots, yellow tail. */
export function drawValentini(): string {
  const fish = new Fish('valentini-puffer', PROFILE, {
    at: [625, 470],
    size: 760,
    facing: 'left',
    tilt: 5,
    bend: 3,
  });
  fish.halo('#7fd8d8', 0.42);
  fish.fin({
    ...tailFin(7.2, 20, 12, 0.5),
    stops: [
      [0, '#ffb81f'],
      [0.6, '#ffd24a', 0.95],
      [1, '#fff0a8', 0.8],
    ],
    rays: 12,
  });
  const small = [
    [0, '#f0d890', 0.9],
    [1, '#fff8e0', 0.6],
  ] as const;
  fish.fin({
    root: [
      [76, -12],
      [82, -10],
    ],
    margin: [
      [84, -24],
      [93, -17],
    ],
    stops: small,
    rays: 8,
  });
  fish.fin({
    root: [
      [74, 11.6],
      [80, 9.4],
    ],
    margin: [
      [81, 22],
      [90, 15],
    ],
    stops: small,
    rays: 8,
  });
  fish.skin([
    [0, '#c89a5a'],
    [0.3, '#efdcb0'],
    [0.6, '#fdf8ea'],
    [1, '#ffffff'],
  ]);
  fish.inside(() => {
    saddles(fish);
    for (let i = 0; i < 170; i += 1) {
      const at = [6 + fish.random() * 92, -0.55 + fish.random() * 1.35] as const;
      fish.spot(at, 0.42 + fish.random() * 0.4, '#b8742a', 'opacity="0.75"');
    }
    for (let i = 0; i < 7; i += 1)
      fish.line(
        [
          [13 + i * 1.7, -0.95],
          [13.4 + i * 1.8, -0.7],
        ],
        '#3fb8ff',
        0.5,
        'opacity="0.9"',
      );
    fish.patch(
      [
        [-3, 0.5],
        [1, -0.3],
        [6, -0.2],
        [7, 0.5],
        [2, 1.3],
      ],
      '#ffc060',
      `opacity="0.6" filter="${fish.sheet.blur(7)}"`,
    );
  });
  fish.shaded({ scales: 0, shadow: '#5a5080', depth: 0.5, sheen: 0.42 });
  fish.bar(
    [
      [29.5, 0.0],
      [30.5, 0.24],
      [29.5, 0.46],
    ],
    [0.4, 1.1, 0.4],
    '#3a2a1c',
  );
  fish.mouth(
    [
      [0.4, 6.4],
      [2.4, 7.4],
      [4, 7.6],
    ],
    '#a0682a',
    0.9,
  );
  fish.sheet.line(
    fish.all([
      [0.6, 5.6],
      [1.2, 6.6],
    ]),
    '#ffffff',
    fish.k * 1.1,
  );
  fish.eye([19, -4.5], 4.6, '#4fd0c0', 0.5);
  fish.fin({
    ...fanFin([33, 5], 3.4, 12, 8, 48),
    stops: [
      [0, '#ffe4a0', 0.7],
      [1, '#ffffff', 0.45],
    ],
    rays: 14,
  });
  return fish.svg();
}
