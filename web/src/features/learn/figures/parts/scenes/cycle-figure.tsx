import type { ReactNode } from 'react';
import {
  AMMONIA,
  courseArea,
  coursePath,
  NITRATE,
  NITRITE,
  WEEKS,
  weekX,
  type Plot,
} from './cycle-curves.ts';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';
import { care, ends } from '#features/learn/figures/parts/figure-values.ts';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Words } from '#features/learn/figures/parts/words.tsx';

const COURSES = [
  { name: 'nitrate', course: NITRATE, color: ink.violet },
  { name: 'nitrite', course: NITRITE, color: ink.sun },
  { name: 'ammonia', course: AMMONIA, color: ink.coral },
] as const;

type ChartProps = { plot: Plot; size: number };

function Grid({ plot, size }: ChartProps): ReactNode {
  const base = plot.y + plot.height;
  return (
    <g>
      {[0.25, 0.5, 0.75, 1].map((level) => (
        <path
          key={level}
          d={`M${plot.x} ${base - plot.height * level}h${plot.width}`}
          stroke={ink.line}
          strokeDasharray="2 5"
        />
      ))}
      {Array.from({ length: WEEKS + 1 }, (_, week) => (
        <g key={week}>
          <path d={`M${weekX(plot, week)} ${base}v6`} stroke={ink.haze} />
          <Words
            x={weekX(plot, week)}
            y={base + size + 8}
            size={size}
            anchor="middle"
            fill={ink.haze}
            lines={String(week)}
          />
        </g>
      ))}
      <path d={`M${plot.x} ${base}h${plot.width}`} stroke={ink.haze} strokeWidth="1.4" />
    </g>
  );
}

function Finish({ plot, size }: ChartProps): ReactNode {
  const [from, to] = ends(care['cycle-length']);
  const [x0, x1] = [weekX(plot, from), weekX(plot, to)];
  const y = plot.y + plot.height + size * 2.1 + 8;
  return (
    <g>
      <path
        d={`M${x0} ${y - 6}v12M${x0} ${y}H${x1}M${x1} ${y - 6}v12`}
        stroke={ink.kelp}
        strokeWidth="2"
        fill="none"
      />
      <Words
        x={(x0 + x1) / 2}
        y={y + size * 1.3}
        size={size}
        anchor="middle"
        fill={ink.kelp}
        weight={600}
        lines="Most cycles end in here"
      />
      <Words x={plot.x} y={y + size * 0.35} size={size} fill={ink.haze} lines="Weeks" />
    </g>
  );
}

/** The three curves over eight weeks, each relative to its own peak. */
export function CycleFigure({ plot, size }: ChartProps): ReactNode {
  const id = useDrawingId();
  return (
    <g>
      <defs>
        {COURSES.map(({ name, color }) => (
          <linearGradient key={name} id={`${id}${name}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={color} stopOpacity="0.42" />
            <stop offset="1" stopColor={color} stopOpacity="0.03" />
          </linearGradient>
        ))}
      </defs>
      <Grid plot={plot} size={size} />
      {COURSES.map(({ name, course }) => (
        <path key={name} d={courseArea(course, plot)} fill={`url(#${id}${name})`} />
      ))}
      {COURSES.map(({ name, course, color }) => (
        <path
          key={name}
          d={coursePath(course, plot)}
          fill="none"
          stroke={color}
          strokeWidth="2.8"
          strokeLinejoin="round"
        />
      ))}
      <Finish plot={plot} size={size} />
    </g>
  );
}
