import { closedCurve, type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { Clownfish } from '#features/learn/figures/parts/animals/clownfish.tsx';
import { FishForm } from '#features/learn/figures/parts/animals/fish-form.tsx';
import { YellowTang } from '#features/learn/figures/parts/animals/tang.tsx';
import { dots } from '#features/learn/figures/parts/curve.ts';

/*
 * One sick fish each, facing left, about 80 wide around 0 0. The signs follow the descriptions in
 * the works that the articles name: Yanong (ich), Francis-Floyd (velvet), Noga and Hemdal.
 */

/** Salt grains: few enough to count, on the fins first. */
const GRAINS: readonly Point[] = [
  [-13, -13],
  [-11, 6],
  [-6, -13],
  [2, 10],
  [6, -2],
  [14, -9],
  [4, -27],
  [16, -24],
  [10, 25],
  [34, -6],
  [37, 7],
  [20, 4],
];

const DUST_COUNT = 190;

/** Dust too fine to count, scattered over the body in the same order at every build. */
const DUST: readonly Point[] = Array.from({ length: DUST_COUNT }, (_, i) => {
  // The golden angle and the square root of the fraction fill an ellipse evenly.
  const angle = i * 2.39996;
  const share = Math.sqrt((i + 0.5) / DUST_COUNT);
  return [
    Math.round((-3 + 26 * share * Math.cos(angle)) * 10) / 10,
    Math.round(16 * share * Math.sin(angle) * 10) / 10,
  ];
});

function Dots({ at, size, fill }: { at: readonly Point[]; size: number; fill: string }): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={dots(at)} stroke="#06182a" strokeWidth={size * 1.4} opacity="0.35" />
      <path d={dots(at)} stroke={fill} strokeWidth={size} />
    </g>
  );
}

/** White grains like salt. */
export function IchFish(): ReactNode {
  return (
    <g>
      <YellowTang x={0} y={0} length={66} />
      <Dots at={GRAINS} size={3.6} fill="#fff" />
    </g>
  );
}

/** A film of fine dust. */
export function VelvetFish(): ReactNode {
  return (
    <g>
      <YellowTang x={0} y={0} length={66} />
      <path
        d={dots(DUST)}
        fill="none"
        stroke="#8a6a1a"
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity="0.85"
      />
    </g>
  );
}

/** Slime in sheets, peeling off and trailing behind. */
export function BrookFish(): ReactNode {
  return (
    <g>
      <Clownfish x={0} y={0} length={66} />
      <g fill="#eef3ee" opacity="0.72">
        <path d="M-18-10Q-6-16 6-11 16-9 18-2 8 2-2-2-14 0-18-10Z" />
        <path d="M-6 5Q6 1 18 6 26 9 24 13 12 16 2 12-6 12-6 5Z" />
      </g>
      <g fill="none" stroke="#eef3ee" strokeLinecap="round" opacity="0.8">
        <path d="M18-4q12-5 18 1t14-3" strokeWidth="2.6" />
        <path d="M22 11q10 2 14 8t12 4" strokeWidth="2.2" />
        <path d="M-2 13q2 8 9 10t8 7" strokeWidth="1.8" />
      </g>
    </g>
  );
}

/** A clouded eye, and pale flecks that are hard to see. */
export function FlukeFish(): ReactNode {
  return (
    <g>
      <YellowTang x={0} y={0} length={66} />
      <circle cx={-23.1} cy={-3.3} r={4.6} fill="#f4f6f2" opacity="0.88" />
      <g fill="#fff6c8" stroke="#a88a18" strokeWidth="0.6" opacity="0.75">
        <ellipse cx={-6} cy={-6} rx={3.2} ry={2.1} />
        <ellipse cx={8} cy={5} rx={3.2} ry={2.1} />
        <ellipse cx={-2} cy={9} rx={2.8} ry={1.9} />
      </g>
    </g>
  );
}

const CHROMIS_BACK: readonly Point[] = [
  [0, 2],
  [8, -9],
  [24, -17],
  [46, -20],
  [68, -16],
  [86, -9],
  [100, -6],
];
const CHROMIS_BELLY: readonly Point[] = [
  [0, 2],
  [8, 9],
  [24, 16],
  [46, 19],
  [68, 15],
  [86, 9],
  [100, 6],
];
const CHROMIS_FINS: { points: Point[]; fill: string }[] = [
  {
    points: [
      [96, -4],
      [122, -20],
      [112, 0],
      [122, 20],
      [96, 4],
    ],
    fill: '#5fcfae',
  },
  {
    points: [
      [24, -15],
      [40, -29],
      [70, -26],
      [86, -18],
      [84, -8],
      [50, -17],
    ],
    fill: '#5fcfae',
  },
  {
    points: [
      [54, 16],
      [66, 27],
      [84, 18],
      [84, 8],
    ],
    fill: '#5fcfae',
  },
];

/** A raw red sore with a sharp edge, slanting along the scales. */
export function UronemaFish(): ReactNode {
  return (
    <g>
      <FishForm
        place={{ x: 0, y: 0, length: 66 }}
        back={CHROMIS_BACK}
        belly={CHROMIS_BELLY}
        skin={[
          [0, '#3fae9a'],
          [0.5, '#7fe0c0'],
          [1, '#d6fff0'],
        ]}
        fins={CHROMIS_FINS}
        eye={[14, -4, 4.6, '#d9f2e8']}
        mouth={[
          [0.6, 3],
          [4, 4.4],
        ]}
      >
        <path
          d={closedCurve([
            [40, -8],
            [50, -7],
            [60, 2],
            [64, 9],
            [55, 8],
            [45, 1],
          ])}
          fill="#c81e2c"
          stroke="#7a0a14"
          strokeWidth="2"
        />
        <path d="M46-4 57 5" stroke="#ff9a92" strokeWidth="2.4" strokeLinecap="round" />
      </FishForm>
    </g>
  );
}

const PITS: readonly Point[] = [
  [-29, 2],
  [-26, 6],
  [-22, 9],
  [-27, -3],
  [-19, 4],
  [-17, -9],
  [-22, -10],
  [-14, 10],
];

/** Pits around the eye and chin, and a worn stripe along the side. */
export function ErodedFish(): ReactNode {
  return (
    <g>
      <YellowTang x={0} y={0} length={66} />
      <path
        d="M-12-8Q4-13 24-2"
        fill="none"
        stroke="#f6efdc"
        strokeWidth="3.2"
        strokeLinecap="round"
        opacity="0.9"
      />
      <g fill="none" strokeLinecap="round">
        <path d={dots(PITS)} stroke="#f6efdc" strokeWidth="4.8" />
        <path d={dots(PITS)} stroke="#8a6a20" strokeWidth="2.4" />
      </g>
    </g>
  );
}
