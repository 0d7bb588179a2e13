import type { ReactNode } from 'react';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { LogTest, ParameterName } from '#state/tank-log/tank-log.ts';
import { utcDay } from '@reef/domain/shipping/day';
import { dayWithYear } from '@reef/domain/shipping/day-with-year';
import { valueText } from '#state/tank-log/log-parameters.ts';
import { REEF_RANGES } from './log-ranges.ts';

const HEIGHT = 240;
/** Space above and below the curve, as a fraction of its height. */
const MARGIN = 0.15;

/** From the lowest to the highest of range and tests, with some space; never below zero. */
function domainOf(tests: readonly LogTest[], { low, high }: { low: number; high: number }) {
  const values = [low, high, ...tests.map(({ value }) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least || 1) * MARGIN;
  return [Math.max(0, least - room), most + room] as const;
}

/**
 * The bounds of the range, and the farthest test outside of each: the values that a keeper looks
 * for.
 */
function ticksOf(tests: readonly LogTest[], { low, high }: { low: number; high: number }) {
  const values = tests.map(({ value }) => value);
  const outside = [Math.min(...values), Math.max(...values)].filter(
    (value) => value < low || value > high,
  );
  return [low, high, ...outside].toSorted((a, b) => a - b);
}

/** A point's time, in milliseconds, as a day in words. */
function dayOf(at: number, today: string): string {
  return dayWithYear(utcDay(at), 'short', today);
}

/**
 * A parameter over the days, with the range of a reef behind it. The table next to it says the
 * same.
 */
export default function TrendChart({
  parameter,
  tests,
  today,
}: {
  parameter: ParameterName;
  /** Oldest first. */
  tests: readonly LogTest[];
  today: string;
}): ReactNode {
  const { low, high } = REEF_RANGES[parameter];
  const domain = domainOf(tests, REEF_RANGES[parameter]);
  const tick = { fill: 'var(--color-haze)', fontSize: 12 };
  const points = tests.map(({ day, value }) => ({ at: Date.parse(day), value }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart
        accessibilityLayer={false}
        data={points}
        margin={{ top: 8, right: 12, bottom: 0, left: 4 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <ReferenceArea y1={low} y2={high} fill="var(--color-kelp)" fillOpacity={0.14} />
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          tick={tick}
          tickFormatter={(at: number) => dayOf(at, today)}
          tickLine={false}
          axisLine={false}
          tickMargin={8}
          minTickGap={40}
        />
        <YAxis
          domain={domain}
          ticks={ticksOf(tests, REEF_RANGES[parameter])}
          tick={tick}
          tickFormatter={(value: number) => valueText(parameter, value)}
          tickLine={false}
          axisLine={false}
          width={52}
        />
        <Line
          dataKey="value"
          stroke="var(--color-lumen)"
          strokeWidth={2.5}
          dot={{ r: 4, fill: 'var(--color-lumen)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
