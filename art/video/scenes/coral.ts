import type { Scene } from '../scene.ts';
import { file, rooted } from './placing.ts';

const FAR = { blur: 2, haze: 0.5 };
const MID = { haze: 0.16, caustics: 0.25 };
const NEAR = { caustics: 0.28 };

/** A coral garden under actinic blue: torches and hammers in the current, zoanthids before them. */
export const coral: Scene = {
  width: 1280,
  height: 512,
  water: {
    top: '#3b53d8',
    mid: '#1e2390',
    deep: '#0a0b3c',
    sun: [1.7, -0.45],
    light: '#a8b8ff',
    pool: 0.55,
    shafts: 0.6,
    specks: 60,
  },
  vignette: 0.55,
  cast: [
    {
      kind: 'ridge',
      level: 0.86,
      rise: 0.2,
      right: 0.2,
      left: 0.05,
      seed: 7.7,
      tone: '#3a46b0',
      crust: '#5a3ab0',
      haze: 0.7,
      soft: 0.014,
      caustics: 0,
    },
    rooted('toadstool-leather-coral', 0.44, [2.2, 0.84], { sway: 0.03 }, FAR),
    rooted('purple-gorgonian', 0.5, [1.34, 0.94], { sway: 0.05 }, FAR),
    rooted('pulsing-xenia', 0.42, [0.86, 1.0], { sway: 0.04, ripple: 0.006 }, FAR),
    file(
      'lyretail-anthias',
      0.16,
      { count: 5, y: 0.3, wave: 0.05, heading: 'right', beats: 8, start: 0.2 },
      { haze: 0.5, blur: 1 },
    ),
    {
      kind: 'ridge',
      level: 0.98,
      rise: 0.16,
      right: 0.16,
      seed: 17.1,
      tone: '#2c2f86',
      crust: '#5a2f90',
      haze: 0.32,
      soft: 0.006,
      caustics: 0.3,
    },
    rooted('purple-hammer-coral', 0.56, [1.72, 1.0], { sway: 0.06, ripple: 0.007 }, MID),
    rooted('green-frogspawn-coral', 0.5, [1.16, 1.06], { sway: 0.05, ripple: 0.007 }, MID),
    rooted(
      'wysiwyg-red-goniopora',
      0.44,
      [0.7, 1.12],
      { sway: 0.04, ripple: 0.006 },
      { ...MID, haze: 0.3 },
    ),
    {
      kind: 'ridge',
      level: 1.1,
      rise: 0.14,
      right: 0.14,
      seed: 41.9,
      tone: '#171a58',
      crust: '#4a2478',
      haze: 0.05,
      soft: 0.005,
      caustics: 0.3,
    },
    rooted('green-torch-coral', 0.74, [2.16, 1.1], { sway: 0.07, ripple: 0.009 }, NEAR),
    rooted(
      'wysiwyg-dragon-soul-torch',
      0.6,
      [1.44, 1.16],
      { sway: 0.06, ripple: 0.008 },
      { ...NEAR, melt: 0.3 },
    ),
    rooted('rasta-zoanthids', 0.52, [1.84, 1.24], { sway: 0.008, ripple: 0.003 }, NEAR),
    rooted('sunny-d-zoanthids', 0.44, [1.08, 1.26], { sway: 0.008, ripple: 0.003 }, NEAR),
  ],
};
