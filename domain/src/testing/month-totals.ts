import { isPaid, orderKeptCents, type Order } from '@reef/domain/orders/order';
import {
  type Month,
  type MonthTotals,
  rangeOfMonth,
  type SalesTotal,
} from '@reef/domain/orders/sales/calendar';
import { localDay, type Day } from '@reef/domain/shipping/day';

/**
 * What was paid in the month, in total and by day, counted from the orders themselves: the expected
 * value of the counts that are kept as orders change. Without refunds: a refund counts on the day
 * of its order. A replacement is an order of $0.00.
 */
export function monthTotals(orders: readonly Order[], month: Month): MonthTotals {
  const { from, until } = rangeOfMonth(month);
  const days = new Map<Day, SalesTotal>();
  let [cents, count] = [0, 0];
  for (const order of orders) {
    if (!isPaid(order)) continue;
    if (order.created_at < from || order.created_at >= until) continue;
    const key = localDay(order.created_at);
    const day = days.get(key) ?? { cents: 0, count: 0 };
    const total = orderKeptCents(order);
    days.set(key, { cents: day.cents + total, count: day.count + 1 });
    cents += total;
    count += 1;
  }
  return { cents, count, days };
}
