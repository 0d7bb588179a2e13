import { Fish } from '../anatomy/fish.ts';
import type { OnBody } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Profile } from '../anatomy/profile.ts';
import { sample, steps } from '../../shared/geometry.ts';
import type { Point } from '../../shared/geometry.ts';

const SIX_LINE: Profile = {
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
  const fish = new Fish('six-line-wrasse', SIX_LINE, {
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
    stripes: [{ from: 0.85, to: 0.97, colour: '#5a3ad0', opacity: 0.7 }],
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [50, 94], [2, 7, 8, 9, 9, 4], [0.4, 0.9]),
    stops: [
      [0, '#e8602a'],
      [0.6, '#ff9650'],
      [1, '#ffc890', 0.8],
    ],
    rays: 16,
    stripes: [{ from: 0.85, to: 0.97, colour: '#5a3ad0', opacity: 0.7 }],
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

const MELANURUS: Profile = {
  top: [
    [0, 3],
    [4, -0.5],
    [12, -5.5],
    [24, -10],
    [40, -12],
    [60, -11.6],
    [80, -9.4],
    [92, -8],
    [100, -7.8],
  ],
  bottom: [
    [0, 3],
    [3, 5.2],
    [12, 8.4],
    [26, 11.6],
    [42, 12.8],
    [60, 12],
    [80, 9.6],
    [92, 8.2],
    [100, 8],
  ],
};

function maze(fish: Fish): void {
  for (const v of [-0.82, -0.52, -0.22, 0.08, 0.38, 0.66]) {
    const row = steps(22).map((t): OnBody => [26 + t * 76, v + Math.sin(t * 24 + v * 9) * 0.035]);
    fish.line(row, v < -0.3 ? '#ff7a6a' : '#ffb05a', 1.55, 'opacity="0.85"');
    fish.line(row, '#ffe4a8', 0.4, 'opacity="0.6"');
  }
  const soft = `opacity="0.7" filter="${fish.sheet.blur(fish.k * 0.5)}"`;
  for (const x of [30, 41, 52, 63, 74, 85]) {
    fish.patch(
      [
        [x - 2, -1.2],
        [x + 3, -1.2],
        [x + 2.4, -0.55],
        [x + 1, -0.2],
        [x - 0.8, -0.55],
      ],
      '#1a56a8',
      soft,
    );
  }
}

/** Melanurus wrasse: green-blue with wavy orange lines, radiating face, eyespot on the tail. */
export function drawMelanurus(): string {
  const fish = new Fish('melanurus-wrasse', MELANURUS, {
    at: [650, 470],
    size: 830,
    facing: 'right',
    tilt: 5,
    bend: -5,
    turn: 0.15,
  });
  fish.halo('#7fe8d0', 0.38);
  const fin = [
    [0, '#2fa08a'],
    [0.5, '#ff8a5a'],
    [1, '#ffd0b0', 0.8],
  ] as const;
  fish.fin(
    {
      ...tailFin(7.8, 18, 12.5, 0.35),
      stops: [
        [0, '#2f9a8a'],
        [0.6, '#ff7a4a'],
        [1, '#ffe0a0', 0.85],
      ],
      rays: 14,
    },
    (s) => {
      fish.sheet.oval(s(0.4, 0.3), fish.k * 3, fish.k * 2.5, '#0a0d1c', 'opacity="0.9"');
    },
  );
  fish.fin(
    {
      ...ridgeFin(fish.body, 'top', [23, 95], [2, 6.4, 7, 7.4, 7.8, 8, 7.6, 4], [0.4, 0.8]),
      stops: fin,
      rays: 24,
      stripes: [
        { from: 0.4, to: 0.5, colour: '#1a6ad0', opacity: 0.8 },
        { from: 0.88, to: 0.98, colour: '#1a8ae0', opacity: 0.8 },
      ],
    },
    (s) => {
      fish.sheet.oval(
        s(0.38, 0.45),
        fish.k * 1.9,
        fish.k * 1.7,
        '#0a1030',
        `stroke="#ffd84a" stroke-width="4"`,
      );
    },
  );
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [48, 95], [2, 6, 7, 7.4, 7.4, 4], [0.4, 0.8]),
    stops: fin,
    rays: 18,
    stripes: [{ from: 0.4, to: 0.5, colour: '#1a6ad0', opacity: 0.8 }],
  });
  fish.skin([
    [0, '#1a7aa8'],
    [0.35, '#2fb49a'],
    [0.75, '#5fd8a8'],
    [1, '#b8f4d0'],
  ]);
  fish.inside(() => {
    maze(fish);
    for (const [from, bend, to] of [
      [-0.5, -0.7, -0.75],
      [0.0, -0.1, -0.25],
      [0.4, 0.35, 0.3],
      [0.8, 0.75, 0.75],
    ] as const) {
      fish.line(
        [
          [2, from],
          [13, bend],
          [25, to],
        ],
        '#ff6a8a',
        1.5,
        'opacity="0.85"',
      );
    }
    fish.spot([27, -0.3], 1.5, '#0f3a8a');
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
  fish.shaded({ scales: 0.14, shadow: '#0a3f6a' });
  fish.mouth(
    [
      [0.2, 3.2],
      [3, 4],
      [5.4, 4.4],
    ],
    '#2f9a80',
    0.7,
  );
  fish.eye([10.8, -1.2], 2.7, '#ff7a3a', 0.48);
  fish.fin({
    ...fanFin([28, 2.5], 2.4, 12, 14, 30),
    stops: [
      [0, '#a8ffe0', 0.5],
      [1, '#e8fff6', 0.4],
    ],
    rays: 11,
  });
  return fish.svg();
}

const FAIRY: Profile = {
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
  const fish = new Fish('scotts-fairy-wrasse', FAIRY, {
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
      { from: 0.55, to: 0.62, colour: '#ff5a6a', opacity: 0.8 },
      { from: 0.9, to: 1, colour: '#8fe8ff', opacity: 0.6 },
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
      { from: 0.42, to: 0.5, colour: '#2a1a6a', opacity: 0.75 },
      { from: 0.9, to: 0.97, colour: '#2a5af0', opacity: 0.8 },
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
    stripes: [{ from: 0.86, to: 0.96, colour: '#3a4af0', opacity: 0.8 }],
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
