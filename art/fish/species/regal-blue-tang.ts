import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 4],
    [2, -2],
    [8, -11],
    [20, -20],
    [38, -25],
    [58, -24],
    [78, -15],
    [92, -5.5],
    [100, -4.5],
  ],
  bottom: [
    [0, 4],
    [3, 9],
    [12, 17],
    [26, 23],
    [44, 25.5],
    [60, 23],
    [78, 14],
    [92, 5.5],
    [100, 5],
  ],
};

const BLUE = '#1f5cf0';
const BLACK = '#070a1c';

function ridge(fish: Fish, side: 'top' | 'bottom', from: number, heights: number[]): void {
  fish.fin({
    ...ridgeFin(fish.body, side, [from, 95], heights, 0.5),
    stops: [
      [0, '#1746d8'],
      [0.6, '#2b6cff'],
      [1, '#4f8dff', 0.9],
    ],
    rays: 26,
    stripes: [{ from: 0.78, to: 0.96, color: BLACK, opacity: 0.9 }],
  });
}

function tail(fish: Fish): void {
  fish.fin(
    {
      ...tailFin(4.6, 25, 22, -0.16),
      stops: [
        [0, '#ffc400'],
        [0.6, '#ffd92e'],
        [1, '#ffe96a', 0.92],
      ],
      rays: 18,
      rayColor: '#c07a00',
    },
    (space) => {
      for (const [a, b] of [
        [0, 0.13],
        [1, 0.87],
      ] as const) {
        const spine = [
          space(a, 0),
          space(a, 1),
          space(b, 1),
          space((a + b) / 2, 0.5),
          space(b, 0.12),
        ];
        fish.sheet.shape(spine, BLACK, 'opacity="0.95"');
      }
    },
  );
}

/** The painter's palette: black from eye to tail, with an oval of blue left free. */
function palette(fish: Fish): void {
  fish.inside(() => {
    fish.patch(
      [
        [88, 0.5],
        [80, 0],
        [96, -0.3],
        [104, -0.9],
        [104, 0.9],
      ],
      '#ffce1a',
    );
    fish.patch(
      [
        [13, -0.42],
        [24, -0.66],
        [44, -0.8],
        [70, -0.8],
        [96, -0.9],
        [101, -0.2],
        [86, -0.02],
        [78, 0.5],
        [64, 0.52],
        [50, 0.36],
        [38, 0.2],
        [36, -0.02],
        [26, -0.2],
      ],
      BLACK,
    );
    fish.patch(
      [
        [39, -0.26],
        [50, -0.44],
        [62, -0.36],
        [68, -0.1],
        [60, 0.1],
        [48, 0.06],
      ],
      BLUE,
    );
    fish.patch(
      [
        [76, 0.08],
        [88, -0.1],
        [103, -0.5],
        [104, 0.6],
        [88, 0.3],
      ],
      '#ffd02a',
    );
  });
}

/** Regal blue tang: royal blue, black palette mark, yellow tail. */
export function drawRegalBlueTang(): string {
  const fish = new Fish('regal-blue-tang', PROFILE, {
    at: [640, 455],
    size: 775,
    facing: 'right',
    tilt: 5,
    bend: -3,
  });
  fish.halo('#6fb6ff', 0.4);
  tail(fish);
  ridge(fish, 'top', 17, [2, 7, 8, 8.5, 8.5, 8, 4]);
  ridge(fish, 'bottom', 42, [2, 6, 7.5, 7.5, 7, 3]);
  fish.fin({
    ...fanFin([33, 21], 3, 15, 48, 18, 0.2),
    stops: [
      [0, '#1746d8'],
      [1, '#3c78ff', 0.85],
    ],
    rays: 7,
  });
  fish.skin([
    [0, '#1238c4'],
    [0.4, BLUE],
    [0.75, '#2f78ff'],
    [1, '#55a0ff'],
  ]);
  palette(fish);
  fish.gill(
    [
      [25, -0.3],
      [28, 0.05],
      [27, 0.4],
      [22, 0.66],
    ],
    0.5,
  );
  fish.shaded({ scales: 0.06, shadow: '#0a1580' });
  fish.inside(() => {
    const soft = `filter="${fish.sheet.blur(fish.k * 0.35)}" opacity="0.85"`;
    fish.patch(
      [
        [75, 0.12],
        [86, -0.08],
        [95, -0.5],
        [108, -1.3],
        [108, 1.4],
        [95, 0.9],
        [87, 0.42],
      ],
      '#ffc91c',
      soft,
    );
  });
  fish.mouth(
    [
      [0.4, 4.6],
      [2.4, 5.4],
      [4, 6.8],
    ],
    '#1c3aa0',
  );
  fish.eye([13, -3], 3.7, '#2a3a78', 0.66);
  fish.fin({
    ...fanFin([31, 5], 3.4, 19, 14, 34, 0.1),
    stops: [
      [0, '#1a4ae0', 0.95],
      [0.55, '#3f7dff', 0.85],
      [1, '#ffd83a', 0.95],
    ],
    rays: 14,
    rayColor: '#0a2480',
  });
  return fish.svg();
}
