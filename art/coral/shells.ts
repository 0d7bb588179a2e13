import { around, blob, closed, cubic, seeded, upTo } from './geometry.ts';
import type { Point } from './geometry.ts';
import { rock, sand, shadow } from './habitat.ts';
import { deep, lit, mix } from './palette.ts';
import { Scene } from './scene.ts';

/** A coiled shell seen from the side; the spire points along `axis` radians. */
export type Shell = {
  readonly x: number;
  readonly y: number;
  /** Half-width of the body whorl. */
  readonly size: number;
  readonly axis: number;
  readonly whorls: number;
  /** Each whorl against the one below it. */
  readonly shrink: number;
  /** Distance between whorls as a share of the size: high makes a tall spire. */
  readonly step: number;
  /** Height of a whorl against its half-width. */
  readonly plump: number;
  readonly base: string;
  readonly flame: string;
  readonly flames: number;
  readonly spines?: number;
  readonly ribs?: number;
};

type Whorl = { readonly at: Point; readonly r: number };

function whorlsOf(look: Shell): Whorl[] {
  let [x, y, r] = [look.x, look.y, look.size];
  return upTo(look.whorls).map(() => {
    const turn: Whorl = { at: [x, y], r };
    [x, y] = around(x, y, look.axis, r * look.step);
    r *= look.shrink;
    return turn;
  });
}

function whorl(s: Scene, w: Whorl, look: Shell): void {
  const [x, y] = w.at;
  const turn = (look.axis * 180) / Math.PI + 90;
  const ry = w.r * look.plump;
  const path = closed(upTo(24).map((i) => around(x, y, (i / 24) * 6.283, w.r, ry / w.r)));
  s.group(`transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"`, () => {
    s.path(path, mix(look.base, look.flame, 0.15));
    s.group(`clip-path="${s.clip(path)}"`, () => {
      for (const i of upTo(look.flames)) {
        const px = x + w.r * (((i + 0.5) / look.flames) * 2 - 1);
        const bow = ((px - x) / w.r) * w.r * 0.35;
        s.curve(
          [
            [px * 0.96 + x * 0.04 - 6, y - ry],
            [px + bow * 0.3, y],
            [px + bow, y + ry],
          ],
          look.flame,
          (w.r * 0.9) / look.flames,
          'opacity="0.85"',
        );
      }
      for (const k of upTo(look.ribs ?? 0)) {
        const py = y - ry + ((k + 1) / ((look.ribs ?? 0) + 1)) * ry * 2;
        const arc: Point[] = [
          [x - w.r, py - ry * 0.12],
          [x, py + ry * 0.16],
          [x + w.r, py - ry * 0.12],
        ];
        s.curve(arc, lit(look.base, 0.45), w.r * 0.03, 'opacity="0.32"');
        s.curve(
          arc.map(([ax, ay]): Point => [ax, ay + w.r * 0.035]),
          deep(look.flame, 0.6),
          w.r * 0.025,
          'opacity="0.3"',
        );
      }
    });
    for (const k of upTo(look.spines ?? 0)) {
      const t = (k + 0.5) / (look.spines ?? 1);
      const root: Point = [
        x + w.r * (t * 2 - 1) * 0.96,
        y - ry * 0.42 + Math.sin(t * 3.14) * ry * 0.16,
      ];
      s.tube(
        [
          root,
          [root[0] + (t - 0.5) * w.r * 0.16, root[1] - w.r * 0.1],
          [root[0] + (t - 0.5) * w.r * 0.3, root[1] - w.r * 0.2],
        ],
        (u) => w.r * 0.08 * (1 - 0.7 * u),
        look.base,
        lit(look.base, 0.4),
      );
    }
  });
}

/** Paints the shell, spire first so that each wider whorl overlaps the one above. */
export function shell(s: Scene, look: Shell): void {
  for (const w of whorlsOf(look).toReversed())
    s.group(`filter="${s.relief(Math.max(4, Math.round(w.r * 0.16)), 0.75, 0.68)}"`, () =>
      whorl(s, w, look),
    );
  const [x, y] = around(look.x, look.y, look.axis + 0.9 - Math.PI * 0.32, look.size * 0.5);
  s.oval(
    x - look.size * 0.1,
    y - look.size * 0.12,
    look.size * 0.26,
    look.size * 0.12,
    '#ffffff',
    `opacity="0.3" filter="${s.blur(9)}"`,
  );
}

/** The dark mouth of a shell with a pale lip. */
function aperture(
  s: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
  lip: string,
): void {
  const spin = `transform="rotate(${turn} ${x} ${y})"`;
  s.group(`filter="${s.relief(5, 0.6, 0.5)}"`, () => s.oval(x, y, rx, ry, lip, spin));
  s.oval(
    x + 5,
    y + 4,
    rx * 0.76,
    ry * 0.78,
    s.radial([
      [0, '#0a0820'],
      [0.7, deep(lip, 0.75)],
      [1, deep(lip, 0.35)],
    ]),
    spin,
  );
}

function snailFoot(s: Scene, points: readonly Point[], colour: string, half: number): void {
  s.group(`filter="${s.relief(12, 0.4, 0.7)}"`, () =>
    s.tube(points, (t) => half * (0.7 + 0.5 * Math.sin(t * 3)), deep(colour, 0.15), colour),
  );
}

function trochus(): string {
  const s = new Scene();
  rock(s, 640, 880, 1220, 460, 301);
  s.glow(640, 480, 520, '#ffb0a0', 0.18);
  shadow(s, 660, 745, 330, 46);
  snailFoot(
    s,
    [
      [360, 730],
      [540, 745],
      [760, 745],
      [900, 735],
    ],
    '#8a7a5a',
    40,
  );
  for (const dy of [0, 26])
    s.tube(
      cubic([390, 710], [330, 690], [290, 660 - dy], [262 + dy, 620 - dy], 8),
      (t) => 9 - 6 * t,
      '#6a5a4a',
      '#c8b890',
    );
  shell(s, {
    x: 650,
    y: 620,
    size: 285,
    axis: -1.62,
    whorls: 6,
    shrink: 0.72,
    step: 0.44,
    plump: 0.46,
    base: '#f0dcd0',
    flame: '#a8283a',
    flames: 9,
    ribs: 4,
  });
  return s.svg();
}

function nassarius(): string {
  const s = new Scene();
  sand(s, 640, 311);
  s.glow(640, 520, 520, '#ffe6b8', 0.18);
  shadow(s, 640, 770, 380, 46);
  snailFoot(
    s,
    [
      [230, 770],
      [420, 775],
      [700, 780],
      [900, 770],
    ],
    '#d8cdb8',
    36,
  );
  const siphon = cubic([420, 700], [320, 650], [250, 520], [190, 380], 10);
  s.tube(siphon, (t) => 24 - 10 * t, '#a89a88', '#f0e8d8');
  for (const i of [3, 5, 7]) s.ball(siphon[i]?.[0] ?? 0, siphon[i]?.[1] ?? 0, 8, '#6a5a50');
  for (const dx of [0, 40])
    s.tube(
      [
        [300 + dx, 750],
        [240 + dx, 730],
        [200 + dx * 0.4, 700 + dx * 0.5],
      ],
      (t) => 8 - 5 * t,
      '#b8a898',
      '#f0e4d4',
    );
  shell(s, {
    x: 560,
    y: 640,
    size: 190,
    axis: -0.42,
    whorls: 6,
    shrink: 0.74,
    step: 0.72,
    plump: 0.86,
    base: '#d8c49a',
    flame: '#7a6a4a',
    flames: 6,
    ribs: 2,
  });
  aperture(s, 462, 700, 62, 100, 62, '#fff4e0');
  return s.svg();
}

function stalkEye(s: Scene, from: Point, to: Point, r: number): void {
  s.tube(
    cubic(from, [from[0] - 20, from[1] - 60], [to[0] + 10, to[1] + 60], to, 9),
    () => r * 0.55,
    '#c8b06a',
    '#f0e4b0',
  );
  s.ball(to[0], to[1], r, '#f4b81f');
  s.ball(to[0] - r * 0.12, to[1] - r * 0.05, r * 0.62, '#101028');
  s.oval(to[0] - r * 0.35, to[1] - r * 0.35, r * 0.16, r * 0.14, '#ffffff');
}

function conch(): string {
  const s = new Scene();
  sand(s, 640, 321);
  s.glow(640, 500, 540, '#ff8a3a', 0.2);
  shadow(s, 660, 790, 420, 50);
  const flesh = '#8f8a4a';
  snailFoot(
    s,
    [
      [420, 770],
      [480, 815],
      [600, 825],
      [700, 800],
    ],
    flesh,
    34,
  );
  s.group(`filter="${s.relief(9, 0.4, 0.6)}"`, () => {
    s.tube(
      cubic([520, 720], [420, 660], [300, 640], [215, 775], 10),
      (t) => 44 - 22 * t,
      flesh,
      '#d8c86a',
    );
  });
  shell(s, {
    x: 620,
    y: 610,
    size: 235,
    axis: -0.36,
    whorls: 5,
    shrink: 0.68,
    step: 0.72,
    plump: 0.86,
    base: '#e87a2a',
    flame: '#a83a1a',
    flames: 5,
    spines: 6,
    ribs: 3,
  });
  const lip: Point[] = [
    [400, 520],
    [460, 440],
    [560, 560],
    [640, 720],
    [660, 810],
    [540, 800],
    [430, 720],
  ];
  s.group(`filter="${s.relief(14, 0.7, 0.6)}"`, () =>
    s.path(
      closed(lip),
      s.linear(
        [400, 450],
        [640, 800],
        [
          [0, '#ffd0a0'],
          [0.5, '#ff8a4a'],
          [1, '#c84a2a'],
        ],
      ),
    ),
  );
  s.path(
    closed([
      [436, 560],
      [480, 520],
      [560, 640],
      [610, 760],
      [540, 760],
      [470, 690],
    ]),
    s.linear(
      [440, 540],
      [600, 760],
      [
        [0, '#b8381f'],
        [1, '#4a1428'],
      ],
    ),
  );
  stalkEye(s, [352, 672], [262, 480], 25);
  stalkEye(s, [420, 680], [352, 440], 25);
  return s.svg();
}

function hermitLeg(
  s: Scene,
  points: readonly [Point, Point, Point, Point],
  w: number,
  colour: string,
  tip: string,
  haze = 0,
): void {
  points.slice(0, 3).forEach((from, i) => {
    const to = points[i + 1] ?? from;
    const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 4];
    s.tube(
      [from, mid, to],
      (t) => w * (1 - i * 0.24) * (i === 2 ? 1 - 0.8 * t : 1 - 0.12 * t),
      colour,
      i === 2 ? tip : colour,
      haze,
    );
    if (i > 0) s.ball(from[0], from[1], w * (1.02 - i * 0.2), colour, haze);
  });
}

function hermit(): string {
  const s = new Scene();
  rock(s, 640, 900, 1240, 420, 331);
  s.glow(600, 500, 540, '#ff4a3a', 0.22);
  shadow(s, 620, 790, 400, 48);
  const red = '#d8182a';
  hermitLeg(
    s,
    [
      [520, 690],
      [400, 600],
      [290, 660],
      [230, 800],
    ],
    24,
    red,
    '#ff8a3a',
    0.45,
  );
  hermitLeg(
    s,
    [
      [560, 720],
      [640, 640],
      [560, 730],
      [540, 830],
    ],
    22,
    red,
    '#ff8a3a',
    0.45,
  );
  shell(s, {
    x: 690,
    y: 530,
    size: 225,
    axis: -0.62,
    whorls: 5,
    shrink: 0.7,
    step: 0.62,
    plump: 0.9,
    base: '#e8d8c4',
    flame: '#8a6a5a',
    flames: 5,
    ribs: 0,
  });
  aperture(s, 560, 640, 96, 150, 48, '#fff0e0');
  s.group(`filter="${s.relief(10, 0.5, 0.6)}"`, () =>
    s.path(closed(blob(500, 650, 84, 66, 0.05, seeded(3), 12)), '#e02a2a'),
  );
  s.path(
    closed(blob(455, 640, 38, 34, 0.05, seeded(4), 10)),
    s.radial([
      [0, '#ffd84a'],
      [0.7, '#ffb02a'],
      [1, '#e0401f'],
    ]),
  );
  for (const [x, y] of [
    [372, 520],
    [452, 500],
  ] as const) {
    s.tube(
      cubic([x + 60, 620], [x + 40, 590], [x + 10, 560], [x, y], 8),
      () => 9,
      '#ffb02a',
      '#ffd84a',
    );
    s.ball(x - 2, y - 6, 15, '#16203a');
    s.oval(x - 7, y - 12, 4, 4, '#ffffff');
  }
  for (const [x, y] of [
    [180, 480],
    [250, 400],
  ] as const)
    s.tube(
      cubic([440, 640], [380, 600], [x + 90, y - 30], [x, y], 12),
      (t) => 5 - 4 * t,
      '#ff6a3a',
      '#ffb04a',
    );
  hermitLeg(
    s,
    [
      [480, 690],
      [350, 640],
      [250, 720],
      [170, 830],
    ],
    28,
    red,
    '#ffa04a',
  );
  hermitLeg(
    s,
    [
      [510, 700],
      [430, 690],
      [370, 780],
      [330, 870],
    ],
    28,
    red,
    '#ffa04a',
  );
  hermitLeg(
    s,
    [
      [540, 700],
      [560, 720],
      [500, 790],
      [490, 880],
    ],
    26,
    red,
    '#ffa04a',
  );
  for (const [x, y, r] of [
    [430, 735, 46],
    [365, 720, 38],
  ] as const) {
    s.group(`filter="${s.relief(8, 0.6, 0.6)}"`, () =>
      s.path(
        closed([
          [x + r, y - r * 0.3],
          [x, y - r * 0.75],
          [x - r * 1.3, y - r * 0.1],
          [x - r * 0.5, y + r * 0.1],
          [x - r * 1.1, y + r * 0.5],
          [x, y + r * 0.75],
          [x + r, y + r * 0.4],
        ]),
        '#e8242e',
      ),
    );
  }
  return s.svg();
}

/** Snails and the crab that borrows their houses. */
export const shelled: Record<string, () => string> = {
  'banded-trochus-snail': trochus,
  'nassarius-snail': nassarius,
  'fighting-conch': conch,
  'scarlet-hermit-crab': hermit,
};
