import type { Species } from './fish-species.ts';

/** The theme of a scene; each of the shop's tabs has its own. */
export type ThemeName = 'open-reef' | 'fish' | 'coral' | 'invertebrates' | 'wysiwyg';

/** The colors and the animals of a scene. Colors as CSS `rgb` triples. */
export type Theme = {
  seed: number;
  /** Ridges from far to near, and the light on their edges. */
  far: string;
  mid: string;
  near: string;
  rim: string;
  /** Colors of the corals, dim as under water. */
  corals: readonly string[];
  anemone: readonly [stalk: string, tip: string];
  glow: string;
  cast: readonly Species[];
  fishCount: number;
  schoolCount: number;
  anemoneCount: number;
  kelpCount: number;
};

const OPEN_REEF: Theme = {
  seed: 11,
  far: '12 74 108',
  mid: '7 46 76',
  near: '2 17 31',
  rim: '96 226 240',
  corals: ['214 92 104', '150 98 214', '222 140 86', '58 176 168', '196 84 150', '88 128 220'],
  anemone: ['150 92 40', '255 214 140'],
  glow: '150 245 255',
  cast: ['clownfish', 'blue-tang', 'yellow-tang', 'royal-gramma', 'anthias'],
  fishCount: 9,
  schoolCount: 26,
  anemoneCount: 3,
  kelpCount: 9,
};

/** All themes. */
export const THEMES: Record<ThemeName, Theme> = {
  'open-reef': OPEN_REEF,
  fish: { ...OPEN_REEF, seed: 23, fishCount: 11, schoolCount: 34, anemoneCount: 1, kelpCount: 5 },
  coral: {
    ...OPEN_REEF,
    seed: 37,
    far: '44 58 128',
    mid: '30 30 88',
    near: '10 10 36',
    rim: '205 170 255',
    corals: ['232 92 150', '160 92 236', '255 132 120', '84 190 214', '120 220 150'],
    anemone: ['60 110 70', '170 255 170'],
    glow: '220 190 255',
    cast: ['royal-gramma', 'anthias'],
    fishCount: 4,
    schoolCount: 10,
    anemoneCount: 6,
    kelpCount: 3,
  },
  invertebrates: {
    ...OPEN_REEF,
    seed: 53,
    far: '10 86 96',
    mid: '6 54 62',
    near: '2 22 28',
    rim: '110 240 200',
    corals: ['230 120 84', '220 170 90', '58 176 150', '196 84 120'],
    anemone: ['130 60 90', '255 170 200'],
    glow: '170 255 225',
    cast: ['clownfish', 'yellow-tang'],
    fishCount: 3,
    schoolCount: 8,
    anemoneCount: 6,
    kelpCount: 8,
  },
  wysiwyg: {
    ...OPEN_REEF,
    seed: 71,
    far: '30 44 110',
    mid: '16 24 74',
    near: '5 8 30',
    rim: '255 214 140',
    corals: ['255 176 84', '255 110 120', '140 110 255', '80 220 220', '200 240 120'],
    anemone: ['90 70 160', '255 220 150'],
    glow: '255 225 170',
    cast: ['royal-gramma', 'blue-tang'],
    fishCount: 3,
    schoolCount: 6,
    anemoneCount: 5,
    kelpCount: 2,
  },
};
