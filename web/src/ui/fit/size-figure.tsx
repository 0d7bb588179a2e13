import type { ReactNode } from 'react';
import type { Group } from '@reef/domain/fit/vocabulary';
import { AnimalShape } from './animal-shape.tsx';
import { shapeOf } from './shapes.ts';

/** From the wrist to the tip of the middle finger of an adult. Inches. */
const HAND_IN = 7.5;
/** The hand below is drawn this wide and long, in its own units. */
const HAND = { width: 80, length: 100 };
const GAP_IN = 1;
const FINGERS = ['M36 46L29 15', 'M46 44L45 6', 'M57 45L62 11', 'M66 50L77 26', 'M32 72L12 49'];

function Hand({ x, bottom }: { x: number; bottom: number }): ReactNode {
  const scale = HAND_IN / HAND.length;
  return (
    <g
      transform={`translate(${x} ${bottom - HAND_IN}) scale(${scale})`}
      className="text-haze"
      stroke="currentColor"
      strokeLinecap="round"
    >
      {FINGERS.map((path) => (
        <path key={path} d={path} strokeWidth="10.5" />
      ))}
      <path
        d="M32 46Q48 38 70 50Q74 72 66 84Q65 92 65 100H38Q37 92 33 84Q27 66 32 46Z"
        fill="currentColor"
        stroke="none"
      />
    </g>
  );
}

/** A grown animal next to a hand, at the same scale. @param size in inches. */
export function SizeFigure({
  group,
  size,
  label,
}: {
  group: Group | undefined;
  size: number;
  label: string;
}): ReactNode {
  const tall = (size * shapeOf(group).height) / 100;
  const height = Math.max(HAND_IN, tall);
  const handWide = (HAND_IN * HAND.width) / HAND.length;
  const width = size + GAP_IN + handWide;
  return (
    <svg
      viewBox={`-0.25 -0.25 ${width + 0.5} ${height + 0.5}`}
      className="max-h-36 w-full text-lumen"
      role="img"
      aria-label={label}
    >
      <AnimalShape group={group} size={size} x={0} y={height - tall / 2} />
      <Hand x={size + GAP_IN} bottom={height} />
      <path
        d={`M0 ${height + 0.1}H${width}`}
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeWidth={width / 200}
      />
    </svg>
  );
}
