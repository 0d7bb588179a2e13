/**
 * The content of a loop. Lengths are in heights of the frame: x runs from 0 to the frame's aspect,
 * y from 0 (surface) to 1 (ground). Everything that moves does so a whole number of times in a
 * loop.
 */

/** Red, green and blue as `#rrggbb`. */
type Color = string;

/** The water column and the light that falls into it. */
export type Water = {
  readonly top: Color;
  readonly mid: Color;
  readonly deep: Color;
  /** Where the light comes in. A y under 0 is above the surface. */
  readonly sun: readonly [x: number, y: number];
  readonly light: Color;
  /** 0 to 1: how bright the pool of light is, and the shafts it throws. */
  readonly pool: number;
  readonly shafts: number;
  readonly specks: number;
};

/** A ridge of live rock across the frame. */
export type Ridge = {
  readonly kind: 'ridge';
  /** Mean y of its crest, and the crest's deviation from it. */
  readonly level: number;
  readonly rise: number;
  /** The crest lifts by this much toward the left and the right edge. */
  readonly left?: number;
  readonly right?: number;
  readonly seed: number;
  readonly tone: Color;
  readonly crust: Color;
  /** 0 to 1: how far it fades into the water. */
  readonly haze: number;
  /** Softness of its edge in heights: distance, or out of focus. */
  readonly soft: number;
  readonly caustics: number;
};

/** Fish in single file: each takes its neighbor's place within a loop, so the file never ends. */
export type Lane = {
  readonly move: 'lane';
  readonly count: number;
  readonly y: number;
  readonly wave: number;
  readonly heading: 'left' | 'right';
  /** Tail beats in a loop. */
  readonly beats: number;
  /** The first one's starting point on its way, 0 to 1. */
  readonly start?: number;
};

/** A fish that keeps its place and looks about. */
export type Hover = {
  readonly move: 'hover';
  readonly at: readonly [x: number, y: number];
  readonly drift: readonly [dx: number, dy: number];
  readonly phase: number;
  readonly beats: number;
};

/** Something rooted at the middle of its foot that sways with the water. */
export type Rooted = {
  readonly move: 'rooted';
  readonly at: readonly [x: number, y: number];
  /** How far its crown leans, and how far its parts move by themselves. */
  readonly sway: number;
  readonly ripple: number;
  readonly phase: number;
};

/** A drawing of the catalogue in the scene. */
export type Actor = {
  readonly kind: 'actor';
  /** The product slug of its drawing. */
  readonly picture: string;
  /** Height of the whole 4:3 drawing. */
  readonly size: number;
  readonly motion: Lane | Hover | Rooted;
  /** True if the drawing faces the other way. */
  readonly isMirrored?: boolean;
  /** Blur in pixels of the drawing at 640 wide. */
  readonly blur?: number;
  readonly haze?: number;
  /** Brightness; 1 leaves it unchanged. */
  readonly gain?: number;
  readonly caustics?: number;
  /** The lowest share of the drawing, which blends into what is in front of it. */
  readonly melt?: number;
};

/** One loop: its water and its actors, from far to near. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly water: Water;
  readonly cast: readonly (Ridge | Actor)[];
  /** Darkness toward the edges, 0 to 1. */
  readonly vignette: number;
};
