import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 9],
    [2, 3],
    [7, -9],
    [16, -21],
    [30, -29.5],
    [50, -31],
    [72, -25],
    [88, -14],
    [95, -8],
    [100, -7.6],
  ],
  bottom: [
    [0, 9],
    [2.4, 13],
    [10, 19],
    [24, 27],
    [42, 31],
    [60, 29.5],
    [78, 21],
    [90, 11],
    [95, 8],
    [100, 7.8],
  ],
};

function stripes(fish: Fish): void {
  for (let i = 0; i < 19; i += 1) {
    const v = -0.98 + i * 0.112;
    const rise = 0.1 - v * 0.1;
    const path = [
      [30, v * 1.05 + rise * 2.6],
      [48, v * 1.02 + rise * 1.1],
      [70, v],
      [88, v * 0.96 - rise * 0.3],
      [104, v * 0.9 - rise * 0.5],
    ] as const;
    fish.line(path, '#ffd21f', 1.75);
    fish.line(path, '#fff4a8', 0.45, 'opacity="0.6"');
  }
}

function face(fish: Fish): void {
  fish.patch(
    [
      [-6, -1.2],
      [14, -1.3],
      [22, -1.02],
      [30, -0.6],
      [31, 0],
      [29, 0.5],
      [24, 0.9],
      [20, 1.4],
      [-6, 1.5],
    ],
    '#2f57c8',
  );
  fish.patch(
    [
      [26, -0.56],
      [35.5, -0.44],
      [38, 0],
      [36.5, 0.5],
      [31, 0.9],
      [24, 1.3],
      [20, 1.15],
      [24, 0.66],
      [28.5, 0.2],
      [28, -0.25],
    ],
    '#0a0c1e',
  );
  fish.line(
    [
      [27.4, -0.5],
      [29, -0.1],
      [28.4, 0.3],
      [24, 0.74],
      [20, 1.1],
    ],
    '#3f8dff',
    1.1,
  );
  fish.line(
    [
      [36, -0.42],
      [38.6, 0],
      [37, 0.5],
      [31.4, 0.92],
      [25, 1.28],
    ],
    '#4f9dff',
    0.9,
  );
  fish.patch(
    [
      [6, -0.86],
      [13.5, -1],
      [17, -0.74],
      [20, -0.44],
      [24.4, -0.3],
      [24, 0.02],
      [17.5, -0.14],
      [12, -0.28],
      [8, -0.44],
    ],
    '#0a0c1e',
  );
  fish.line(
    [
      [6.4, -0.98],
      [14, -1.04],
      [18, -0.76],
      [21, -0.48],
      [25.4, -0.34],
    ],
    '#4f9dff',
    0.85,
  );
  fish.line(
    [
      [7.4, -0.36],
      [12, -0.22],
      [17.5, -0.07],
      [24, 0.08],
    ],
    '#4f9dff',
    0.85,
  );
  fish.patch(
    [
      [-3, 0.4],
      [0.4, -0.15],
      [5.5, -0.1],
      [6.6, 0.35],
      [3, 1.2],
      [-2, 1.2],
    ],
    '#f2f6ff',
  );
}

/** Emperor angelfish, adult: yellow stripes on violet-blue, masked eye, black breast band. */
export function drawEmperorAngel(): string {
  const fish = new Fish('emperor-angelfish', PROFILE, {
    at: [630, 480],
    size: 725,
    facing: 'left',
    tilt: 4,
    bend: 3,
  });
  fish.halo('#6fb8ff', 0.46);
  fish.fin({
    ...tailFin(7.8, 20, 15, 0.4),
    stops: [
      [0, '#ffb800'],
      [0.6, '#ffd01f'],
      [1, '#ffe86a', 0.9],
    ],
    rays: 16,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [22, 93], [3, 6, 7, 8, 9, 11, 13, 7], [0.3, 0.8]),
    stops: [
      [0, '#2438a8'],
      [0.6, '#3a62e0'],
      [1, '#8fd0ff', 0.9],
    ],
    rays: 26,
    stripes: [
      { from: 0.3, to: 0.45, color: '#ffd21f', opacity: 0.75 },
      { from: 0.92, to: 1, color: '#e8f6ff', opacity: 0.9 },
    ],
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [46, 93], [3, 8, 9, 10, 12, 7], [0.3, 0.8]),
    stops: [
      [0, '#0f1c6a'],
      [0.6, '#1f3cc0'],
      [1, '#4f9dff', 0.9],
    ],
    rays: 20,
    stripes: [
      { from: 0.3, to: 0.38, color: '#4fa8ff', opacity: 0.8 },
      { from: 0.58, to: 0.66, color: '#4fa8ff', opacity: 0.8 },
      { from: 0.93, to: 1, color: '#9fd8ff', opacity: 0.9 },
    ],
  });
  fish.fin({
    ...fanFin([33, 28], 3, 16, 58, 15, 0.2),
    stops: [
      [0, '#1a2c9a'],
      [1, '#5f8dff', 0.85],
    ],
    rays: 6,
  });
  fish.skin([
    [0, '#2a2fa0'],
    [0.4, '#3f3fc0'],
    [0.8, '#3a4ad0'],
    [1, '#3a5ae0'],
  ]);
  fish.inside(() => {
    stripes(fish);
    face(fish);
  });
  fish.gill(
    [
      [20, 0.1],
      [23, 0.32],
      [20, 0.62],
    ],
    0.3,
  );
  fish.shaded({ scales: 0.05, shadow: '#10105a', depth: 0.55 });
  fish.sheet.shape(
    fish.all([
      [21, 15.5],
      [28, 18],
      [36, 18.6],
      [28, 20],
      [22, 19],
    ]),
    '#7fc0ff',
  );
  fish.mouth(
    [
      [0.3, 9.4],
      [2, 10.2],
      [3.6, 11.6],
    ],
    '#8fa0c8',
    0.8,
  );
  fish.eye([15.5, -8], 3.3, '#c89a4a', 0.62);
  fish.fin({
    ...fanFin([37, 5], 3, 17, 20, 30, 0.1),
    stops: [
      [0, '#28309a', 0.85],
      [1, '#8fb0ff', 0.5],
    ],
    rays: 13,
  });
  return fish.svg();
}
