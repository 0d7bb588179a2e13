import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { upTo } from './geometry.ts';
import { rock, sand, shadow } from './habitat.ts';
import { Scene } from './scene.ts';
import { PLATES, type Shrimp, patch, shrimp, spots } from './shrimp.ts';

const STANCE = [
  [360, 500],
  [560, 360],
  [840, 330],
  [985, 640],
] as const satisfies readonly Point[];

function skunk(): string {
  const s = new Scene();
  rock(s, 560, 900, 1180, 340, 201);
  s.glow(640, 470, 560, '#ff9a5a', 0.22);
  const look: Shrimp = {
    spine: STANCE,
    girth: 92,
    back: '#f6c88a',
    belly: '#ffe6bc',
    leg: ['#f3b878', '#fff0d8'],
    antenna: '#fbfdff',
    fan: ['#d8182c', '#ff5a4a'],
    ground: 790,
    sweep: 620,
  };
  shrimp(s, look, (at) => {
    s.path(patch(at, -0.02, 1.02, -1.1, -0.22), '#d4142c');
    s.path(patch(at, -0.02, 1.02, -0.92, -0.6), '#fffdf6');
  });
  return s.svg();
}

function fire(): string {
  const s = new Scene();
  rock(s, 640, 900, 1180, 340, 211);
  s.glow(640, 470, 560, '#ff2a3a', 0.26);
  const look: Shrimp = {
    spine: [
      [350, 530],
      [540, 370],
      [850, 370],
      [1000, 600],
    ],
    girth: 98,
    back: '#c80f24',
    belly: '#e8283a',
    leg: ['#c8152a', '#ffffff'],
    antenna: '#ffffff',
    fan: ['#b80f24', '#f0384a'],
    ground: 800,
    sweep: 560,
  };
  const random = seededRandom(5);
  shrimp(s, look, (at) =>
    spots(
      s,
      at,
      upTo(22).map(
        () => [0.04 + random() * 0.34, -0.8 + random() * 1.4, 5 + random() * 6] as const,
      ),
      '#fff4f0',
    ),
  );
  return s.svg();
}

function peppermint(): string {
  const s = new Scene();
  rock(s, 640, 920, 1200, 330, 221);
  s.glow(640, 470, 540, '#ffb0a0', 0.2);
  const look: Shrimp = {
    spine: [
      [370, 560],
      [500, 300],
      [860, 300],
      [960, 650],
    ],
    girth: 86,
    back: '#f4b8a0',
    belly: '#ffe2d4',
    leg: ['#f0a890', '#ffd8c8'],
    antenna: '#ff9a88',
    fan: ['#e8907c', '#d83a3a'],
    ground: 800,
    sweep: 500,
    opacity: 0.92,
  };
  shrimp(s, look, (at) => {
    for (const f of [-0.8, -0.46, -0.12, 0.22, 0.56])
      s.path(patch(at, 0.02, 0.4, f, f + 0.1), '#d8283a');
    for (const t of PLATES.slice(0, 6))
      s.path(patch(at, t - 0.012, t + 0.02, -1.1, 0.8), '#d8283a');
    for (const f of [-0.62, -0.1, 0.4]) s.path(patch(at, 0.4, 1, f, f + 0.07), '#e04a4a');
  });
  return s.svg();
}

function claw(s: Scene, x: number, y: number, r: number): void {
  const palm: Point[] = [
    [x + r * 1.5, y + r * 0.1],
    [x + r * 0.9, y - r * 0.6],
    [x, y - r * 0.72],
    [x - r * 0.9, y - r * 0.5],
    [x - r * 1.75, y - r * 0.1],
    [x - r * 1.1, y + r * 0.1],
    [x - r * 0.5, y + r * 0.14],
    [x - r * 0.4, y + r * 0.56],
    [x + r * 0.6, y + r * 0.58],
  ];
  const finger: Point[] = [
    [x - r * 0.42, y + r * 0.22],
    [x - r * 1.05, y + r * 0.26],
    [x - r * 1.6, y + r * 0.12],
    [x - r * 1.15, y + r * 0.58],
    [x - r * 0.45, y + r * 0.6],
  ];
  s.group(`filter="${s.relief(12, 0.7, 0.6)}"`, () => {
    s.path(closedCurve(finger), '#e8b45a');
    s.path(
      closedCurve(palm),
      s.linear(
        [x - r * 1.7, y - r],
        [x + r * 1.4, y + r],
        [
          [0, '#c8702a'],
          [0.4, '#f4d08a'],
          [0.62, '#b8602a'],
          [0.8, '#f4d49a'],
          [1, '#8a4a2a'],
        ],
      ),
    );
  });
  s.path(
    closedCurve([
      [x - r * 0.5, y + r * 0.18],
      [x - r * 1.0, y + r * 0.17],
      [x - r * 1.5, y + r * 0.06],
      [x - r * 1.0, y + r * 0.28],
    ]),
    '#2a1020',
    'opacity="0.8"',
  );
}

function pistol(): string {
  const s = new Scene();
  sand(s, 690, 231);
  rock(s, 1020, 900, 760, 420, 231);
  s.glow(600, 520, 560, '#ffb45a', 0.2);
  shadow(s, 640, 785, 420, 44);
  const look: Shrimp = {
    spine: [
      [440, 600],
      [620, 500],
      [830, 500],
      [1010, 650],
    ],
    girth: 104,
    back: '#f2dcae',
    belly: '#fff2d4',
    leg: ['#e8b45a', '#7a5ad0'],
    antenna: '#ff6a4a',
    fan: ['#c8702a', '#f0d090'],
    ground: 790,
    sweep: 360,
  };
  s.tube(
    [
      [520, 650],
      [450, 690],
      [400, 690],
    ],
    () => 28,
    '#c8702a',
    '#f0c880',
    0.3,
  );
  claw(s, 270, 740, 74);
  shrimp(s, look, (at) => {
    for (const t of [0.05, 0.17, 0.3, 0.43, 0.54, 0.65, 0.74, 0.83, 0.93])
      s.path(patch(at, t, t + 0.055, -1.1, 1.1), '#a8521f', 'opacity="0.88"');
    for (const t of [0.1, 0.24, 0.37, 0.49, 0.6])
      s.path(patch(at, t, t + 0.012, -1.1, 0.6), '#7a3414', 'opacity="0.7"');
  });
  s.tube(
    [
      [500, 640],
      [420, 640],
      [400, 600],
    ],
    () => 30,
    '#c8702a',
    '#f0c880',
  );
  claw(s, 320, 590, 122);
  return s.svg();
}

/** The shrimp of the catalogue. */
export const shrimps: Record<string, () => string> = {
  'skunk-cleaner-shrimp': skunk,
  'fire-shrimp': fire,
  'peppermint-shrimp': peppermint,
  'tiger-pistol-shrimp': pistol,
};
