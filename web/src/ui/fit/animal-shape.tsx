import type { ReactNode } from 'react';
import type { Group } from '@reef/domain/fit/vocabulary';
import { shapeOf } from './shapes.ts';

/** The length of a shape from nose to tail, in units. */
const SHAPE_LENGTH = 100;
const EYE_RADIUS = 2.6;

/**
 * An animal's outline inside a drawing.
 * @param size its length in the units of the drawing.
 * @param x of its nose, or of its tail if it looks to the right.
 * @param y of its middle.
 */
export function AnimalShape({
  group,
  size,
  x,
  y,
  isTurned = false,
}: {
  group: Group | undefined;
  size: number;
  x: number;
  y: number;
  isTurned?: boolean;
}): ReactNode {
  const { path, eye } = shapeOf(group);
  const scale = size / SHAPE_LENGTH;
  const turn = isTurned ? `translate(${x + size} ${y}) scale(${-scale} ${scale})` : null;
  return (
    <g transform={turn ?? `translate(${x} ${y}) scale(${scale})`}>
      <path d={path} fill="currentColor" strokeLinejoin="round" />
      {eye !== null && (
        <circle cx={eye[0]} cy={eye[1]} r={EYE_RADIUS} className="fill-abyss-1000" />
      )}
    </g>
  );
}
