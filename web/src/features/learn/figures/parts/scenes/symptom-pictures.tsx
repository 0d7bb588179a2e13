import { type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { Clownfish } from '#features/learn/figures/parts/animals/clownfish.tsx';
import { Acropora } from '#features/learn/figures/parts/animals/corals.tsx';
import { dots } from '#features/learn/figures/parts/curve.ts';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';
import { YellowTang } from '#features/learn/figures/parts/animals/tang.tsx';
import type { Branch } from './tree-branches.ts';

const MOUND = [
  [-40, 52],
  [-34, 30],
  [-10, 20],
  [20, 22],
  [38, 34],
  [44, 52],
] as const;
const GRAINS: readonly Point[] = [
  [-20, -6],
  [-12, 4],
  [-6, -12],
  [-2, 8],
  [4, -2],
  [8, -16],
  [12, 10],
  [16, -6],
  [22, 2],
  [-14, -14],
  [2, 16],
  [26, -8],
];

function Gasping(): ReactNode {
  return (
    <g>
      <path d="M-52-54H52V-20q-13-5-26 0t-26 0-26 0-26 0Z" fill="#06182a" opacity="0.75" />
      <path d="M-52-20q13-5 26 0t26 0 26 0 26 0" fill="none" stroke="#d6fbff" strokeWidth="2.4" />
      <Clownfish x={-6} y={6} length={46} rise={48} />
      <Clownfish x={26} y={22} length={34} rise={52} />
      <path
        d="M-34-14q-6-3-10 0M-26-12q-8-7-18-4"
        stroke="#fff"
        strokeWidth="1.6"
        fill="none"
        opacity="0.8"
      />
    </g>
  );
}

function Spots(): ReactNode {
  return (
    <g>
      <YellowTang x={0} y={0} length={66} />
      <path
        d={dots(GRAINS)}
        stroke="#06182a"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.35"
      />
      <path d={dots(GRAINS)} stroke="#fff" strokeWidth="3.6" strokeLinecap="round" />
    </g>
  );
}

/** A torch drawn back into its skeleton. */
function Shrunk({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-9 6-13-10H13L9 6Z" fill="#b8a890" />
      <path d="M-7 4-9-8M0 4V-8M7 4 9-8" stroke="#6a5a50" strokeWidth="1.8" />
      <path d="M-13-9Q-14-17-8-16-6-21-1-17 4-22 7-16 14-17 13-9Z" fill="#6a7a52" />
    </g>
  );
}

function Closed(): ReactNode {
  return (
    <g>
      <Rock points={MOUND} seed={4} detail={12} />
      <Shrunk x={-18} y={24} />
      <Shrunk x={10} y={20} />
      <Shrunk x={32} y={32} />
    </g>
  );
}

function Faded(): ReactNode {
  return (
    <g>
      <Rock points={MOUND} seed={6} detail={12} />
      <Acropora x={2} y={26} size={72} color="#e6e2ec" tip="#fff" />
    </g>
  );
}

const HAIR = [
  'M-30 32q-8-14-2-26t-2-14',
  'M-20 26q-8-16 0-28t-4-16',
  'M-9 22q-6-16 2-28t-2-18',
  'M2 21q-4-18 4-28t0-18',
  'M13 22q-2-18 5-26t2-16',
  'M24 25q0-14 7-24t2-14',
  'M34 32q2-12 8-20t2-12',
];

function Algae(): ReactNode {
  return (
    <g>
      <Rock points={MOUND} seed={9} detail={12} />
      <g fill="none" strokeLinecap="round">
        {HAIR.map((d, i) => (
          <path key={d} d={d} stroke={i % 2 ? '#4fae4a' : '#86d85a'} strokeWidth="5" />
        ))}
      </g>
    </g>
  );
}

/** The drawing of each symptom, for a porthole. */
export const PICTURES: Record<Branch['picture'], () => ReactNode> = {
  gasping: Gasping,
  spots: Spots,
  closed: Closed,
  faded: Faded,
  algae: Algae,
};
