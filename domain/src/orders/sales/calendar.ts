import { isPaid, orderKeptCents, type Order } from '@reef/domain/orders/order';
import { searchMatcher } from '@reef/domain/shared/fold';
import { localDay, type Day } from '@reef/domain/shipping/day';
import { purchaserOf, type DayRange } from './sales-view.ts';

/** A calendar month in the shop's local time; `month` from 0, as in Date. */
export type Month = { year: number; month: number };

/** The day's first moment in local time; null if the text is no day. */
export function dayStart(key: Day): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(key)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 1, day = 1] = parts;
  const start = new Date(year, month - 1, day);
  return localDay(start) === key ? start : null;
}

/** Both days and those between, in either order; handles days of 23 and 25 hours. */
export function rangeOfDays(one: Day, other: Day): DayRange | null {
  const [first, last] = one <= other ? [one, other] : [other, one];
  const [from, end] = [dayStart(first), dayStart(last)];
  if (from === null || end === null) return null;
  return { from, until: new Date(end.getFullYear(), end.getMonth(), end.getDate() + 1) };
}

/** The month of a moment. */
export function monthOf(moment: Date): Month {
  return { year: moment.getFullYear(), month: moment.getMonth() };
}

/** So many months later, or earlier if negative. */
export function addMonths({ year, month }: Month, count: number): Month {
  return monthOf(new Date(year, month + count, 1));
}

/** From the month's first moment to the next month's. */
export function rangeOfMonth({ year, month }: Month): DayRange {
  return { from: new Date(year, month, 1), until: new Date(year, month + 1, 1) };
}

/** The number of days in the month. */
export function daysIn({ year, month }: Month): number {
  return new Date(year, month + 1, 0).getDate();
}

/** The month's weeks, Sunday to Saturday; null for days of a neighbor month. */
export function monthWeeks(month: Month): (Day | null)[][] {
  const { from } = rangeOfMonth(month);
  const days: (Day | null)[] = Array.from({ length: from.getDay() }, () => null);
  for (let day = 1; day <= daysIn(month); day += 1) {
    days.push(localDay(new Date(month.year, month.month, day)));
  }
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Paid orders of a day or a month; no others count (CAL-02). */
export type SalesTotal = { cents: number; count: number };

export type MonthTotals = SalesTotal & { days: ReadonlyMap<Day, SalesTotal> };

/** The sort orders of a day's list (CAL-03). */
export type DaySort = 'time' | 'amount' | 'buyer' | 'order';

const COMPARE: Record<DaySort, (a: Order, b: Order) => number> = {
  time: (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  amount: (a, b) => orderKeptCents(a) - orderKeptCents(b),
  buyer: (a, b) => purchaserOf(a).localeCompare(purchaserOf(b), 'en'),
  order: (a, b) => (a.order_number < b.order_number ? -1 : 1),
};

/** The paid orders of one day that match buyer, e-mail or order number, sorted. */
export function dayOrders(
  orders: readonly Order[],
  day: Day,
  view: { filter: string; sort: DaySort; direction: 'asc' | 'desc' },
): Order[] {
  const isFound = searchMatcher(view.filter);
  const sign = view.direction === 'asc' ? 1 : -1;
  return orders
    .filter((order) => isPaid(order) && localDay(order.created_at) === day)
    .filter(({ buyer_name, buyer_email, order_number }) =>
      isFound(`${buyer_name} ${buyer_email} ${order_number}`),
    )
    .toSorted((a, b) => sign * COMPARE[view.sort](a, b));
}
