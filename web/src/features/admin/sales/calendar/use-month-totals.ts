import { useMemo } from 'react';
import { rangeOfMonth, type Month, type MonthTotals } from '@reef/domain/orders/sales/calendar';
import {
  type MonthDeliveries,
  monthDeliveriesOf,
  monthTotalsOf,
  SalesDay,
  utcDaysOf,
} from '@reef/domain/orders/sales/sales-days';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { type ConfirmedPhase, useWholeList } from '#platform/data/live/device-copy.ts';
import { useIsOnline } from '#platform/device/online.ts';

/**
 * A month's paid totals and its deliveries, live: one small document for each of its days, however
 * many sales or arrivals; no other month is read. The total of a part of them is not shown: some are
 * on this device already, such as the last days of the month before the one that was opened.
 */
export function useMonthTotals(month: Month): {
  phase: ConfirmedPhase;
  /** True if days may be missing that this device never read. */
  isDeviceCopy: boolean;
  /** Null until they are known. */
  totals: MonthTotals | null;
  /** Null until they are known. */
  deliveries: MonthDeliveries | null;
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
  const { phase, items, isDeviceCopy, retry } = useWholeList(list, first, useIsOnline());
  const { year, month: at } = month;
  const known = phase === 'ready' ? items : null;
  const totals = useMemo(
    () => known && monthTotalsOf(known, { year, month: at }),
    [known, year, at],
  );
  const deliveries = useMemo(
    () => known && monthDeliveriesOf(known, { year, month: at }),
    [known, year, at],
  );
  return { phase, isDeviceCopy, totals, deliveries, retry };
}
