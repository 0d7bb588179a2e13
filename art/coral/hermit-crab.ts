import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { blob } from '../shared/geometry.ts';
import { cubic } from './geometry.ts';
import { rock, shadow } from './habitat.ts';
import { Scene } from './scene.ts';
import { aperture, shell } from './shells.ts';

function hermitLeg(
  s: Scene,
  points: readonly [Point, Point, Point, Point],
  w: number,
  color: string,
  tip: string,
  haze = 0,
): void {
  points.slice(0, 3).forEach((from, i) => {
    const to = points[i + 1] ?? from;
    const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 4];
    s.tube(
      [from, mid, to],
      (t) => w * (1 - i * 0.24) * (i === 2 ? 1 - 0.8 * t : 1 - 0.12 * t),
      color,
      i === 2 ? tip : color,
      haze,
    );
    if (i > 0) s.ball(from[0], from[1], w * (1.02 - i * 0.2), color, haze);
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
    s.path(closedCurve(blob([500, 650], 84, 66, 0.05, seededRandom(3), 12)), '#e02a2a'),
  );
  s.path(
    closedCurve(blob([455, 640], 38, 34, 0.05, seededRandom(4), 10)),
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
        closedCurve([
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

/** The crab in a snail's shell. */
export const hermits: Record<string, () => string> = {
  'scarlet-hermit-crab': hermit,
};
