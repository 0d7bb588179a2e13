import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Pose } from '../anatomy/pose.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { Sheet, type Stop } from '../../shared/sheet.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 1],
    [3, -5],
    [11, -12],
    [24, -18],
    [42, -20.5],
    [60, -18.5],
    [78, -11.5],
    [92, -5.6],
    [100, -5],
  ],
  bottom: [
    [0, 1],
    [3, 6],
    [11, 13],
    [24, 18.5],
    [42, 20.5],
    [60, 18],
    [78, 11.5],
    [92, 5.8],
    [100, 5.2],
  ],
};

function chromis(sheet: Sheet, pose: Pose, far: boolean): void {
  const fish = new Fish('blue-green-chromis', PROFILE, pose, sheet);
  const stops: Stop[] = [
    [0, '#2fb8c8'],
    [0.6, '#5fdcd8', 0.8],
    [1, '#b4fff0', 0.6],
  ];
  const fork = tailFin(5.2, 30, 19, -0.52);
  fish.fin({ ...fork, stops, rays: 18 });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [26, 88], [2, 8, 8, 7.5, 8, 10, 10, 3], [0.5, 0.9]),
    stops,
    rays: 20,
    spines: 12,
    cut: 0.1,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [56, 88], [2, 7, 9, 10, 8, 3], [0.5, 0.9]),
    stops,
    rays: 13,
  });
  fish.fin({
    root: [
      [32, 16],
      [37, 17.6],
    ],
    margin: [
      [51, 30],
      [46, 22],
    ],
    stops,
    rays: 5,
  });
  fish.skin([
    [0, '#1fa0b8'],
    [0.35, '#3fd0cc'],
    [0.7, '#7ff0d8'],
    [1, '#d8fff2'],
  ]);
  fish.inside(() => {
    for (const v of [-0.62, -0.36, -0.1, 0.16]) {
      fish.line(
        [
          [26, v],
          [55, v * 0.98],
          [94, v * 0.9],
        ],
        '#d6fff4',
        1.5,
        `opacity="0.3" stroke-dasharray="${fish.k * 1.6} ${fish.k * 1.2}"`,
      );
    }
    fish.line(
      [
        [1, -0.1],
        [8, -0.32],
        [18, -0.42],
      ],
      '#1a7ff0',
      1.2,
      'opacity="0.75"',
    );
  });
  fish.gill(
    [
      [22, -0.55],
      [26, -0.05],
      [24, 0.5],
      [18, 0.8],
    ],
    0.4,
  );
  fish.shaded({ shadow: '#0a4f8a', scales: 0.2, sheen: 0.5 });
  fish.mouth(
    [
      [0.2, 1.4],
      [2, 2.4],
      [3.6, 4],
    ],
    '#1f8aa0',
    0.7,
  );
  fish.eye([11, -3.4], 4.4, '#9fe8e0', 0.56);
  if (!far)
    fish.fin({
      ...fanFin([28, 3], 3, 16, 20, 28, 0.1),
      stops: [
        [0, '#8ff0e0', 0.6],
        [1, '#e0fff8', 0.4],
      ],
      rays: 11,
    });
}

/** Blue-green chromis: iridescent sea-green, forked tail, three of a shoal. */
export function drawBlueGreenChromis(): string {
  const sheet = new Sheet('f');
  sheet.glow([700, 470], 640, '#4fd6e6', 0.34, 420);
  sheet.group(`opacity="0.62" filter="${sheet.blur(2.6)}"`, () => {
    chromis(sheet, { at: [930, 250], size: 265, facing: 'left', tilt: 7, bend: 3 }, true);
    chromis(sheet, { at: [330, 730], size: 240, facing: 'left', tilt: -4, bend: -3 }, true);
  });
  chromis(sheet, { at: [610, 500], size: 640, facing: 'left', tilt: 6, bend: -4 }, false);
  return sheet.svg();
}
