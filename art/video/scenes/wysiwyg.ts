import type { Scene } from '../scene.ts';
import { rooted } from './placing.ts';

const ROW = { caustics: 0.2, melt: 0.04 };

/** A frag rack under spotlights: one of a kind each, and night around them. */
export const wysiwyg: Scene = {
  width: 1280,
  height: 512,
  water: {
    top: '#2a46c0',
    mid: '#131c66',
    deep: '#05082a',
    sun: [1.5, -0.5],
    light: '#b9c6ff',
    pool: 0.4,
    shafts: 1,
    specks: 50,
  },
  vignette: 0.72,
  cast: [
    {
      kind: 'ridge',
      level: 0.96,
      rise: 0.2,
      right: 0.1,
      seed: 13.9,
      tone: '#27349a',
      crust: '#4a34a0',
      haze: 0.66,
      soft: 0.016,
      caustics: 0,
    },
    rooted('frag-rack', 2, [1.5, 2.02], { sway: 0, ripple: 0 }, { melt: 0, gain: 0.8 }),
    rooted(
      'wysiwyg-homewrecker-acropora',
      0.34,
      [0.98, 0.7],
      { sway: 0.006, ripple: 0.001 },
      { blur: 1.5, haze: 0.34, melt: 0.04 },
    ),
    rooted(
      'wysiwyg-gold-torch-colony',
      0.36,
      [1.42, 0.7],
      { sway: 0.05, ripple: 0.006 },
      { blur: 1.5, haze: 0.3, melt: 0.04 },
    ),
    rooted(
      'wysiwyg-utter-chaos-zoanthids',
      0.34,
      [1.86, 0.7],
      { sway: 0.006, ripple: 0.002 },
      { blur: 1.5, haze: 0.3, melt: 0.04 },
    ),
    rooted(
      'wysiwyg-jawbreaker-mushroom',
      0.34,
      [2.26, 0.7],
      { sway: 0.006, ripple: 0.002 },
      { blur: 1.5, haze: 0.34, melt: 0.04 },
    ),
    rooted(
      'wysiwyg-jawbreaker-mushroom',
      0.46,
      [0.72, 0.97],
      { sway: 0.008, ripple: 0.002 },
      { ...ROW, haze: 0.2 },
    ),
    rooted('wysiwyg-dragon-soul-torch', 0.54, [1.16, 0.97], { sway: 0.06, ripple: 0.008 }, ROW),
    rooted('wysiwyg-bounce-mushroom', 0.46, [1.6, 0.97], { sway: 0.01, ripple: 0.004 }, ROW),
    rooted('wysiwyg-homewrecker-acropora', 0.54, [2.02, 0.97], { sway: 0.006, ripple: 0.001 }, ROW),
    rooted('wysiwyg-gold-torch-colony', 0.5, [2.42, 0.97], { sway: 0.06, ripple: 0.008 }, ROW),
  ],
};
