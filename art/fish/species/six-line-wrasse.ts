import { Fish, type OnBody } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 3],
    [4, -1],
    [12, -7],
    [24, -12.5],
    [40, -14.5],
    [60, -13.5],
    [80, -10],
    [92, -8],
    [100, -7.6],
  ],
  bottom: [
    [0, 3],
    [3, 5.5],
    [12, 9.5],
    [26, 13.5],
    [42, 14.8],
    [60, 13.5],
    [80, 10],
    [92, 8.2],
    [100, 7.8],
  ],
};

/** Six-line wrasse: orange with six blue-violet lines, green tail with an eyespot, red eye. */
export function drawSixLine(): string {
  const fish = new Fish('six-line-wrasse', PROFILE, {
    at: [620, 470],
    size: 800,
    facing: 'left',
    tilt: 6,
    bend: 4,
  });
  fish.halo('#7fd0ff', 0.4);
  fish.fin({
    ...tailFin(7.6, 22, 13, 0.6),
    stops: [
      [0, '#3f8a5a'],
      [0.5, '#3fae7a'],
      [1, '#8fe8b8', 0.8],
    ],
    rays: 14,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [24, 94], [2, 7, 7.5, 8, 9, 10, 9, 4], [0.4, 0.9]),
    stops: [
      [0, '#f0702a'],
      [0.6, '#ff9650'],
      [1, '#ffc890', 0.8],
    ],
    rays: 22,
    stripes: [{ from: 0.85, to: 0.97, color: '#5a3ad0', opacity: 0.7 }],
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [50, 94], [2, 7, 8, 9, 9, 4], [0.4, 0.9]),
    stops: [
      [0, '#e8602a'],
      [0.6, '#ff9650'],
      [1, '#ffc890', 0.8],
    ],
    rays: 16,
    stripes: [{ from: 0.85, to: 0.97, color: '#5a3ad0', opacity: 0.7 }],
  });
  fish.fin({
    ...fanFin([32, 12], 2.4, 12, 52, 16, 0.2),
    stops: [
      [0, '#e87a4a'],
      [1, '#ffd0a0', 0.75],
    ],
    rays: 5,
  });
  fish.skin([
    [0, '#d8521e'],
    [0.4, '#f0702e'],
    [0.75, '#f58a4a'],
    [1, '#ffc090'],
  ]);
  fish.inside(() => {
    for (const v of [-0.88, -0.58, -0.28, 0.02, 0.32, 0.62]) {
      const path: OnBody[] = [
        [v < 0.3 ? 14 : 24, v * 0.8],
        [34, v],
        [62, v],
        [88, v * 0.94],
        [103, v * 0.9],
      ];
      fish.line(path, '#f6b8d8', 2.3, 'opacity="0.55"');
      fish.line(path, '#3a2cc8', 1.6);
      fish.line(path, '#8a8cff', 0.5, 'opacity="0.8"');
    }
    fish.patch(
      [
        [82, -1.3],
        [94, -0.6],
        [96, 0.6],
        [84, 1.3],
        [110, 1.4],
        [110, -1.4],
      ],
      '#3f9a70',
      `opacity="0.55" filter="${fish.sheet.blur(10)}"`,
    );
    fish.spot([97, -0.42], 2.3, '#0a0d1c', 'stroke="#d8fff0" stroke-width="3"');
    for (const v of [0.35, 0.62])
      fish.line(
        [
          [5, v],
          [12, v + 0.06],
          [20, v + 0.1],
        ],
        '#ffd060',
        0.5,
        'opacity="0.6"',
      );
  });
  fish.gill(
    [
      [22, -0.4],
      [26, 0],
      [24, 0.5],
      [19, 0.8],
    ],
    0.35,
  );
  fish.shaded({ scales: 0.14, shadow: '#7a1830' });
  fish.mouth(
    [
      [0.2, 3.2],
      [3, 4],
      [6, 4.4],
    ],
    '#b0401c',
    0.7,
  );
  fish.eye([11.4, -1.8], 3.1, '#ff4a3a', 0.46);
  fish.fin({
    ...fanFin([29, 2.5], 2.6, 13, 16, 30),
    stops: [
      [0, '#ffb890', 0.55],
      [1, '#ffe8d8', 0.4],
    ],
    rays: 11,
  });
  return fish.svg();
}
