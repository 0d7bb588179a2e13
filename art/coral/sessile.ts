import { closedCurve, openCurve, type Point, steps } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { crown } from './crown.ts';
import { around } from '../shared/geometry.ts';
import { cubic, ribbon, upTo } from './geometry.ts';
import { rock, shadow } from './habitat.ts';
import { deep, lit, mix } from './palette.ts';
import { Scene } from './scene.ts';

/** A bubble-tip anemone with its mouth toward us. */
function anemone(): string {
  const s = new Scene();
  rock(s, 640, 860, 1260, 520, 601);
  s.group(`filter="${s.relief(24, 0.3, 0.7)}"`, () =>
    s.path(
      closedCurve(
        ribbon(cubic([640, 560], [640, 660], [630, 740], [630, 850], 8), (t) => 190 - 40 * t),
      ),
      s.linear(
        [450, 560],
        [820, 850],
        [
          [0, '#d8705a'],
          [0.5, '#8a3048'],
          [1, '#2a1838'],
        ],
      ),
    ),
  );
  crown(s, 640, 560, {
    reach: 410,
    count: 96,
    thick: 19,
    base: '#7a1a48',
    stem: '#ff4a78',
    tip: '#ffb0a0',
    kind: 'bulb',
    tipSize: 27,
    drift: 8,
    upright: 0.42,
    seed: 603,
    glow: 12,
  });
  return s.svg();
}

function radiole(s: Scene, root: Point, end: Point, bow: number, haze: number): void {
  const c1: Point = [root[0] + (end[0] - root[0]) * 0.18, root[1] + (end[1] - root[1]) * 0.5 - bow];
  const c2: Point = [root[0] + (end[0] - root[0]) * 0.7, end[1] - bow * 0.9];
  const spine = cubic(root, c1, c2, end, 12);
  const tone = (c: string): string => deep(c, haze);
  const bands: [number, string, number][] = steps(13).map((t, i) => [
    t,
    tone(i % 4 < 2 ? '#fff1dc' : i < 6 ? '#8a2a48' : '#c8502a'),
    0.92,
  ]);
  s.path(
    closedCurve(ribbon(spine, (t) => 6 + 24 * Math.sin(Math.min(1, t * 1.12) * 2.75 + 0.2))),
    s.linear(root, end, bands),
  );
  const barbs = spine.slice(2, -1).flatMap((p, i) => {
    const next = spine[i + 3] ?? p;
    const way = Math.atan2(next[1] - p[1], next[0] - p[0]);
    return [0.75, -0.75].map((side) => openCurve([p, around(p, way + side, 30)]));
  });
  s.line(barbs.join(''), tone('#4a1430'), 2, 'opacity="0.45"');
  s.curve(spine, lit(tone('#ffe0c0'), 0.4), 3, 'opacity="0.85"');
}

function duster(): string {
  const s = new Scene();
  rock(s, 640, 930, 1180, 380, 611);
  s.glow(640, 380, 560, '#ffb48a', 0.26);
  const tube = cubic([640, 560], [640, 660], [600, 760], [620, 900], 9);
  s.group(`filter="${s.relief(16, 0.3, 0.75)}"`, () => {
    s.path(
      closedCurve(ribbon(tube, (t) => 52 - 6 * Math.sin(t * 9))),
      s.linear(
        [590, 600],
        [700, 860],
        [
          [0, '#c8a888'],
          [0.5, '#7a6068'],
          [1, '#2a2444'],
        ],
      ),
    );
    for (const t of [0.25, 0.45, 0.62, 0.8])
      s.curve(
        [
          [580 - t * 8, 580 + t * 300],
          [625 - t * 20, 596 + t * 300],
          [690 - t * 24, 574 + t * 300],
        ],
        '#4a3a4a',
        5,
        'opacity="0.5"',
      );
  });
  const blades = upTo(46).map((i) => ({ angle: i * 2.399963, far: i % 2 }));
  blades.sort((a, b) => Math.sin(a.angle) - Math.sin(b.angle));
  s.group(`filter="${s.bloom(8, 0.35)}"`, () =>
    blades.forEach(({ angle, far }) => {
      const front = Math.sin(angle);
      const reach = far ? 410 : 330;
      const end: Point = [
        640 + Math.cos(angle) * reach,
        340 + front * reach * 0.52 - (far ? 0 : 40),
      ];
      radiole(
        s,
        [640 + Math.cos(angle) * 34, 545 + front * 12],
        end,
        90 - front * 60,
        0.4 * (1 - (front + 1) / 2),
      );
    }),
  );
  s.oval(640, 520, 46, 22, '#3a1028', `opacity="0.7" filter="${s.blur(6)}"`);
  return s.svg();
}

function lip(scale: number, waves: number): Point[] {
  return upTo(120).map((i) => {
    const a = (i / 120) * Math.PI * 2;
    const ripple = 1 + Math.sin(a * waves) * 0.17 * scale;
    return [
      640 + Math.cos(a) * 470 * (0.35 + scale * 0.65) * (0.86 + 0.14 * ripple),
      450 +
        Math.sin(a) * 235 * scale * ripple +
        Math.abs(Math.cos(a * waves * 0.5)) * 26 * scale * Math.sin(a),
    ] as const;
  });
}

function valve(s: Scene): void {
  s.group(`filter="${s.relief(18, 0.5, 0.7)}"`, () => {
    for (const k of [0, 1, 2, 3, 4, 5, 6]) {
      const x = 250 + k * 130;
      const foot: Point = [640 + (x - 640) * 0.52, 880];
      s.path(
        closedCurve(
          ribbon(
            cubic([x, 520], [x, 650], [foot[0] + (x - 640) * 0.2, 780], foot, 8),
            (t) => 84 - 34 * t,
          ),
        ),
        s.linear([x, 500], foot, [
          [0, '#f0e8dc'],
          [0.5, '#b0a8b8'],
          [1, '#4a4a78'],
        ]),
      );
    }
  });
  for (const row of [0, 1, 2])
    for (const k of [0, 1, 2, 3, 4, 5, 6]) {
      const x = 640 + (k - 3) * (122 - row * 18);
      const y = 640 + row * 76 - Math.abs(k - 3) * 9;
      s.path(
        closedCurve([
          [x - 62 + row * 8, y - 10],
          [x, y + 26],
          [x + 62 - row * 8, y - 10],
          [x, y + 4],
        ]),
        s.linear(
          [x, y - 10],
          [x, y + 26],
          [
            [0, '#8a84a0'],
            [1, '#fff8ec'],
          ],
        ),
        'opacity="0.85"',
      );
    }
}

function clam(): string {
  const s = new Scene();
  rock(s, 640, 900, 1280, 420, 621);
  s.glow(640, 460, 580, '#2a9aff', 0.34);
  shadow(s, 640, 870, 380, 40);
  valve(s);
  s.path(
    closedCurve(lip(1.02, 9)),
    '#030a20',
    `opacity="0.6" transform="translate(6 26)" filter="${s.blur(12)}"`,
  );
  s.group(`filter="${s.bloom(12, 0.5)}"`, () => {
    s.group(`filter="${s.relief(20, 0.5, 0.55)}"`, () =>
      s.path(
        closedCurve(lip(1, 9)),
        s.linear(
          [200, 250],
          [1080, 660],
          [
            [0, '#2af0e0'],
            [0.4, '#1a6aff'],
            [0.75, '#3a2af0'],
            [1, '#1ac8e8'],
          ],
        ),
      ),
    );
    mantle(s);
    for (const [scale, color, w] of [
      [0.985, '#0a1a4a', 13],
      [0.94, '#ffd86a', 5],
    ] as const)
      s.line(closedCurve(lip(scale, 9)), color, w, 'opacity="0.85"');
  });
  s.path(
    closedCurve(lip(0.12, 3)),
    s.radial([
      [0, '#02040f'],
      [0.7, '#0a1440'],
      [1, '#2ad0e8'],
    ]),
  );
  s.line(closedCurve(lip(0.15, 3)), '#9afff0', 5, 'opacity="0.8"');
  s.ball(830, 430, 34, '#3ae0e8', 0, 26);
  s.oval(834, 426, 14, 10, '#04081c');
  return s.svg();
}

function mantle(s: Scene): void {
  const random = seededRandom(623);
  upTo(190).forEach((i) => {
    const scale = 0.32 + 0.58 * random();
    const spot = Math.floor(random() * 120);
    const p = lip(scale, 9)[spot] ?? [0, 0];
    const way = (spot / 120) * Math.PI * 2;
    const to = around(p, way + (random() - 0.5) * 0.7, 22 + random() * 34, 0.6);
    s.curve(
      [p, [(p[0] + to[0]) / 2 + 3, (p[1] + to[1]) / 2 - 3], to],
      i % 5 === 0 ? '#f0d060' : i % 5 < 3 ? '#071440' : mix('#0a1f5a', '#40f0ff', random()),
      9 + random() * 7,
      'opacity="0.72"',
    );
  });
  lip(0.9, 9)
    .filter((_, i) => i % 3 === 0)
    .forEach(([x, y]) => s.orb(x, y, 7, '#40ffe8'));
}

/** Animals that hold one place: the anemone, the feather duster and the clam. */
export const sessile: Record<string, () => string> = {
  'rose-bubble-tip-anemone': anemone,
  'feather-duster-worm': duster,
  'maxima-clam': clam,
};
