import type { Scene } from '../scene.ts';
import { file } from './placing.ts';

/** Quiet deep water: shafts of light, a far ridge, a few fish that pass. */
export const users: Scene = {
  width: 1280,
  height: 512,
  water: {
    top: '#0f5f8c',
    mid: '#07365c',
    deep: '#03152b',
    sun: [1.35, -0.28],
    light: '#9fe2ff',
    pool: 0.6,
    shafts: 1,
    specks: 80,
  },
  vignette: 0.66,
  cast: [
    {
      kind: 'ridge',
      level: 1.0,
      rise: 0.16,
      right: 0.2,
      left: 0.12,
      seed: 15.5,
      tone: '#10507c',
      crust: '#1c5486',
      haze: 0.72,
      soft: 0.018,
      caustics: 0,
    },
    ...[0.46, 0.53, 0.6].map((y, i) =>
      file(
        'azure-damselfish',
        0.12,
        { count: 5, y, wave: 0.05, heading: 'right', beats: 7 + i, start: (i * 0.3) % 1 },
        { blur: 1.5, haze: 0.72 },
      ),
    ),
    {
      kind: 'ridge',
      level: 1.1,
      rise: 0.16,
      right: 0.2,
      seed: 45.5,
      tone: '#0c2c50',
      crust: '#23305c',
      haze: 0.2,
      soft: 0.008,
      caustics: 0.22,
    },
  ],
};
