import { beads, mushroom } from './mushrooms.ts';
import { rock } from './habitat.ts';
import { fleshColony, mound, zoaColony } from './polyps.ts';
import { Scene } from './scene.ts';

/** Corals whose beauty is the oral disc: zoanthids, mushrooms and fleshy polyps. */
export const discCorals: Record<string, () => string> = {
  'rasta-zoanthids': () =>
    zoaColony(
      mound(640, 520, 430, 290, 0.98, 17, 5),
      [
        [1, '#2fe27a'],
        [0.8, '#8f2be0'],
        [0.66, '#ffd23a'],
        [0.4, '#ff6a2a'],
      ],
      '#3df08a',
      '#5a4466',
      5,
    ),
  'sunny-d-zoanthids': () =>
    zoaColony(
      mound(640, 520, 460, 300, 0.94, 25, 17),
      [
        [1, '#ff8f1f'],
        [0.6, '#ffb84a'],
        [0.42, '#2de0d0'],
      ],
      '#b7e04a',
      '#4d4a70',
      17,
    ),
  'rainbow-acan': () =>
    fleshColony(
      mound(640, 510, 380, 265, 1.42, 13, 21),
      [
        { rim: '#ff5a34', ring: '#c2b6d8', heart: '#37e08a', mouth: '#ff9a3a', bands: '#ffb04a' },
        { rim: '#f0403e', ring: '#8fa8e8', heart: '#49d8c0', mouth: '#ffd04a', bands: '#e8e0ff' },
      ],
      '#5a3048',
      21,
    ),
  'blastomussa-wellsi': () =>
    fleshColony(
      mound(640, 520, 370, 250, 1.4, 9, 41),
      [{ rim: '#d61f4a', ring: '#a8183e', heart: '#2be48a', mouth: '#9affc0' }],
      '#4a2438',
      41,
    ),
  'ricordea-florida': () => {
    const s = new Scene();
    rock(s, 640, 700, 1280, 800, 51);
    s.glow(640, 520, 560, '#ff9a2a', 0.2);
    s.group(`filter="${s.bloom(9, 0.45)}"`, () => {
      for (const [x, y, r, seed] of [
        [430, 450, 190, 1],
        [850, 430, 200, 2],
        [640, 640, 250, 3],
      ] as const) {
        mushroom(
          s,
          x,
          y,
          r,
          0.66,
          { rim: '#2a63d8', ring: '#2f8a78', heart: '#a8d84a', mouth: '#ffb03a' },
          seed,
        );
        beads(s, x, y, r, 0.66, ['#ff8a1f', '#d8e03a', '#3fe07a', '#3a8cff'], r * 0.075, 118, seed);
      }
    });
    return s.svg();
  },
  'red-discosoma-mushroom': () => {
    const s = new Scene();
    rock(s, 640, 680, 1300, 860, 61);
    s.glow(640, 520, 560, '#ff2f4a', 0.2);
    s.group(`filter="${s.bloom(9, 0.4)}"`, () => {
      for (const [x, y, r, seed] of [
        [420, 400, 180, 4],
        [880, 410, 190, 5],
        [640, 500, 170, 9],
        [400, 660, 215, 6],
        [830, 670, 245, 7],
      ] as const)
        mushroom(
          s,
          x,
          y,
          r,
          0.62,
          { rim: '#e8344a', ring: '#b3122f', heart: '#7a0f36', mouth: '#4a60c8', bands: '#ff7a8a' },
          seed,
        );
    });
    return s.svg();
  },
};
