import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { frill } from './discs.ts';
import { mat } from './mushrooms.ts';
import { cubic, ribbon } from './geometry.ts';
import { rock, stalk } from './habitat.ts';
import { deep, lit } from './palette.ts';
import { mound } from './polyps.ts';
import { Scene } from './scene.ts';
import { daisy, star, type Daisy } from './stars.ts';

function starPolyps(): string {
  const s = new Scene();
  rock(s, 640, 720, 1220, 740, 71, '#7a3fa0');
  mat(s, 640, 560, 500, 290, '#8a3fb0', 71);
  s.glow(640, 500, 560, '#3dff7a', 0.24);
  s.group(`filter="${s.bloom(8, 0.5)}"`, () =>
    mound(640, 510, 470, 280, 1.75, 58, 71).forEach(([x, y, r, squash], i) => {
      s.tube(
        [
          [x, y],
          [x, y + r * 0.4],
          [x + 2, y + r * 0.9],
        ],
        () => r * 0.15,
        '#2fae6a',
        '#6a3fa0',
        0.3,
      );
      star(s, x, y, r, squash, '#2df07a', '#f4ffd8', 71 + i, 0.3 * (1 - i / 58));
    }),
  );
  return s.svg();
}

function xeniaHead(
  s: Scene,
  x: number,
  y: number,
  r: number,
  foot: Point,
  seed: number,
  haze: number,
): void {
  const flesh = '#e8a8d0';
  const spine = cubic([x, y], [x, y + r * 0.8], [foot[0], foot[1] - r], foot, 8);
  s.tube(spine, (t) => r * (0.3 + 0.16 * t * t), lit(flesh, 0.1), deep(flesh, 0.35), haze);
  const random = seededRandom(seed);
  mound(x, y - r * 0.25, r * 0.95, r * 0.72, 0.9, 17, seed).forEach(([px, py], i) => {
    s.tube(
      [
        [x + (px - x) * 0.3, y + r * 0.05],
        [px, py + r * 0.2],
        [px, py],
      ],
      () => r * 0.055,
      deep(flesh, 0.2),
      flesh,
      haze,
    );
    star(s, px, py, r * (0.34 + random() * 0.1), 0.8, '#ff9ad4', '#fff0c8', seed + i, haze, true);
  });
}

function xenia(): string {
  const s = new Scene();
  rock(s, 640, 930, 1120, 360, 81);
  s.glow(640, 430, 560, '#ffb8e8', 0.26);
  s.group(`filter="${s.bloom(8, 0.4)}"`, () => {
    xeniaHead(s, 480, 350, 165, [590, 830], 1, 0.35);
    xeniaHead(s, 800, 330, 175, [690, 830], 2, 0.3);
    xeniaHead(s, 320, 530, 165, [530, 860], 3, 0.12);
    xeniaHead(s, 950, 520, 170, [750, 860], 4, 0.12);
    xeniaHead(s, 640, 520, 205, [640, 880], 5, 0);
  });
  return s.svg();
}

function toadstool(): string {
  const s = new Scene();
  rock(s, 640, 950, 1120, 320, 91);
  s.glow(640, 400, 580, '#ffe0a0', 0.22);
  const trunk = closedCurve(
    ribbon(
      cubic([640, 520], [640, 640], [620, 760], [640, 890], 9),
      (t) => 210 - 230 * t * (1 - t) * 1.5 - t * 30,
    ),
  );
  s.group(`filter="${s.relief(26, 0.25, 0.8)}"`, () =>
    s.path(
      trunk,
      s.linear(
        [430, 500],
        [820, 900],
        [
          [0, '#d8b088'],
          [0.5, '#8a6a72'],
          [1, '#2a2850'],
        ],
      ),
    ),
  );
  s.group(`filter="${s.relief(18, 0.3, 0.7)}"`, () => {
    s.path(
      closedCurve(frill(640, 500, 440, 0.42, 5, 0.06, 4)),
      s.linear(
        [300, 340],
        [900, 680],
        [
          [0, '#f0cc98'],
          [0.5, '#c08a70'],
          [1, '#5a3f6a'],
        ],
      ),
    );
  });
  s.group(`filter="${s.bloom(7, 0.4)}"`, () =>
    mound(640, 475, 425, 170, 1, 120, 93).forEach(([x, y], i) => {
      const lean = (x - 640) * 0.16;
      const top: Point = [x + lean, y - 44 - ((i * 37) % 20)];
      s.tube(
        [[x, y], [x + lean * 0.4, y - 30], top],
        (t) => 6 - 1.5 * t,
        '#c89a70',
        '#ffe8b8',
        0.3 * (1 - i / 120),
      );
      star(s, top[0], top[1], 25, 0.8, '#ffd98a', '#fffbe8', i, 0.3 * (1 - i / 120));
    }),
  );
  return s.svg();
}

/** A clump of cups on stony tubes, each opened into a daisy. */
function cups(
  seats: readonly (readonly [number, number, number])[],
  look: Daisy,
  stone: string,
  arms: number,
  squash: number,
  seed: number,
): string {
  const s = new Scene();
  rock(s, 640, 950, 1140, 340, seed);
  s.glow(640, 480, 560, look.tip, 0.24);
  seats.forEach(([x, y, r], i) => {
    stalk(s, x, y + r * 0.05, [640 + (x - 640) * 0.62, 890], r * 0.5, stone);
    s.group(`filter="${s.bloom(8, 0.45)}"`, () =>
      daisy(s, x, y, r, squash, look, arms, seed + i, 0.28 * (1 - i / seats.length)),
    );
  });
  return s.svg();
}

/** Soft corals, and the stony ones with daisy polyps. */
export const softCorals: Record<string, () => string> = {
  'green-star-polyps': starPolyps,
  'pulsing-xenia': xenia,
  'toadstool-leather-coral': toadstool,
  'australian-duncan-coral': () =>
    cups(
      [
        [460, 330, 150],
        [810, 320, 155],
        [280, 470, 155],
        [1000, 470, 150],
        [640, 450, 175],
        [430, 640, 175],
        [860, 640, 185],
      ],
      { disc: '#38e0a0', ring: '#7a4fb0', arm: '#4a9a78', tip: '#c89aff' },
      '#8a86ac',
      22,
      0.66,
      101,
    ),
  'orange-sun-coral': () =>
    cups(
      [
        [500, 300, 125],
        [770, 290, 130],
        [320, 420, 130],
        [960, 410, 125],
        [640, 420, 145],
        [450, 560, 150],
        [820, 550, 155],
        [290, 680, 140],
        [640, 700, 175],
        [980, 670, 150],
      ],
      { disc: '#ff7a1a', ring: '#ff5a10', arm: '#ff8a1a', tip: '#ffe45a' },
      '#e0561a',
      13,
      0.72,
      111,
    ),
};
