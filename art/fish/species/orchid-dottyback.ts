import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 1],
    [3, -4],
    [11, -8],
    [24, -11],
    [42, -12],
    [62, -11.2],
    [80, -8.6],
    [92, -7],
    [100, -6.6],
  ],
  bottom: [
    [0, 1],
    [2, 5],
    [9, 8.4],
    [22, 11.2],
    [40, 12.2],
    [60, 11.2],
    [80, 8.6],
    [92, 7.2],
    [100, 6.8],
  ],
};

/** Orchid dottyback: slender, magenta all over, a dark stroke through the eye, clear rear fins. */
export function drawOrchidDottyback(): string {
  const fish = new Fish('orchid-dottyback', PROFILE, {
    at: [650, 455],
    size: 830,
    facing: 'right',
    tilt: -7,
    bend: 6,
    turn: 0.25,
  });
  fish.halo('#6fd0ff', 0.38);
  const veil = [
    [0, '#c01ad8'],
    [0.55, '#e05af0', 0.8],
    [1, '#f8c8ff', 0.5],
  ] as const;
  fish.fin({ ...tailFin(6.8, 24, 15, -0.22), stops: veil, rays: 16 });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [24, 92], [2, 7, 8.4, 8.8, 9, 9.6, 9, 4], [0.4, 0.9]),
    stops: veil,
    rays: 24,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [50, 92], [2, 7, 8.6, 9, 9, 4], [0.4, 0.9]),
    stops: veil,
    rays: 17,
  });
  fish.fin({
    root: [
      [29, 9.6],
      [34, 10.4],
    ],
    margin: [
      [46, 22],
      [42, 16],
    ],
    stops: veil,
    rays: 5,
  });
  fish.skin([
    [0, '#9a10c0'],
    [0.35, '#c21ee0'],
    [0.7, '#da4af4'],
    [1, '#f29aff'],
  ]);
  fish.inside(() => {
    const soft = `opacity="0.85" filter="${fish.sheet.blur(fish.k * 0.35)}"`;
    fish.line(
      [
        [1, 0.1],
        [9, -0.3],
        [16, -0.5],
        [25, -0.86],
      ],
      '#1c0a3a',
      1.5,
      soft,
    );
    fish.line(
      [
        [2, -0.3],
        [10, -0.62],
        [18, -0.8],
      ],
      '#7ac8ff',
      0.6,
      'opacity="0.7"',
    );
  });
  fish.gill(
    [
      [20, -0.5],
      [24, 0],
      [22, 0.55],
      [16, 0.85],
    ],
    0.45,
  );
  fish.shaded({ scales: 0.2, shadow: '#4a0a80', sheen: 0.42 });
  fish.mouth(
    [
      [0.3, 1.6],
      [3.4, 3.4],
      [6.4, 4.8],
    ],
    '#a010b0',
    0.8,
  );
  fish.eye([11, -2.6], 3.4, '#6ab0ff', 0.56);
  fish.fin({
    ...fanFin([27, 2.6], 2.6, 13, 18, 30),
    stops: [
      [0, '#e87af8', 0.6],
      [1, '#ffe0ff', 0.4],
    ],
    rays: 11,
  });
  return fish.svg();
}
