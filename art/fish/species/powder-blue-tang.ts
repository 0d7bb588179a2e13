import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 6],
    [1.5, 0],
    [6, -10],
    [15, -20],
    [32, -26],
    [52, -27],
    [72, -19.5],
    [88, -8],
    [95, -4.6],
    [100, -4.4],
  ],
  bottom: [
    [0, 6],
    [3, 11],
    [12, 18],
    [26, 24],
    [44, 27],
    [62, 24],
    [78, 15.5],
    [90, 6.6],
    [100, 4.6],
  ],
};

function fins(fish: Fish): void {
  const dark = { from: 0.9, to: 0.97, color: '#0a1030', opacity: 0.85 };
  fish.fin(
    {
      ...tailFin(4.6, 21, 21, -0.3),
      stops: [
        [0, '#f4fbff'],
        [0.7, '#dcefff'],
        [1, '#ffffff', 0.9],
      ],
      rays: 18,
      stripes: [
        { from: 0.66, to: 0.78, color: '#0a1030' },
        { from: 0.1, to: 0.2, color: '#0a1030', opacity: 0.8 },
      ],
    },
    (space) => {
      for (const s of [0.02, 0.98])
        fish.sheet.line([space(s, 0), space(s, 0.6), space(s, 1)], '#0a1030', fish.k * 2.4);
    },
  );
  fish.fin({
    ...ridgeFin(fish.body, 'top', [15, 93], [2, 9, 11, 12, 12, 11, 6], 0.5),
    stops: [
      [0, '#ffc400'],
      [0.6, '#ffdb1f'],
      [1, '#ffee70', 0.9],
    ],
    rays: 28,
    stripes: [
      { ...dark, color: '#1b2f8a' },
      { from: 0.97, to: 1, color: '#ffffff', opacity: 0.8 },
    ],
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [40, 93], [2, 8, 10, 10.5, 10, 5], 0.5),
    stops: [
      [0, '#cfe6ff'],
      [0.6, '#eef8ff'],
      [1, '#ffffff', 0.85],
    ],
    rays: 24,
    stripes: [dark],
  });
  fish.fin({
    ...fanFin([31, 22], 3, 15, 52, 16, 0.2),
    stops: [
      [0, '#dfefff'],
      [1, '#ffffff', 0.8],
    ],
    rays: 6,
  });
}

function mask(fish: Fish): void {
  fish.inside(() => {
    fish.patch(
      [
        [8, 0.55],
        [18, 0.42],
        [28, 0.5],
        [33, 0.75],
        [30, 1.3],
        [2, 1.4],
      ],
      '#f6fbff',
    );
    fish.patch(
      [
        [-6, -1],
        [4, -1.3],
        [15, -1.02],
        [22, -0.62],
        [25, -0.15],
        [26, 0.22],
        [21, 0.46],
        [12, 0.56],
        [5, 0.74],
        [1.5, 0.5],
        [-4, 0.4],
      ],
      '#070a18',
    );
    fish.line(
      [
        [0.4, 0.45],
        [4, 0.72],
        [9, 0.62],
      ],
      '#f6fbff',
      0.9,
    );
  });
}

/** Powder blue tang: powder blue body, black mask over a white chin, yellow dorsal fin. */
export function drawPowderBlueTang(): string {
  const fish = new Fish('powder-blue-tang', PROFILE, {
    at: [630, 470],
    size: 760,
    facing: 'left',
    tilt: 6,
    bend: 3,
  });
  fish.halo('#9fd8ff', 0.4);
  fins(fish);
  fish.skin([
    [0, '#3f8df0'],
    [0.4, '#63b4ff'],
    [0.8, '#8bd0ff'],
    [1, '#b9e6ff'],
  ]);
  mask(fish);
  fish.gill(
    [
      [27, -0.3],
      [30, 0.05],
      [29, 0.35],
      [25, 0.6],
    ],
    0.35,
  );
  fish.shaded({ scales: 0.06, shadow: '#113a9a' });
  fish.inside(() => {
    const soft = `filter="${fish.sheet.blur(fish.k * 0.5)}" opacity="0.94"`;
    fish.patch(
      [
        [91.5, -1.2],
        [90.5, 0],
        [92, 1.2],
        [108, 1.4],
        [108, -1.4],
      ],
      '#ffc81a',
      soft,
    );
    fish.line(
      [
        [91, -0.7],
        [98, -0.75],
        [103, -0.7],
      ],
      '#fff3b0',
      1.2,
      'opacity="0.7"',
    );
  });
  fish.mouth(
    [
      [0.3, 6.4],
      [2, 7],
      [3.6, 8.2],
    ],
    '#8fa4bd',
    0.6,
  );
  fish.eye([13, -6], 3.6, '#3b4f8f', 0.62);
  fish.line(
    [
      [91, 0.05],
      [98, -0.1],
    ],
    '#fff7c8',
    1.5,
  );
  fish.fin({
    ...fanFin([33, 3], 3.2, 18, 22, 30, 0.12),
    stops: [
      [0, '#ffd01c'],
      [0.5, '#ffe45e', 0.9],
      [1, '#fff6b8', 0.75],
    ],
    rays: 13,
  });
  return fish.svg();
}
