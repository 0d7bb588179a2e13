import { type Point, steps } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { Torch } from '#features/learn/figures/parts/animals/corals.tsx';
import { dots } from '#features/learn/figures/parts/curve.ts';

/*
 * One coral each in some state, about 80 wide around 0 0, after the descriptions in Borneman,
 * "Aquarium Corals": a branching coral with polyps, and a hammer for problems of fleshy ones.
 */

const ARMS = [
  'M0 30V8',
  'M0 12Q-10 4-16-8T-26-24',
  'M0 10Q8 0 14-8T28-22',
  'M-8 0Q-4-12-6-28',
  'M8 0Q6-12 8-30',
] as const;

/** Leaves room above for what sticks out. */
const SEAT = 'translate(0 4) scale(0.88)';

/** The positions of polyps along the arms, with the direction of each. */
const POLYPS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-26, -24, -50],
  [-19, -13, -70],
  [-12, -3, -80],
  [-21, -8, 200],
  [28, -22, 50],
  [21, -15, 70],
  [13, -6, 80],
  [16, -15, -10],
  [-6, -28, 0],
  [-9, -18, -80],
  [-3, -18, 80],
  [8, -30, 0],
  [11, -20, 80],
  [5, -20, -80],
  [-4, 12, -90],
  [5, 16, 90],
  [-5, 22, -90],
];

function Branches({ color, shade }: { color: string; shade: string }): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={ARMS.join('')} stroke={shade} strokeWidth="11" />
      <path d={ARMS.join('')} stroke={color} strokeWidth="8.5" />
    </g>
  );
}

/** Every polyp a small star of tentacles. */
export function PolypsOut(): ReactNode {
  return (
    <g transform={SEAT}>
      <Branches color="#3f8fd0" shade="#1f4f86" />
      {POLYPS.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d="M0 0V-4M0-4-4-9M0-4-1.5-10M0-4 1.5-10M0-4 4-9"
            stroke="#d6f6ff"
            strokeWidth="1.3"
            strokeLinecap="round"
            fill="none"
          />
        </g>
      ))}
    </g>
  );
}

/** The same branch, smooth, with only the cups visible. */
export function PolypsIn(): ReactNode {
  return (
    <g transform={SEAT}>
      <Branches color="#3f7fae" shade="#1f4766" />
      <path
        d={dots(POLYPS.map(([x, y]): Point => [x, y]))}
        stroke="#1b3c5a"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </g>
  );
}

/** White, with every polyp still there. */
export function Bleached(): ReactNode {
  return (
    <g transform={SEAT}>
      <Branches color="#f4f6f2" shade="#c4ccd0" />
      {POLYPS.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d="M0 0V-4M0-4-3-8M0-4 0-9M0-4 3-8"
            stroke="#e6f0f4"
            strokeWidth="1.3"
            strokeLinecap="round"
            fill="none"
            opacity="0.85"
          />
        </g>
      ))}
    </g>
  );
}

/** Bare skeleton from the base upward, a ragged edge, strips that hang off. */
export function Necrosis(): ReactNode {
  return (
    <g transform={SEAT}>
      <Branches color="#f2efe6" shade="#b8b2a4" />
      <g fill="none" strokeLinecap="butt">
        <path
          d="M-19-12Q-22-18-26-24M20-14Q24-18 28-22M-6.5-18-6-28M7.5-20 8-30"
          stroke="#8a6a3e"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M-15-6l-9 5 2 5M16-10l8 6-1 6M-7-15l-7 5" stroke="#a88450" strokeWidth="2.6" />
        <path d="M3-16l6 6-1 5" stroke="#a88450" strokeWidth="2.2" />
      </g>
      <path
        d={dots([
          [-2, 18],
          [2, 10],
          [-8, 2],
          [8, 2],
          [0, 25],
        ])}
        stroke="#cfc8b8"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A brown, jelly-like mass over some heads of a hammer. */
export function BrownJelly(): ReactNode {
  return (
    <g>
      <Torch x={-17} y={28} size={62} color="#4f9a6a" tip="#d8ff8a" />
      <path d="M4 31 0 14H36L32 31Z" fill="#b8a890" />
      <path d="M10 28 8 17M18 28V17M26 28 28 17" stroke="#6a5a50" strokeWidth="1.6" />
      <path
        d="M-4 12Q-8-2 6-8T34-6Q44 2 38 14 32 22 24 17T8 19Q-1 21-4 12Z"
        fill="#6a4422"
        opacity="0.9"
      />
      <path d="M2 4Q12-4 24 0M4 12Q18 6 32 8" stroke="#a8773e" strokeWidth="2.2" fill="none" />
      <path
        d="M36 10q8 2 9 10M-2 14q-4 6-2 12"
        stroke="#6a4422"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

/** One side burned by a neighbor's sweepers. */
export function SweeperBurn(): ReactNode {
  const knobs = steps(17).map((t, i): Point => [-26 + (i % 5) * 9, 6 + Math.floor(t * 2.9) * 8]);
  return (
    <g>
      <path d="M-36 28Q-38-2-10-4T22 28Z" fill="#3f8a6e" />
      <path
        d={dots(knobs.filter(([x]) => x < 4))}
        stroke="#8af0c0"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M2-2Q22 2 22 28H6Q10 12 2-2Z" fill="#f0ece2" />
      <path d="M3 0Q11 14 7 28" stroke="#a8703e" strokeWidth="2.4" fill="none" />
      <path
        d="M44-14Q30-16 20-4M44-8Q30-6 20 6M44-2Q34 4 22 16"
        stroke="#f4e6b0"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d={dots([
          [20, -4],
          [20, 6],
          [22, 16],
        ])}
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
