import type { ReactNode } from 'react';
import { addMonths, monthOf, type Month } from '@reef/domain/orders/sales/calendar';
import { now } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { ChevronRightIcon } from '#ui/layout/icons.tsx';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { monthName, monthText } from './format-month.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  value: String(month),
  label: monthName(month),
}));

const YEARS_BACK = 8;

function yearOptions(shown: number) {
  const latest = Math.max(now().getFullYear(), shown);
  const earliest = Math.min(now().getFullYear() - YEARS_BACK, shown);
  return Array.from({ length: latest - earliest + 1 }, (_, back) => {
    const year = String(latest - back);
    return { value: year, label: year };
  });
}

/** Previous and next month, Today, and any month by name (CAL-01). */
export function MonthBar({
  month,
  onMonth,
}: {
  month: Month;
  onMonth: (month: Month) => void;
}): ReactNode {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex items-center gap-1">
        <IconButton label="Previous month" onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <h2 aria-live="polite" className="min-w-44 text-center text-xl">
          {monthText(month)}
        </h2>
        <IconButton label="Next month" onClick={() => onMonth(addMonths(month, 1))}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <NativeSelect
          label="Month"
          isLabelHidden
          value={String(month.month)}
          options={MONTHS}
          onChange={(value) => onMonth({ ...month, month: Number(value) })}
        />
        <NativeSelect
          label="Year"
          isLabelHidden
          value={String(month.year)}
          options={yearOptions(month.year)}
          onChange={(value) => onMonth({ ...month, year: Number(value) })}
        />
        <Button kind="secondary" onClick={() => onMonth(monthOf(now()))}>
          Today
        </Button>
      </div>
    </div>
  );
}
