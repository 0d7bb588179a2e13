import { closedCurve } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { fleshy, zoa } from './discs.ts';
import { beads, mushroom } from './mushrooms.ts';
import { around, blob } from '../shared/geometry.ts';
import { upTo } from './geometry.ts';
import { plug, rock } from './habitat.ts';
import { deep } from './palette.ts';
import { fleshColony, mound } from './polyps.ts';
import { Scene } from './scene.ts';

/** A bounce mushroom: one broad blue disc, crowded with glowing orange beads. */
export function bounce(): string {
  const s = new Scene();
  plug(s, 640, 700, 330);
  s.glow(640, 480, 560, '#ff8a2a', 0.26);
  s.group(`filter="${s.bloom(11, 0.45)}"`, () => {
    mushroom(
      s,
      640,
      540,
      400,
      0.62,
      { rim: '#2a8ac8', ring: '#1f9a8a', heart: '#c8e84a', mouth: '#ff6a3a' },
      731,
    );
    beads(s, 640, 540, 360, 0.62, ['#ffb02a', '#ff6a1f', '#ff8a3a', '#38e0b0'], 47, 44, 733);
  });
  return s.svg();
}

/** A pair of jawbreaker mushrooms: red discs, spattered with yellow, green and blue. */
export function jawbreaker(): string {
  const s = new Scene();
  plug(s, 640, 720, 350);
  s.glow(640, 500, 560, '#ff3a4a', 0.24);
  const random = seededRandom(741);
  s.group(`filter="${s.bloom(10, 0.45)}"`, () => {
    for (const [x, y, r, seed] of [
      [470, 430, 215, 3],
      [790, 560, 300, 8],
    ] as const) {
      mushroom(
        s,
        x,
        y,
        r,
        0.64,
        { rim: '#e8203a', ring: '#c8142f', heart: '#ff5a2a', mouth: '#3a7aff', bands: '#ff9a6a' },
        seed,
      );
      for (const i of upTo(30)) {
        const at = around([x, y], i * 2.399963, r * 0.86 * Math.sqrt((i + 2) / 32), 0.64);
        const size = r * (0.05 + random() * 0.09);
        const spot = closedCurve(blob(at, size * 1.3, size * 0.8, 0.35, random, 8));
        s.path(
          spot,
          ['#ffb81f', '#38e07a', '#2a7aff', '#ffe04a'][i % 4] ?? '#ffb81f',
          'opacity="0.82"',
        );
      }
      s.oval(
        x - r * 0.35,
        y - r * 0.32,
        r * 0.3,
        r * 0.12,
        '#ffffff',
        `opacity="0.28" filter="${s.blur(9)}"`,
      );
    }
  });
  return s.svg();
}

/** A warpaint scolymia: one fleshy disc, red at the rim, with yellow, green and orange bands. */
export function scolymia(): string {
  const s = new Scene();
  rock(s, 640, 860, 1240, 520, 751);
  s.glow(640, 500, 580, '#ff5a2a', 0.24);
  s.group(`filter="${s.bloom(10, 0.4)}"`, () => {
    fleshy(
      s,
      640,
      500,
      395,
      0.8,
      { rim: '#e8281f', ring: '#f0d84a', heart: '#ff7a1f', mouth: '#38d8a0', bands: '#3fe06a' },
      753,
      26,
    );
  });
  return s.svg();
}

/** A rainbow acan colony: fleshy polyps of three colors on a mound. */
export const acanColony = (): string =>
  fleshColony(
    mound(640, 470, 340, 235, 1.46, 9, 761),
    [
      { rim: '#7a3af0', ring: '#ff8ad0', heart: '#38f0c8', mouth: '#ffe04a', bands: '#ff5a3a' },
      { rim: '#ff7a1f', ring: '#f0e86a', heart: '#ff3a8a', mouth: '#ffd0e8', bands: '#e8243f' },
      { rim: '#1fb8a0', ring: '#ffb04a', heart: '#e83a4a', mouth: '#fff0a0', bands: '#4a6aff' },
    ],
    '#3a2a5a',
    761,
    true,
  );

/** Five utter chaos zoanthids on a frag plug, with flecks of turquoise and yellow. */
export function chaosZoas(): string {
  const s = new Scene();
  plug(s, 640, 730, 350);
  s.glow(640, 480, 560, '#c03aff', 0.24);
  const seats = [
    [520, 310, 128],
    [800, 330, 136],
    [370, 520, 150],
    [660, 500, 168],
    [930, 560, 140],
  ] as const;
  s.group(`filter="${s.bloom(10, 0.5)}"`, () =>
    seats.forEach(([x, y, r], i) => {
      s.tube(
        [
          [x, y + 10],
          [x + (640 - x) * 0.1, y + r],
          [x + (640 - x) * 0.3, 740],
        ],
        (t) => r * (0.55 - 0.1 * t),
        '#7a5a8a',
        deep('#5a4466', 0.4),
        0.15,
      );
      zoa(
        s,
        x,
        y,
        r,
        0.72,
        [
          [1, '#7a1fe0'],
          [0.82, '#ff4a2a'],
          [0.62, '#ffc02a'],
          [0.46, '#1f8aff'],
          [0.3, '#ff6ab0'],
        ],
        '#c04aff',
        771 + i,
        0.14 * (1 - i / 5),
      );
      const random = seededRandom(i + 5);
      for (const k of upTo(16)) {
        const p = around([x, y], k * 0.3927 + random() * 0.2, r * (0.55 + random() * 0.32), 0.72);
        s.curve(
          [p, around(p, k * 0.3927, r * 0.1, 0.72)],
          k % 2 ? '#2af0d0' : '#ffe86a',
          r * 0.045,
          'opacity="0.8"',
        );
      }
    }),
  );
  return s.svg();
}
