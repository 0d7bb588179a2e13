import { useMemo } from 'react';
import { rangeOfMonth, type Month, type MonthTotals } from '@reef/domain/orders/sales/calendar';
import {
  type MonthDeliveries,
  monthDeliveriesOf,
  monthTotalsOf,
  SalesDay,
  utcDaysOf,
} from '@reef/domain/orders/sales/sales-days';
import { useLiveQuery, type LiveList } from '#platform/data/live-query.ts';

/**
 * A month's paid totals and its deliveries, live: one small document for each of its days, whatever
 * was sold on it or arrives; nothing of any other month is read.
 */
export function useMonthTotals(month: Month): {
  phase: LiveList<SalesDay>['phase'];
  totals: MonthTotals;
  deliveries: MonthDeliveries;
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
  const deliveries = useMemo(
    () => monthDeliveriesOf(items, { year, month: at }),
    [items, year, at],
  );
  return { phase, totals, deliveries, retry };
}
