import { useMemo } from 'react';
import { rangeOfMonth, type Month, type MonthTotals } from '@reef/domain/orders/sales/calendar';
import {
  type MonthDeliveries,
  monthDeliveriesOf,
  monthTotalsOf,
  SalesDay,
  utcDaysOf,
} from '@reef/domain/orders/sales/sales-days';
import { useLiveQuery } from '#platform/data/live-query.ts';
import { useConfirmedPhase, type ConfirmedPhase } from '#platform/data/use-confirmed-phase.ts';

/**
 * A month's paid totals and its deliveries, live: one small document for each of its days, however
 * many sales or arrivals; no other month is read. A month without data on this device is not
 * `ready` before the server says that nothing was sold in it.
 */
export function useMonthTotals(month: Month): {
  phase: ConfirmedPhase;
  /**
   * True while the server has not confirmed it: days may be missing that this device never read.
   */
  isFromCache: boolean;
  totals: MonthTotals;
  deliveries: MonthDeliveries;
  retry: () => void;
} {
  const { first, last } = utcDaysOf(rangeOfMonth(month));
  const list = useLiveQuery(
    {
      collection: 'sales_days',
      where: [
        ['day', '>=', first],
        ['day', '<=', last],
      ],
    },
    SalesDay,
  );
  const { items, isFromCache, retry } = list;
  const phase = useConfirmedPhase(list);
  const { year, month: at } = month;
  const totals = useMemo(() => monthTotalsOf(items, { year, month: at }), [items, year, at]);
  const deliveries = useMemo(
    () => monthDeliveriesOf(items, { year, month: at }),
    [items, year, at],
  );
  return { phase, isFromCache, totals, deliveries, retry };
}
