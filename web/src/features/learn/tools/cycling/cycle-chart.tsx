import { useId, type ReactNode } from 'react';
import { axisMarks } from './chart-scale.ts';
import type { Reading } from './cycle-readings.ts';
import { daysBetween } from '@reef/domain/shipping/day';

const WIDTH = 640;
const LEFT = 44;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 34;

/** The three curves; they differ by mark and dash too, not only by color. */
export const SERIES = [
  { key: 'ammonia', label: 'Ammonia', className: 'curve-ammonia' },
  { key: 'nitrite', label: 'Nitrite', className: 'curve-nitrite' },
  { key: 'nitrate', label: 'Nitrate', className: 'curve-nitrate' },
] as const;

type Point = { x: number; y: number; id: string };

function Mark({
  kind,
  x,
  y,
}: {
  kind: (typeof SERIES)[number]['key'];
  x: number;
  y: number;
}): ReactNode {
  if (kind === 'ammonia') return <circle cx={x} cy={y} r="4.5" />;
  if (kind === 'nitrite')
    return <path d={`M${x} ${y - 5.5} ${x + 5} ${y + 4} ${x - 5} ${y + 4}Z`} />;
  return <rect x={x - 4} y={y - 4} width="8" height="8" />;
}

/** A small sample of a curve, for the legend. */
export function SeriesSample({ series }: { series: (typeof SERIES)[number] }): ReactNode {
  return (
    <svg viewBox="0 0 34 14" className={`curve-sample ${series.className}`} aria-hidden="true">
      <path d="M1 7H33" />
      <Mark kind={series.key} x={17} y={7} />
    </svg>
  );
}

type Series = (typeof SERIES)[number];

/** The positions of days and ppm in a chart of this height. */
function scales(readings: readonly Reading[], series: readonly Series[], height: number) {
  const first = readings[0]?.day ?? '';
  const days = Math.max(7, daysBetween(first, readings.at(-1)?.day ?? first));
  const highest = Math.max(
    2,
    ...readings.flatMap((reading) => series.map(({ key }) => reading[key] ?? 0)),
  );
  const marks = axisMarks(highest);
  const top = marks.at(-1) ?? 1;
  return {
    first,
    marks,
    dayMarks: axisMarks(days).filter((day) => day <= days && Number.isInteger(day)),
    xOf: (day: number) => LEFT + (day / days) * (WIDTH - LEFT - RIGHT),
    yOf: (ppm: number) => height - BOTTOM - (ppm / top) * (height - TOP - BOTTOM),
  };
}

/**
 * Readings as curves over the days, first to last. Decorative; the table has the data for
 * everybody. Nitrate has a chart of its own, since it grows ten times as high and would flatten the
 * others.
 */
export function CycleChart({
  readings,
  series,
  height,
}: {
  readings: readonly Reading[];
  series: readonly Series[];
  height: number;
}): ReactNode {
  const title = useId();
  const { first, marks, dayMarks, xOf, yOf } = scales(readings, series, height);
  const points = (key: Series['key']): Point[] =>
    readings.flatMap((reading) => {
      const ppm = reading[key];
      if (ppm === null) return [];
      return [{ x: xOf(daysBetween(first, reading.day)), y: yOf(ppm), id: reading.id }];
    });
  const names = series.map(({ label }) => label).join(' and ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="cycle-chart"
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>{`${names} over time; the table below has the numbers.`}</title>
      {marks.map((ppm) => (
        <g key={ppm} className="chart-line">
          <path d={`M${LEFT} ${yOf(ppm)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={yOf(ppm) + 5} textAnchor="end">
            {ppm}
          </text>
        </g>
      ))}
      {dayMarks.map((day) => (
        <text key={day} x={xOf(day)} y={height - 8} textAnchor="middle">
          {day === 0 ? 'Day 0' : day}
        </text>
      ))}
      {series.map(({ key, className }) => {
        const line = points(key);
        return (
          <g key={key} className={className}>
            {line.length > 1 && (
              <path
                className="curve"
                d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`}
                fill="none"
              />
            )}
            {line.map(({ x, y, id }) => (
              <Mark key={id} kind={key} x={x} y={y} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
