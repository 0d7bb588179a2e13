import { closedCurve, type Point } from '../../../web/src/ui/drawing/curves.ts';
import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Fin } from '../anatomy/fin.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { around, sample, taper } from '../../shared/geometry.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 4],
    [3, -2],
    [10, -9],
    [20, -14.5],
    [34, -17],
    [50, -16.5],
    [70, -12.5],
    [88, -8],
    [100, -6.6],
  ],
  bottom: [
    [0, 4],
    [3, 9],
    [12, 13.4],
    [24, 16.4],
    [40, 18],
    [56, 16.4],
    [74, 11.4],
    [90, 7.4],
    [100, 6.8],
  ],
};

const MAROON = '#8a1c1c';
const CREAM = '#fff0e0';

/** One spine or fin ray with its flag of skin, banded cream and maroon from root to tip. */
function quill(
  fish: Fish,
  bones: readonly Point[],
  width: number,
  bands: number,
  opacity = 1,
): void {
  const spine = sample(fish.all(bones), bands * 6 + 1);
  const half = (t: number): number =>
    fish.k *
    width *
    (0.45 + 0.75 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1))) *
    (1 - t * 0.55);
  const last = spine.length - 1;
  const piece = (from: number, to: number): string =>
    closedCurve(taper(spine.slice(from, to + 1), (t) => half((from + t * (to - from)) / last)));
  fish.sheet.group(`opacity="${opacity}"`, () => {
    fish.sheet.fill(piece(0, last), CREAM);
    for (let i = 0; i < bands; i += 1) fish.sheet.fill(piece(i * 6, i * 6 + 3), MAROON);
    fish.sheet.line(spine, '#ffd8c0', fish.k * 0.3, 'opacity="0.8"');
  });
}

/** The skin between the rays of a pectoral fin, spotted and nearly clear. */
function web(
  fish: Fish,
  root: Point,
  from: number,
  to: number,
  length: number,
  opacity: number,
): void {
  const mid = (from + to) / 2;
  const shape = fanFin(root, 4, length * 0.56, mid, (to - from) / 2);
  const skin: Fin = {
    ...shape,
    stops: [
      [0, '#8a2a2a', 0.9],
      [0.5, '#d89a88', 0.6],
      [1, '#ffe8dc', 0.3],
    ],
    rays: 12,
    rayColor: MAROON,
    opacity,
  };
  fish.fin(skin, (s) => {
    for (let i = 0; i < 46; i += 1)
      fish.sheet.oval(
        s((i * 0.618) % 1, 0.25 + 0.7 * ((i * 0.37) % 1)),
        fish.k * 0.9,
        fish.k * 0.6,
        '#5a0f14',
        'opacity="0.6"',
      );
  });
}

/** The fan of one pectoral fin: free rays from `root`, between two angles in degrees. */
function pectoral(
  fish: Fish,
  root: Point,
  from: number,
  to: number,
  length: number,
  opacity: number,
): void {
  const count = 11;
  web(fish, root, from, to, length, opacity);
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const angle = ((from + (to - from) * t) * Math.PI) / 180;
    const reach = length * (0.78 + 0.3 * Math.sin(Math.PI * (0.25 + t * 0.6)));
    const foot = around(root, angle, 9);
    const bow = around(root, angle - 0.1, reach * 0.55);
    quill(
      fish,
      [foot, bow, around(root, angle + 0.05, reach * (1 + (i % 2) * 0.06))],
      1.15 + (i % 2) * 0.25,
      7 + (i % 3),
      opacity,
    );
  }
}

function dorsalSpines(fish: Fish): void {
  for (let i = 0; i < 12; i += 1) {
    const x = 17 + i * 4.4;
    const y = fish.body.edge('top', x) + 3;
    const h = 30 + 12 * Math.sin((i / 11) * 3.1);
    quill(
      fish,
      [
        [x, y],
        [x + 1 + i * 0.5, y - h * 0.5],
        [x + 3 + i * 1.3, y - h],
      ],
      1.5,
      7,
    );
  }
}

function bars(fish: Fish): void {
  for (let i = 0; i < 17; i += 1) {
    const x = 25 + i * 4.7;
    const wide = i % 2 ? 0.75 : 1.5;
    fish.bar(
      [
        [x + 2, -1.2],
        [x - 0.6, -0.3],
        [x + 0.8, 0.4],
        [x - 1, 1.2],
      ],
      wide,
      i % 2 ? '#b04a38' : MAROON,
    );
  }
  for (const [a, b, c] of [
    [3, 12, 6],
    [8, 17, 13],
    [14, 21, 19],
  ] as const)
    fish.bar(
      [
        [a + 4, -1.2],
        [b, 0],
        [c, 1.2],
      ],
      1.2,
      MAROON,
    );
  fish.bar(
    [
      [12, -1.1],
      [13, -0.4],
      [10, 0.6],
      [8, 1.2],
    ],
    1.8,
    '#6a1216',
  );
}

/** Volitans lionfish: maroon and cream bars, banded spines raised, pectoral rays fanned out. */
export function drawLionfish(): string {
  const fish = new Fish('volitans-lionfish', PROFILE, {
    at: [610, 510],
    size: 670,
    facing: 'left',
    tilt: 5,
    bend: -3,
  });
  fish.halo('#6fc0f0', 0.46, 1.2);
  pectoral(fish, [30, 2], -62, 28, 46, 0.5);
  const dotted: Fin = {
    ...tailFin(6.8, 27, 15, 0.45),
    stops: [
      [0, '#f4d8c0', 0.9],
      [1, '#ffffff', 0.55],
    ],
    rays: 13,
    rayColor: MAROON,
  };
  const dot = (fin: Fin, count: number): void =>
    fish.fin(fin, (s) => {
      for (let i = 0; i < count; i += 1)
        fish.sheet.oval(
          s((i * 0.618) % 1, 0.15 + (0.8 * i) / count),
          fish.k * 0.7,
          fish.k * 0.7,
          '#7a1418',
          'opacity="0.85"',
        );
    });
  dot(dotted, 30);
  dot(
    {
      ...ridgeFin(fish.body, 'top', [70, 93], [4, 14, 17, 14, 5], [0.4, 0.9]),
      stops: dotted.stops,
      rays: 11,
      rayColor: MAROON,
    },
    22,
  );
  dot(
    {
      ...ridgeFin(fish.body, 'bottom', [66, 90], [4, 14, 17, 13, 5], [0.4, 0.9]),
      stops: dotted.stops,
      rays: 10,
      rayColor: MAROON,
    },
    20,
  );
  dorsalSpines(fish);
  fish.skin([
    [0, '#e8b8a0'],
    [0.35, '#ffe8d8'],
    [0.75, '#fff6ee'],
    [1, '#e8c8c0'],
  ]);
  fish.inside(() => bars(fish));
  fish.gill(
    [
      [24, -0.4],
      [28, 0.05],
      [26, 0.5],
      [20, 0.85],
    ],
    0.35,
  );
  fish.shaded({ shadow: '#5a1030', scales: 0.08, depth: 0.55 });
  for (const [x, y, tx, ty] of [
    [11, -9, 7, -25],
    [14, -10, 15, -24],
  ] as const)
    quill(
      fish,
      [
        [x, y],
        [(x + tx) / 2 - 1, (y + ty) / 2],
        [tx, ty],
      ],
      0.8,
      4,
    );
  for (const [x, y] of [
    [1.5, 8],
    [5, 11],
    [9, 13],
  ] as const)
    quill(
      fish,
      [
        [x, y],
        [x - 1, y + 3],
        [x - 2.4, y + 5.5],
      ],
      0.8,
      2,
    );
  fish.mouth(
    [
      [0.4, 4.4],
      [5, 7.4],
      [9.6, 8.2],
    ],
    '#8a3a34',
    0.9,
  );
  fish.eye([12.4, -4.6], 3.9, '#c86a4a', 0.54);
  pectoral(fish, [31, 6], -20, 104, 54, 0.98);
  for (const a of [82, 94, 106])
    quill(
      fish,
      [[32, 15], around([32, 15], a / 57.3, 12), around([32, 15], (a - 6) / 57.3, 26)],
      1.8,
      5,
    );
  return fish.svg();
}
