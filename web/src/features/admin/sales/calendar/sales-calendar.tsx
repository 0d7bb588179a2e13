import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import {
  dayStart,
  monthOf,
  rangeOfDays,
  type Month,
  type SalesTotal,
} from '@reef/domain/orders/sales/calendar';
import { localDay, type Day } from '@reef/domain/shipping/day';
import type { DayRange } from '@reef/domain/orders/sales/sales-view';
import { now, useNow } from '#platform/clock.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { Button } from '#ui/forms/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { afterPress } from '#features/admin/after-press.ts';
import { DayDialog } from './day-dialog.tsx';
import { salesFace } from './day-faces.tsx';
import { DeliveryMonth } from './delivery-month.tsx';
import { MonthBar } from './month-bar.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthSums } from './month-sums.tsx';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import { formatDate } from '#ui/format-date.ts';
import { totalOfDay } from './total-of-day.ts';
import { useMonthTotals } from './use-month-totals.ts';

const SalesChart = lazy(() => import('./sales-chart.tsx'));

/** What a press on a day opens: the table filtered to it (CAL-04). */
type DayPress = 'orders' | 'table' | 'range';

const PRESSES = [
  { value: 'table', label: 'One day' },
  { value: 'range', label: 'Range' },
  { value: 'orders', label: 'Day’s list' },
] as const;

/** What the days of the month show. */
type Shown = 'sales' | 'deliveries';

const SHOWN = [
  { value: 'sales', label: 'Sales' },
  { value: 'deliveries', label: 'Deliveries' },
] as const;

type Props = {
  /** Opens the table filtered to a day or a range; without it every day opens its dialog. */
  onSelect?: (range: DayRange) => void;
};

function startText(day: Day): string {
  const start = dayStart(day);
  return start === null ? day : formatDate(start);
}

function useDays(onSelect: Props['onSelect']) {
  const [press, setPress] = useState<DayPress>('table');
  const [openDay, setOpenDay] = useState<Day | null>(null);
  const [rangeStart, setRangeStart] = useState<Day | null>(null);
  const onDay = useCallback(
    (day: Day) => {
      const select = (one: Day) => {
        const range = rangeOfDays(one, day);
        if (range !== null) onSelect?.(range);
      };
      if (onSelect === undefined || press === 'orders') afterPress(() => setOpenDay(day));
      else if (press === 'table') select(day);
      else if (rangeStart === null) setRangeStart(day);
      else select(rangeStart);
    },
    [onSelect, press, rangeStart],
  );
  const choose = (next: DayPress) => {
    setRangeStart(null);
    setPress(next);
  };
  return { press, choose, openDay, setOpenDay, rangeStart, onDay };
}

type Totals = ReturnType<typeof useMonthTotals>;

const NOTHING: SalesTotal = { cents: 0, count: 0 };

/** A month's sales by day (CAL-02 to CAL-04). */
function SalesMonth({
  month,
  totals,
  isDeviceCopy,
  onSelect,
}: { month: Month } & Pick<Totals, 'totals' | 'isDeviceCopy'> & Props): ReactNode {
  const today = localDay(useNow('minute'));
  const [hasChart, setHasChart] = useState(false);
  const days = useDays(onSelect);
  const totalOf = useCallback(
    (day: Day) => totalOfDay({ totals, isDeviceCopy }, day, NOTHING),
    [totals, isDeviceCopy],
  );
  const faceOf = useCallback((day: Day) => salesFace(totalOf(day)), [totalOf]);
  const isRangeOpen = days.press === 'range' && onSelect !== undefined;
  return (
    <>
      <MonthSums totals={totals} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {onSelect !== undefined && (
          <SegmentedToggle
            label="A press on a day opens"
            value={days.press}
            options={PRESSES}
            onChange={days.choose}
          />
        )}
        <Button kind="secondary" aria-expanded={hasChart} onClick={() => setHasChart(!hasChart)}>
          {hasChart ? 'Hide chart' : 'Show chart'}
        </Button>
      </div>
      {isRangeOpen && (
        <output className="text-sm text-lumen">
          {days.rangeStart === null
            ? 'Choose the first day.'
            : `From ${startText(days.rangeStart)}: choose the last day.`}
        </output>
      )}
      {hasChart && (
        <Suspense fallback={<Spinner label="Drawing…" className="min-h-72" />}>
          <SalesChart month={month} totals={totals} />
        </Suspense>
      )}
      <Card className="p-2 sm:p-5">
        <MonthGrid
          month={month}
          today={today}
          faceOf={faceOf}
          mark={days.rangeStart}
          onDay={days.onDay}
        />
      </Card>
      <p className="text-sm text-haze">{SALES_MESSAGES.paidOnly}</p>
      {days.openDay !== null && (
        <DayDialog
          day={days.openDay}
          total={totalOf(days.openDay)}
          onClose={() => days.setOpenDay(null)}
        />
      )}
    </>
  );
}

/**
 * One month at a time, and only that is read: paid orders by the day of sale (CAL-01 to CAL-04), or
 * by the day of arrival (SHIP-04).
 */
export function SalesCalendar({ onSelect }: Props): ReactNode {
  const [month, setMonth] = useState<Month>(() => monthOf(now()));
  const [shown, setShown] = useState<Shown>('sales');
  const { phase, isDeviceCopy, totals, deliveries, retry } = useMonthTotals(month);
  const settings = useShopSettings();
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SegmentedToggle label="Days show" value={shown} options={SHOWN} onChange={setShown} />
      </div>
      <MonthBar month={month} onMonth={setMonth} />
      {phase === 'error' ? (
        <ErrorState message="The month could not be loaded." onRetry={retry} />
      ) : shown === 'sales' ? (
        <SalesMonth
          month={month}
          totals={totals}
          isDeviceCopy={isDeviceCopy}
          {...(onSelect !== undefined && { onSelect })}
        />
      ) : (
        <DeliveryMonth
          month={month}
          timeZone={settings?.time_zone ?? null}
          deliveries={deliveries}
          isDeviceCopy={isDeviceCopy}
        />
      )}
      {/* It comes and goes with the signal. Above the days it would move them under a finger. */}
      <output className="min-h-5 text-sm text-haze">
        {isDeviceCopy && 'Only the days kept on this device. There may be more.'}
      </output>
    </div>
  );
}
