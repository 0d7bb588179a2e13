import {
  addMonths,
  daysIn,
  type Month,
  type MonthTotals,
} from '@reef/domain/orders/sales/calendar';
import { localDay } from '@reef/domain/shipping/day';
import { toDollars } from '@reef/domain/shared/money';

/**
 * One day of the chart; null if a month has no such day, or it is not known. Revenue in dollars.
 */
export type ChartDay = {
  day: number;
  revenue: number | null;
  lastRevenue: number | null;
  orders: number | null;
  lastOrders: number | null;
};

function pick(month: Month, totals: MonthTotals | null, day: number) {
  if (totals === null || day > daysIn(month)) return { revenue: null, orders: null };
  const total = totals.days.get(localDay(new Date(month.year, month.month, day)));
  return { revenue: toDollars(total?.cents ?? 0), orders: total?.count ?? 0 };
}

/**
 * Revenue and orders by day of a month, compared with the month before; null for what is not known.
 */
export function chartDays(
  month: Month,
  totals: MonthTotals | null,
  lastTotals: MonthTotals | null,
): ChartDay[] {
  const last = addMonths(month, -1);
  const length = Math.max(daysIn(month), daysIn(last));
  return Array.from({ length }, (_, at) => {
    const day = at + 1;
    const [one, other] = [pick(month, totals, day), pick(last, lastTotals, day)];
    return { day, ...one, lastRevenue: other.revenue, lastOrders: other.orders };
  });
}
