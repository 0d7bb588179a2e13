import { useMemo } from 'react';
import { rangeOfMonth, type Month, type MonthTotals } from '@reef/domain/orders/calendar';
import { monthTotalsOf, SalesDay, utcDaysOf } from '@reef/domain/orders/sales-days';
import { useLiveQuery, type LiveList } from '#platform/data/live-query.ts';

/**
 * A month's paid totals, live: one small document for each of its days, whatever was sold on it;
 * nothing of any other month is read.
 */
export function useMonthTotals(month: Month): {
  phase: LiveList<SalesDay>['phase'];
  totals: MonthTotals;
  retry: () => void;
} {
  const { first, last } = utcDaysOf(rangeOfMonth(month));
  const { phase, items, retry } = useLiveQuery(
    {
      collection: 'sales_days',
      where: [
        ['day', '>=', first],
        ['day', '<=', last],
      ],
    },
    SalesDay,
  );
  const { year, month: at } = month;
  const totals = useMemo(() => monthTotalsOf(items, { year, month: at }), [items, year, at]);
  return { phase, totals, retry };
}
