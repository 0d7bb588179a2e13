import type { ReactNode } from 'react';
import {
  dayKey,
  dayStart,
  monthWeeks,
  type DayKey,
  type Month,
  type MonthTotals,
} from '@reef/domain/orders/calendar';
import { formatCents, toDollars } from '@reef/domain/shared/money';
import { useNow } from '#platform/clock.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { monthText } from './month-words.ts';
import { longDayText } from '#features/admin/sales/sales-words.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const COMPACT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

function ordersText(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`;
}

function labelOf(day: DayKey, cents: number, count: number): string {
  const start = dayStart(day);
  return `${start === null ? day : longDayText(start)}: ${formatCents(cents)}, ${ordersText(count)}`;
}

function DayCell({
  day,
  totals,
  isToday,
  isMarked,
  onDay,
}: {
  day: DayKey;
  totals: MonthTotals;
  isToday: boolean;
  isMarked: boolean;
  onDay: (day: DayKey) => void;
}): ReactNode {
  const { cents, count } = totals.days.get(day) ?? { cents: 0, count: 0 };
  return (
    <button
      type="button"
      className="day-cell"
      data-sold={count > 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isMarked || undefined}
      onClick={() => onDay(day)}
    >
      <VisuallyHidden>{labelOf(day, cents, count)}</VisuallyHidden>
      <span aria-hidden="true" className="day-number">
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="day-total figures">
        <span className="sm:hidden">{COMPACT.format(toDollars(cents))}</span>
        <span className="hidden sm:inline">{formatCents(cents)}</span>
      </span>
      <span aria-hidden="true" className="day-count figures">
        {count}
        <span className="hidden sm:inline">{count === 1 ? ' order' : ' orders'}</span>
      </span>
    </button>
  );
}

/** The month, Sunday to Saturday; each day with its paid total and count (CAL-01, CAL-02). */
export function MonthGrid({
  month,
  totals,
  mark,
  onDay,
}: {
  month: Month;
  totals: MonthTotals;
  /** The first day of a range that is being chosen. */
  mark: DayKey | null;
  onDay: (day: DayKey) => void;
}): ReactNode {
  const today = dayKey(useNow('minute'));
  return (
    <table className="month-grid">
      <caption className="visually-hidden">{monthText(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => (
              <td key={WEEKDAYS[at]}>
                {day !== null && (
                  <DayCell
                    day={day}
                    totals={totals}
                    isToday={day === today}
                    isMarked={day === mark}
                    onDay={onDay}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
