import type { Scene } from '../scene.ts';
import { file, hovering } from './placing.ts';

/** A cloud of chromis over a reef's edge, with tangs passing through it. */
export const fish: Scene = {
  width: 1280,
  height: 512,
  water: {
    top: '#1a93bd',
    mid: '#0b5483',
    deep: '#04243f',
    sun: [1.55, -0.4],
    light: '#b4f3ff',
    pool: 0.6,
    shafts: 0.7,
    specks: 60,
  },
  vignette: 0.55,
  cast: [
    {
      kind: 'ridge',
      level: 0.98,
      rise: 0.2,
      right: 0.24,
      left: 0.1,
      seed: 5.2,
      tone: '#1b6a94',
      crust: '#2b6fa8',
      haze: 0.76,
      soft: 0.014,
      caustics: 0,
    },
    ...[0.2, 0.29, 0.37, 0.45, 0.53].map((y, i) =>
      file(
        'blue-green-chromis',
        0.21 + (i % 3) * 0.02,
        {
          count: 6 + (i % 2),
          y,
          wave: 0.07 - (i % 2) * 0.02,
          heading: 'left',
          beats: 8 + (i % 3),
          start: (i * 0.37) % 1,
        },
        { blur: 1.5, haze: 0.55 - i * 0.05 },
      ),
    ),
    ...[0.32, 0.47, 0.6].map((y, i) =>
      file(
        'blue-green-chromis',
        0.3,
        { count: 4, y, wave: 0.07, heading: 'left', beats: 9 - i, start: (0.15 + i * 0.31) % 1 },
        { haze: 0.24, caustics: 0.3 },
      ),
    ),
    file(
      'yellow-tang',
      0.38,
      { count: 2, y: 0.6, wave: 0.05, heading: 'left', beats: 6, start: 0.3 },
      { haze: 0.08, caustics: 0.35 },
    ),
    file(
      'powder-blue-tang',
      0.4,
      { count: 2, y: 0.42, wave: 0.05, heading: 'left', beats: 6, start: 1.05 },
      { haze: 0.06, caustics: 0.35 },
    ),
    {
      kind: 'ridge',
      level: 1.06,
      rise: 0.2,
      right: 0.2,
      seed: 31.3,
      tone: '#1d2b5c',
      crust: '#4d2f74',
      haze: 0.12,
      soft: 0.005,
      caustics: 0.4,
    },
    hovering(
      'flame-angelfish',
      0.34,
      { at: [2.05, 0.74], drift: [0.05, 0.02], phase: 1.4, beats: 7 },
      { caustics: 0.3 },
    ),
    hovering(
      'royal-gramma',
      0.27,
      { at: [1.5, 0.84], drift: [0.05, 0.02], phase: 3.2, beats: 7 },
      { caustics: 0.3 },
    ),
  ],
};
