import { useState, type ReactNode } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { addMonths, type Month, type MonthTotals } from '@reef/domain/orders/sales/calendar';
import { formatDollars } from '@reef/domain/shared/money';
import { usePrefersReducedMotion } from '#platform/device/preferences.ts';
import { Card } from '#ui/layout/card.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { chartDays, type ChartDay } from './chart-days.ts';
import { monthText } from './format-month.ts';
import { useMonthTotals } from './use-month-totals.ts';

type Measure = 'revenue' | 'orders';

const MEASURES = [
  { value: 'revenue', label: 'Revenue' },
  { value: 'orders', label: 'Orders' },
] as const;

const LAST = { revenue: 'lastRevenue', orders: 'lastOrders' } as const;

function amount(value: number | null, measure: Measure): string {
  if (value === null) return '–';
  return measure === 'revenue' ? formatDollars(value) : String(value);
}

function DaysTable({ days, month }: { days: readonly ChartDay[]; month: Month }): ReactNode {
  const names = { one: monthText(month), other: monthText(addMonths(month, -1)) };
  return (
    <details className="mt-4">
      <summary className="text-link w-fit py-2 text-sm">Show as a table</summary>
      <table className="lines-table keep-table">
        <caption className="sr-only">
          Revenue and orders by day, {names.one} and {names.other}
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{names.one}</th>
            <th scope="col">{names.other}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              <td className="figures">{`${amount(day.revenue, 'revenue')} (${amount(day.orders, 'orders')})`}</td>
              <td className="figures">{`${amount(day.lastRevenue, 'revenue')} (${amount(day.lastOrders, 'orders')})`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Drawing({
  days,
  measure,
  names,
}: {
  days: ChartDay[];
  measure: Measure;
  names: { one: string; other: string };
}): ReactNode {
  const isStill = usePrefersReducedMotion();
  const tick = { fill: 'var(--color-haze)', fontSize: 12 };
  return (
    <ResponsiveContainer width="100%" height={260}>
      <ComposedChart
        accessibilityLayer={false}
        data={days}
        margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="day" tick={tick} tickLine={false} axisLine={false} minTickGap={14} />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={44} allowDecimals={false} />
        <Tooltip
          cursor={{ fill: 'rgb(107 233 245 / 0.08)' }}
          contentStyle={{
            background: '#07233a',
            border: '1px solid var(--line-strong)',
            borderRadius: 12,
          }}
          labelFormatter={(day) => (typeof day === 'number' ? `Day ${day}` : '')}
          formatter={(value) => amount(typeof value === 'number' ? value : null, measure)}
        />
        <Legend />
        <Bar
          dataKey={measure}
          name={names.one}
          fill="var(--color-lumen)"
          radius={[4, 4, 0, 0]}
          isAnimationActive={!isStill}
        />
        <Line
          dataKey={LAST[measure]}
          name={names.other}
          stroke="var(--color-sun)"
          strokeWidth={2}
          strokeDasharray="5 4"
          dot={false}
          isAnimationActive={!isStill}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** Revenue and orders by day, this month and the last; the same as a table below it. */
export default function SalesChart({
  month,
  totals,
}: {
  month: Month;
  /** Null until they are known. */
  totals: MonthTotals | null;
}): ReactNode {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const last = addMonths(month, -1);
  const { totals: lastTotals } = useMonthTotals(last);
  const days = chartDays(month, totals, lastTotals);
  return (
    <Card as="section" className="p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{`${monthText(month)} against ${monthText(last)}`}</h3>
        <SegmentedToggle label="Measure" value={measure} options={MEASURES} onChange={setMeasure} />
      </div>
      <div aria-hidden="true">
        <Drawing
          days={days}
          measure={measure}
          names={{ one: monthText(month), other: monthText(last) }}
        />
      </div>
      <DaysTable days={days} month={month} />
    </Card>
  );
}
