import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 6],
    [3, 2],
    [9, -3],
    [16, -10],
    [27, -18],
    [44, -22],
    [62, -20],
    [80, -12],
    [92, -5],
    [100, -4],
  ],
  bottom: [
    [0, 6],
    [2.5, 8.6],
    [9, 10],
    [18, 15],
    [32, 20],
    [48, 21],
    [64, 18],
    [80, 10.5],
    [92, 5],
    [100, 4],
  ],
};

function fins(fish: Fish): void {
  const yellow = [
    [0, '#ffc400'],
    [0.6, '#ffdf20'],
    [1, '#fff07a', 0.85],
  ] as const;
  fish.fin({ ...tailFin(4.2, 20, 17, -0.12), stops: yellow, rays: 16 });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [17, 90], [4, 12, 13, 13, 12, 11, 12, 4], 0.45),
    stops: yellow,
    rays: 14,
    spines: 13,
    cut: 0.24,
    rayStrength: 0.6,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [46, 90], [3, 10, 11, 11, 11, 4], 0.45),
    stops: yellow,
    rays: 10,
    spines: 9,
    cut: 0.2,
    rayStrength: 0.6,
  });
  fish.fin({
    ...fanFin([33, 17], 3, 13, 55, 18, 0.2),
    stops: [
      [0, '#f5f5ea'],
      [1, '#ffe36a', 0.85],
    ],
    rays: 6,
  });
}

function face(fish: Fish): void {
  fish.inside(() => {
    fish.patch(
      [
        [-5, -2],
        [15, -1.25],
        [31, -0.9],
        [33, -0.4],
        [31, 0.2],
        [33, 0.8],
        [31, 1.4],
        [-4, 2],
      ],
      '#fbfbf2',
    );
    fish.patch(
      [
        [-4, 0.1],
        [2, -0.7],
        [8, -1.3],
        [15, -1.25],
        [25, -1.15],
        [19, -0.55],
        [12, -0.1],
        [7, 0.5],
        [4, 1.1],
        [1, 1.3],
      ],
      '#0b0a12',
    );
    fish.patch(
      [
        [22, 1.3],
        [18, 0.85],
        [21, 0.45],
        [26, 0.12],
        [31, -0.1],
        [33.5, 0.3],
        [32, 0.8],
        [29, 1.3],
      ],
      '#14100f',
    );
    for (let i = 0; i < 34; i += 1)
      fish.spot(
        [20 + fish.random() * 12, -0.75 + fish.random() * 1.5],
        0.32,
        '#8a8a86',
        'opacity="0.5"',
      );
    fish.spot(
      [70, -0.42],
      4.4,
      '#0f0c0a',
      `opacity="0.9" filter="${fish.sheet.blur(fish.k * 0.5)}"`,
      3.6,
    );
  });
}

/** Foxface rabbitfish: fox snout in black and white, yellow body, black flank spot, spiny fins. */
export function drawFoxface(): string {
  const fish = new Fish('foxface-rabbitfish', PROFILE, {
    at: [645, 465],
    size: 785,
    facing: 'right',
    tilt: 4,
    bend: 2,
  });
  fish.halo('#7fe0e0', 0.38);
  fins(fish);
  fish.skin([
    [0, '#ffc800'],
    [0.4, '#ffde14'],
    [0.8, '#ffec4a'],
    [1, '#fff4a0'],
  ]);
  face(fish);
  fish.shaded({ scales: 0.07, shadow: '#b06400', scaled: [36, 96] });
  fish.mouth(
    [
      [0.5, 6.3],
      [2, 7],
      [3.4, 8],
    ],
    '#3a3430',
    0.7,
  );
  fish.eye([14, -4.5], 3.4, '#1c1a26', 0.6);
  fish.fin({
    ...fanFin([35, 3], 3, 15, 25, 32, 0.1),
    stops: [
      [0, '#ffd21c', 0.9],
      [1, '#fff3a6', 0.55],
    ],
    rays: 13,
  });
  return fish.svg();
}
