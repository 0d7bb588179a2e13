import type { Actor, Hover, Lane, Rooted } from '../scene.ts';

type Look = Omit<Actor, 'kind' | 'picture' | 'size' | 'motion'>;

const RIGHT = new Set(['regal-blue-tang', 'azure-damselfish', 'purple-tang']);

/** A file of fish, turned the way it swims. */
export function file(
  picture: string,
  size: number,
  lane: Omit<Lane, 'move'>,
  look: Look = {},
): Actor {
  const isMirrored = (lane.heading === 'right') !== RIGHT.has(picture);
  return { kind: 'actor', picture, size, motion: { move: 'lane', ...lane }, isMirrored, ...look };
}

/** A fish that keeps its place. */
export function hovering(
  picture: string,
  size: number,
  hover: Omit<Hover, 'move'>,
  look: Look = {},
): Actor {
  return { kind: 'actor', picture, size, motion: { move: 'hover', ...hover }, ...look };
}

/** A coral or another animal with its foot at (x, y). */
export function rooted(
  picture: string,
  size: number,
  at: Rooted['at'],
  move: Partial<Omit<Rooted, 'move' | 'at'>> = {},
  look: Look = {},
): Actor {
  const motion: Rooted = {
    move: 'rooted',
    at,
    sway: 0.03,
    ripple: 0.004,
    phase: at[0] * 2.3,
    ...move,
  };
  return { kind: 'actor', picture, size, motion, melt: 0.2, ...look };
}
