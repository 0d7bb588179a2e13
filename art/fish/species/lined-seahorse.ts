import { closedCurve, type Point, steps } from '../../../web/src/ui/drawing/curves.ts';
import { along, sample, taper } from '../../shared/geometry.ts';
import { light, shade } from '../../shared/color.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet } from '../../shared/sheet.ts';
import { paintEye } from '../anatomy/eye.ts';
import { paintFin } from '../anatomy/fin.ts';
import { gorgonian } from '../habitat/gorgonian.ts';

const GOLD = '#f0a028';

/** The middle of neck, trunk and tail, down to the curl around the holdfast. */
const SPINE: readonly Point[] = sample(
  [
    [590, 212],
    [655, 262],
    [684, 345],
    [668, 440],
    [640, 530],
    [642, 610],
    [676, 680],
    [694, 752],
    [664, 822],
    [596, 838],
    [556, 796],
    [578, 752],
    [616, 760],
    [622, 792],
  ],
  90,
);

const WIDTHS: readonly Point[] = [54, 62, 78, 96, 92, 66, 46, 38, 32, 27, 22, 17, 12, 7].map(
  (w, i): Point => [i, w],
);

const half = (t: number): number => along(WIDTHS, t)[1];

const HEAD: readonly Point[] = [
  [398, 318],
  [404, 302],
  [440, 292],
  [482, 276],
  [512, 236],
  [548, 196],
  [600, 176],
  [640, 200],
  [650, 250],
  [620, 300],
  [566, 324],
  [512, 326],
  [464, 330],
  [416, 336],
  [402, 332],
];

/** The point of ring `t` that lies `side` (−1 belly … 1 back) across the body. */
function across(t: number, side: number): Point {
  const [a, b] = [along(SPINE, t - 0.012), along(SPINE, t + 0.012)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const at = along(SPINE, t);
  const w = half(t) * side;
  return [at[0] + ((b[1] - a[1]) / length) * w, at[1] - ((b[0] - a[0]) / length) * w];
}

function modelled(sheet: Sheet, ring: readonly Point[], draw: () => void): void {
  const path = closedCurve(ring);
  sheet.fill(
    path,
    sheet.linear(
      [420, 200],
      [720, 560],
      [
        [0, '#ffd07a'],
        [0.4, GOLD],
        [0.75, '#c86a1c'],
        [1, '#7a3414'],
      ],
    ),
  );
  sheet.group(`clip-path="${sheet.clip(path)}"`, () => {
    draw();
    sheet.stroke(
      path,
      '#4a1030',
      46,
      `opacity="0.6" filter="${sheet.blur(18)}" transform="translate(-12 -12)"`,
    );
    sheet.stroke(
      path,
      '#46c6ea',
      9,
      `opacity="0.5" filter="${sheet.blur(4)}" transform="translate(-3 -3)"`,
    );
    sheet.stroke(
      path,
      '#fff6dc',
      9,
      `opacity="0.85" filter="${sheet.blur(3)}" transform="translate(4 5)"`,
    );
  });
}

function rings(sheet: Sheet): void {
  for (let i = 0; i < 44; i += 1) {
    const t = 0.04 + i * 0.0212;
    const bow = steps(5).map((s) => across(t + 0.012 * Math.sin(s * Math.PI), s * 2 - 1));
    sheet.line(bow, '#5a2410', 5 - i * 0.06, `opacity="0.5"`);
    sheet.line(
      bow.map(([x, y]): Point => [x, y + 6 - i * 0.07]),
      '#fff0c0',
      3.4 - i * 0.04,
      'opacity="0.5"',
    );
    for (const side of [-0.55, 0.1, 0.62]) {
      const [x, y] = across(t + 0.011, side);
      const r = half(t) * 0.085 + 1.4;
      sheet.oval([x, y], r, r, light(GOLD, 0.6), 'opacity="0.75"');
    }
  }
  for (const side of [-0.55, 0.1, 0.62])
    sheet.line(
      steps(60).map((t) => across(t, side)),
      '#fff2c8',
      3,
      'opacity="0.28"',
    );
}

function knobs(sheet: Sheet): void {
  for (let i = 0; i < 30; i += 1) {
    const t = 0.06 + i * 0.026;
    const reach = 1 + (i % 3 === 0 ? 9 : 5) / half(t);
    for (const side of [-1, 1]) {
      const ring = [
        across(t - 0.006, side * 0.94),
        across(t, side * reach),
        across(t + 0.006, side * 0.94),
      ];
      sheet.fill(closedCurve(ring), i % 3 === 0 ? '#ffd88a' : '#e0902a');
    }
  }
}

function head(sheet: Sheet): void {
  for (const [x, y, tx, ty] of [
    [572, 192, 556, 138],
    [594, 182, 592, 122],
    [618, 184, 630, 128],
    [634, 198, 660, 156],
  ] as const) {
    sheet.fill(
      closedCurve(
        taper(
          sample(
            [
              [x, y + 14],
              [tx, ty],
            ],
            8,
          ),
          (t) => 13 * (1 - t) + 3,
        ),
      ),
      '#e09a30',
    );
    sheet.oval([tx, ty], 6, 6, '#ffe2a0');
  }
  modelled(sheet, HEAD, () => {
    for (const [x, y] of [
      [560, 280],
      [592, 262],
      [612, 232],
      [578, 220],
    ] as const)
      sheet.glow([x, y], 34, '#fff0c0', 0.4);
    for (const dx of [0, 14, 28, 42])
      sheet.line(
        [
          [424 + dx, 296],
          [428 + dx, 316],
          [424 + dx, 334],
        ],
        '#8a3a14',
        3.4,
        'opacity="0.5"',
      );
    sheet.line(
      [
        [600, 196],
        [622, 244],
        [596, 300],
      ],
      '#5a1c10',
      7,
      `opacity="0.4" filter="${sheet.blur(5)}"`,
    );
  });
  sheet.line(
    [
      [400, 320],
      [410, 322],
      [418, 318],
    ],
    shade(GOLD, 0.75),
    3,
  );
  paintEye(sheet, [532, 254], 25, '#ffb83a', 0.5);
  for (let i = 0; i < 9; i += 1) {
    const a = (i / 9) * 6.283;
    sheet.line(
      [
        [532 + Math.cos(a) * 29, 254 + Math.sin(a) * 29],
        [532 + Math.cos(a) * 38, 254 + Math.sin(a) * 38],
      ],
      '#7a2c10',
      3,
      'opacity="0.55"',
    );
  }
}

/** Lined seahorse (Hippocampus erectus): armoured rings, coronet, tail around a sea fan. */
export function drawSeahorse(): string {
  const sheet = new Sheet('f');
  const random = randomOf('lined-seahorse fan');
  sheet.glow([610, 440], 560, '#6fd8e8', 0.46, 460);
  sheet.group(`opacity="0.5" filter="${sheet.blur(6)}"`, () =>
    gorgonian(sheet, random, [1060, 1020], -1.9, 270, '#8a3aa0', 4),
  );
  gorgonian(sheet, random, [500, 1040], -1.15, 260, '#b02f8a', 4);
  const clear = [
    [0, '#ffc060', 0.9],
    [0.6, '#ffe0a0', 0.7],
    [1, '#fff6e0', 0.55],
  ] as const;
  paintFin(
    sheet,
    {
      root: [across(0.24, 0.9), across(0.31, 0.92), across(0.38, 0.9)],
      margin: [
        [800, 432],
        [806, 520],
        [742, 590],
      ],
      stops: clear,
      rays: 17,
      rayStrength: 0.6,
    },
    (p) => p,
    7,
  );
  knobs(sheet);
  modelled(sheet, taper(SPINE.slice(0, 90), half), () => {
    rings(sheet);
    for (const t of [0.2, 0.42, 0.6])
      sheet.oval(
        across(t, 0.5),
        40 - t * 24,
        26 - t * 14,
        '#fff4dc',
        `opacity="0.42" filter="${sheet.blur(8)}"`,
      );
  });
  head(sheet);
  paintFin(
    sheet,
    {
      root: [
        [628, 268],
        [634, 292],
        [628, 314],
      ],
      margin: [
        [682, 262],
        [694, 296],
        [676, 328],
      ],
      stops: clear,
      rays: 9,
      rayStrength: 0.6,
    },
    (p) => p,
    6,
  );
  return sheet.svg();
}
