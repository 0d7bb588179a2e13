import { type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { Clownfish } from '#features/learn/figures/parts/animals/clownfish.tsx';
import { dots, scatter } from '#features/learn/figures/parts/curve.ts';
import { Snail } from '#features/learn/figures/parts/animals/invertebrates.tsx';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';

type StageProps = { x: number; y: number };

const LUMP = [
  [-34, 14],
  [-36, -4],
  [-22, -20],
  [0, -24],
  [22, -18],
  [36, -2],
  [34, 14],
  [0, 18],
] as const;

function Dust({ color }: { color: string }): ReactNode {
  const grains = Array.from({ length: 34 }, (_, i): Point => {
    const x = (scatter(i, 2) - 0.5) * 58;
    return [x, -19 + (x / 34) ** 2 * 14 + scatter(i, 7) * 20];
  });
  return (
    <path d={dots(grains)} stroke={color} strokeWidth="4" strokeLinecap="round" opacity="0.85" />
  );
}

/** Bare rock under the first dose of ammonia. */
export function BareRock({ x, y }: StageProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rock points={LUMP} seed={2} detail={12} />
      <path d="M0-52Q7-42 7-36A7 7 0 0 1-7-36Q-7-42 0-52Z" fill={ink.coral} />
    </g>
  );
}

/** Rock under brown diatoms. */
export function DiatomRock({ x, y }: StageProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rock points={LUMP} seed={2} detail={12} />
      <Dust color="#a8763a" />
    </g>
  );
}

const FILM = [
  'M-28-8q-3-9 1-15',
  'M-18-16q2-8-2-14',
  'M-6-20q-3-8 1-14',
  'M6-20q4-6 1-13',
  'M16-16q-2-8 3-12',
  'M27-8q4-6 1-13',
];

/** Rock under a green film. */
export function GreenRock({ x, y }: StageProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rock points={LUMP} seed={2} detail={12} />
      <Dust color="#5fae4a" />
      <g stroke="#7fd05a" strokeWidth="2.6" fill="none" strokeLinecap="round">
        {FILM.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </g>
  );
}

/** The clean-up crew and the first fish. */
export function FirstAnimals({ x, y }: StageProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rock points={LUMP} seed={2} detail={12} />
      <Snail x={14} y={-16} size={22} />
      <Clownfish x={-10} y={-36} length={36} isFacingRight />
    </g>
  );
}
