import type { ReactNode } from 'react';
import { Bubbles } from '#features/learn/figures/parts/gear/bubbles.tsx';
import { Bacteria } from '#features/learn/figures/parts/gear/molecule.tsx';
import { Rock } from '#features/learn/figures/parts/gear/rock.tsx';

/** Flakes of food sinking next to the fish. */
export function Food({ x, y }: { x: number; y: number }): ReactNode {
  const flakes = [
    [0, 0, 20],
    [14, 10, 70],
    [-8, 18, -20],
    [22, 26, 10],
    [6, 32, 50],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`}>
      {flakes.map(([dx, dy, turn], i) => (
        <path
          key={dx}
          d="M-4-2 3-3 5 2-3 3Z"
          transform={`translate(${dx} ${dy}) rotate(${turn})`}
          fill={i % 2 ? '#e8a04a' : '#c8603a'}
        />
      ))}
    </g>
  );
}

/** Algae in a clump, such as the chaeto of a refugium. */
export function Algae({ x, y }: { x: number; y: number }): ReactNode {
  const strands = [
    'M-16 0Q-26-16-14-30T-20-52',
    'M-8 0Q-16-20-4-32T-6-60',
    'M0 0Q-6-16 4-34T6-56',
    'M8 0Q4-22 14-32T16-58',
    'M16 0Q14-16 22-28T26-48',
  ];
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeLinecap="round">
      {strands.map((d, i) => (
        <path key={d} d={d} stroke={i % 2 ? '#3fbf6a' : '#7fe07a'} strokeWidth="4.5" />
      ))}
      <ellipse cy="2" rx="26" ry="5" fill="#4a4258" />
    </g>
  );
}

/** Porous rock with a pocket without oxygen, from which nitrogen gas rises. */
export function DeepRock({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rock
        points={[
          [-34, 0],
          [-36, -26],
          [-20, -46],
          [6, -50],
          [30, -38],
          [36, -14],
          [32, 2],
        ]}
        seed={4}
        detail={14}
      />
      <ellipse cx="0" cy="-17" rx="19" ry="13" fill="#080616" />
      <Bacteria x={0} y={-17} scale={0.42} color="#b6a0ff" />
      <Bubbles x={4} y={-44} height={26} spread={7} count={4} />
    </g>
  );
}
