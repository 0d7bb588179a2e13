import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { cubic } from './geometry.ts';
import { rock, sand, shadow } from './habitat.ts';
import { deep } from './palette.ts';
import { Scene } from './scene.ts';
import { aperture, shell } from './shells.ts';

function snailFoot(s: Scene, points: readonly Point[], color: string, half: number): void {
  s.group(`filter="${s.relief(12, 0.4, 0.7)}"`, () =>
    s.tube(points, (t) => half * (0.7 + 0.5 * Math.sin(t * 3)), deep(color, 0.15), color),
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
      closedCurve(lip),
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
    closedCurve([
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

/** Snails of the catalogue. */
export const snails: Record<string, () => string> = {
  'banded-trochus-snail': trochus,
  'nassarius-snail': nassarius,
  'fighting-conch': conch,
};
