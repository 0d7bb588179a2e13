import { memo, type ReactNode } from 'react';
import { dayStart, monthWeeks, type Month } from '@reef/domain/orders/sales/calendar';
import type { Day } from '@reef/domain/shipping/day';
import { monthText } from './format-month.ts';
import { longDayText } from '#features/admin/sales/format-sales-dates.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The content of a day: on screen, and for screen readers. */
export type DayFace = { isMarked: boolean; label: string; lines: ReactNode };

function DayCell({
  day,
  face,
  isToday,
  isChosen,
  onDay,
}: {
  day: Day;
  face: DayFace;
  isToday: boolean;
  isChosen: boolean;
  onDay: (day: Day) => void;
}): ReactNode {
  const start = dayStart(day);
  return (
    <button
      type="button"
      className="day-cell"
      data-sold={face.isMarked || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen || undefined}
      onClick={() => onDay(day)}
    >
      <span className="sr-only">{`${start === null ? day : longDayText(start)}: ${face.label}`}</span>
      <span aria-hidden="true" className="day-number">
        {Number(day.slice(8))}
      </span>
      {face.lines}
    </button>
  );
}

/**
 * The month, Sunday to Saturday; `faceOf` gives the content of a day (CAL-01, CAL-02, SHIP-04). It
 * does not render again when a day is opened, as long as its props are the same.
 */
export const MonthGrid = memo(function MonthGrid({
  month,
  today,
  faceOf,
  mark,
  onDay,
}: {
  month: Month;
  /** In the calendar of these days; null while it is unknown. */
  today: Day | null;
  faceOf: (day: Day) => DayFace;
  /** The first day of a range that is being chosen. */
  mark: Day | null;
  onDay: (day: Day) => void;
}): ReactNode {
  return (
    <table className="month-grid">
      <caption className="sr-only">{monthText(month)}</caption>
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
                    face={faceOf(day)}
                    isToday={day === today}
                    isChosen={day === mark}
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
});
