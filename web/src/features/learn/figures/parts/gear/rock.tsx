import { closedCurve, type Point, steps } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { scatter } from '#features/learn/figures/parts/curve.ts';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';

type RockProps = {
  /** The outline, smoothed. */
  points: readonly Point[];
  seed?: number;
  /** The number of pores and coralline patches in the box around the outline. */
  detail?: number;
};

function bounds(points: readonly Point[]): { x: number; y: number; w: number; h: number } {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const CORALLINE = ['#8a4a86', '#a65a90', '#6a4a86'];

/** Porous live rock lit from above, with pores and patches of purple coralline algae. */
export function Rock({ points, seed = 1, detail = 26 }: RockProps): ReactNode {
  const id = useDrawingId();
  const { x, y, w, h } = bounds(points);
  const d = closedCurve(points);
  const specks = (kind: number): string =>
    steps(Math.ceil(detail / 3))
      .map((_, i) => {
        const [dx, dy] = [scatter(i, seed + 13 + kind) * w, scatter(i, seed + 17 + kind) * h];
        return `M${Math.round(x + dx)} ${Math.round(y + dy)}h${2 + (i % 3) * 2}`;
      })
      .join('');
  return (
    <g>
      <defs>
        <linearGradient id={`${id}r`} x1="0.2" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor="#8c7f86" />
          <stop offset="0.4" stopColor="#574f62" />
          <stop offset="1" stopColor="#221f36" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <path d={d} />
        </clipPath>
      </defs>
      <path d={d} fill={`url(#${id}r)`} />
      <g clipPath={`url(#${id}c)`}>
        <path d={specks(0)} stroke="#151229" strokeWidth="7" strokeLinecap="round" opacity={0.42} />
        <path
          d={specks(1)}
          stroke="#151229"
          strokeWidth="4.5"
          strokeLinecap="round"
          opacity={0.55}
        />
        {steps(Math.ceil(detail / 4)).map((t, i) => (
          <ellipse
            key={t}
            cx={x + scatter(i, seed) * w}
            cy={y + scatter(i, seed + 9) * h}
            rx={6 + scatter(i, seed + 4) * 5}
            ry={3 + scatter(i, seed + 6) * 3}
            fill={CORALLINE[i % 3]}
            opacity={0.55}
          />
        ))}
        <path
          d={d}
          fill="none"
          stroke="#e8dfe6"
          strokeWidth="3"
          opacity={0.28}
          transform="translate(0 2)"
        />
      </g>
    </g>
  );
}
