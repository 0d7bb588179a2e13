import { type Point } from '../../../web/src/ui/drawing/curves.ts';
import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { sample } from '../../shared/geometry.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 3],
    [4, -2],
    [12, -8.5],
    [24, -13.5],
    [40, -16],
    [58, -15],
    [78, -10.5],
    [92, -8],
    [100, -7.6],
  ],
  bottom: [
    [0, 3],
    [3, 6],
    [12, 11],
    [26, 15],
    [42, 16.4],
    [58, 15],
    [78, 10.5],
    [92, 8.2],
    [100, 7.8],
  ],
};

/** Scott's fairy wrasse in display: green back, rose chest, tall fins, spread lance tail. */
export function drawFairyWrasse(): string {
  const fish = new Fish('scotts-fairy-wrasse', PROFILE, {
    at: [555, 490],
    size: 720,
    facing: 'left',
    tilt: 9,
    bend: -4,
  });
  fish.halo('#7fb8ff', 0.42);
  const lance: Point[] = sample(
    [
      [124, -17],
      [127, -8],
      [144, 0],
      [127, 8],
      [124, 17],
    ],
    25,
  );
  fish.fin({
    root: [
      [97, -7.6],
      [98, 0],
      [97, 7.8],
    ],
    margin: lance,
    stops: [
      [0, '#e0407a'],
      [0.45, '#4a5af0'],
      [1, '#b0e0ff', 0.85],
    ],
    rays: 15,
    stripes: [
      { from: 0.55, to: 0.62, color: '#ff5a6a', opacity: 0.8 },
      { from: 0.9, to: 1, color: '#8fe8ff', opacity: 0.6 },
    ],
  });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [22, 94], [4, 12, 14, 15, 17, 20, 21, 8], [0.3, 0.8]),
    stops: [
      [0, '#1aa07a'],
      [0.35, '#e8305a'],
      [0.7, '#ff6a4a'],
      [1, '#6ad0ff', 0.9],
    ],
    rays: 24,
    stripes: [
      { from: 0.42, to: 0.5, color: '#2a1a6a', opacity: 0.75 },
      { from: 0.9, to: 0.97, color: '#2a5af0', opacity: 0.8 },
    ],
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [48, 94], [3, 11, 13, 15, 16, 8], [0.3, 0.8]),
    stops: [
      [0, '#ff9ab0'],
      [0.5, '#f0406a'],
      [1, '#7ac8ff', 0.9],
    ],
    rays: 18,
    stripes: [{ from: 0.86, to: 0.96, color: '#3a4af0', opacity: 0.8 }],
  });
  fish.fin({
    root: [
      [30, 14],
      [35, 15],
    ],
    margin: [
      [56, 30],
      [46, 22],
    ],
    stops: [
      [0, '#ff8aa0'],
      [1, '#a8d8ff', 0.8],
    ],
    rays: 5,
  });
  fish.skin([
    [0, '#0f8a6a'],
    [0.3, '#2fb890'],
    [0.55, '#9fd8b0'],
    [0.78, '#ffc8c8'],
    [1, '#ffe8ec'],
  ]);
  fish.inside(() => {
    const soft = `filter="${fish.sheet.blur(fish.k * 2)}"`;
    fish.patch(
      [
        [28, -0.1],
        [40, -0.5],
        [56, -0.2],
        [60, 0.4],
        [46, 0.9],
        [30, 0.7],
      ],
      '#f0507a',
      `opacity="0.8" ${soft}`,
    );
    fish.patch(
      [
        [70, -0.9],
        [84, -0.4],
        [86, 0.5],
        [76, 1],
        [110, 1.2],
        [110, -1.2],
      ],
      '#3a6ae0',
      `opacity="0.75" ${soft}`,
    );
    fish.patch(
      [
        [-2, 0],
        [6, -0.8],
        [20, -1.2],
        [24, -0.4],
        [10, 0],
      ],
      '#1f9a70',
      `opacity="0.7" ${soft}`,
    );
  });
  fish.gill(
    [
      [22, -0.4],
      [26, 0],
      [24, 0.5],
      [19, 0.8],
    ],
    0.4,
  );
  fish.shaded({ scales: 0.2, shadow: '#6a1a6a' });
  fish.mouth(
    [
      [0.2, 3.2],
      [3, 4],
      [6, 4.2],
    ],
    '#c0607a',
    0.7,
  );
  fish.eye([11.4, -2.4], 3.2, '#ffb04a', 0.5);
  fish.fin({
    ...fanFin([30, 3], 2.6, 14, 16, 30),
    stops: [
      [0, '#ffd0d8', 0.55],
      [1, '#ffffff', 0.4],
    ],
    rays: 11,
  });
  return fish.svg();
}
