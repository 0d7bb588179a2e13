import type { ReactNode } from 'react';
import { scatter } from '#features/learn/figures/parts/curve.ts';

const PHASES = ['', ' figure-later', ' figure-latest'];

type BubblesProps = {
  x: number;
  y: number;
  height: number;
  spread?: number;
  count?: number;
  r?: number;
};

/** Bubbles rising from `y` through `height`. */
export function Bubbles({ x, y, height, spread = 8, count = 7, r = 3 }: BubblesProps): ReactNode {
  return (
    <g>
      {Array.from({ length: count }, (_, i) => (
        <circle
          key={i}
          className={`figure-rise${PHASES[i % 3]}`}
          cx={x + (scatter(i, x) - 0.5) * spread * 2}
          cy={y - (height * (i + 0.5)) / count}
          r={r * (0.5 + scatter(i, 4) * 0.7)}
          fill="#eafcff"
          fillOpacity={0.22}
          stroke="#eafcff"
          strokeOpacity={0.85}
          strokeWidth={0.9}
        />
      ))}
    </g>
  );
}
