import type { Category } from '@reef/domain/catalogue/category';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import { lineItems } from '@reef/domain/cart/line-item';
import { isToPack, orderTotalCents, type Order } from '@reef/domain/orders/order';
import { oneDirection } from '@reef/domain/shared/one-direction';
import {
  categoryTerm,
  isOrderFoundBy,
  isWholeTerm,
  searchTerms,
  orderQueryWords,
} from './order-search.ts';

/** The columns that sort, by their names in SOLD-03. */
export type SalesSort = 'date' | 'order' | 'purchaser' | 'category' | 'total';
type SortDirection = 'asc' | 'desc';

/** Moments of chosen days: from the first one's start to the start of the day after the last. */
export type DayRange = { from: Date; until: Date };

/** What an admin asked the sold view to show. */
export type SalesQuery = {
  category: Category | null;
  /** True for filled orders, false for those that wait to be packed (`isToPack`), null for all. */
  isFilled: boolean | null;
  search: string;
  range: DayRange | null;
  sort: SalesSort;
  direction: SortDirection;
};

/** The initial view: everything, latest first. */
export const DEFAULT_SALES_QUERY: SalesQuery = {
  category: null,
  isFilled: null,
  search: '',
  range: null,
  sort: 'date',
  direction: 'desc',
};

/** The query after a press on a header: the same toggles, a new one starts ascending (SOLD-03). */
export function sortedBy(query: SalesQuery, sort: SalesSort): SalesQuery {
  const isSame = query.sort === sort;
  const direction = isSame && query.direction === 'asc' ? 'desc' : 'asc';
  return { ...query, sort, direction };
}

const SORT_FIELDS: Record<SalesSort, keyof Order> = {
  date: 'created_at',
  order: 'order_number',
  purchaser: 'buyer_name',
  category: 'categories',
  total: 'total_amount',
};

/** A query on `orders` as plain data, in the shape of web/src/platform/data/query-spec.ts. */
type OrdersSpec = {
  collection: 'orders';
  where: (readonly [
    string,
    '==' | '>=' | '<' | 'array-contains' | 'array-contains-any',
    string | boolean | Date | readonly string[],
  ])[];
  orderBy: (readonly [string, SortDirection])[];
  limit: number;
};

/** The database's part of a query, and whether it is all of it. */
type SalesPlan = {
  spec: OrdersSpec;
  /**
   * False if rows must still be filtered or sorted here (`salesRows`). If true, the database finds
   * what is asked for and hardly more: `isSalesRow` drops the few others.
   */
  isExact: boolean;
  /** True if the rows come in another order than asked for: all must be read before sorting. */
  isSortedHere: boolean;
};

/**
 * The database's part of a query. It can look up one term and one range: with several words, or a
 * word and a category, it looks up the longest word and the rest is filtered here; with a range it
 * sorts by date, and another order is made here.
 */
export function salesPlan(query: SalesQuery, limit: number): SalesPlan {
  const [word, ...others] = orderQueryWords(query.search);
  const isFilteredHere =
    word !== undefined && (others.length > 0 || query.category !== null || !isWholeTerm(word));
  const isSortedHere = query.range !== null && query.sort !== 'date';
  const where: OrdersSpec['where'] = [];
  if (query.isFilled !== null) where.push(['is_fulfilled', '==', query.isFilled]);
  // Does not exclude the few whose refund is still under way: `isSalesRow` drops them.
  if (query.isFilled === false) where.push(['payment_status', '==', 'paid']);
  if (word !== undefined) where.push(['search_terms', 'array-contains-any', searchTerms(word)]);
  else if (query.category !== null) where.push(categoryFilter(query.category, query.sort));
  if (query.range !== null) {
    where.push(['created_at', '>=', query.range.from], ['created_at', '<', query.range.until]);
  }
  const field = isSortedHere ? 'created_at' : SORT_FIELDS[query.sort];
  const orderBy: OrdersSpec['orderBy'] = [[field, isSortedHere ? 'desc' : query.direction]];
  const spec: OrdersSpec = { collection: 'orders', where, orderBy, limit };
  return { spec, isExact: !isFilteredHere && !isSortedHere, isSortedHere };
}

/** Sorting by `categories` and searching in it cannot share an index: then the term is used. */
function categoryFilter(category: Category, sort: SalesSort) {
  return sort === 'category'
    ? (['search_terms', 'array-contains', categoryTerm(category)] as const)
    : (['categories', 'array-contains', category] as const);
}

/** An order's title: its first item's name. */
export function orderTitle(order: Pick<Order, 'items'>): string {
  return lineItems(order.items)[0]?.name ?? 'Order';
}

/** The buyer's name, or the e-mail if there is none. */
export function purchaserOf(order: Pick<Order, 'buyer_name' | 'buyer_email'>): string {
  return oneDirection(order.buyer_name) || order.buyer_email;
}

/** The order's categories in the shop's own order. */
export function categoriesOf(order: Pick<Order, 'categories'>): string {
  return CATEGORIES.filter((category) => order.categories.includes(category)).join(', ');
}

const COMPARE: Record<SalesSort, (a: Order, b: Order) => number> = {
  date: (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  order: (a, b) => compareText(a.order_number, b.order_number),
  purchaser: (a, b) => compareText(a.buyer_name, b.buyer_name),
  category: (a, b) => compareText(a.categories.join('\n'), b.categories.join('\n')),
  total: (a, b) => orderTotalCents(a) - orderTotalCents(b),
};

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isInRange(order: Order, range: DayRange | null): boolean {
  return range === null || (order.created_at >= range.from && order.created_at < range.until);
}

function isOfState(order: Order, isFilled: boolean | null): boolean {
  if (isFilled === null) return true;
  return isFilled ? order.is_fulfilled : isToPack(order);
}

/** True if a query shows the order. */
export function isSalesRow(order: Order, query: SalesQuery): boolean {
  return (
    (query.category === null || order.categories.includes(query.category)) &&
    isOfState(order, query.isFilled) &&
    isInRange(order, query.range) &&
    isOrderFoundBy(order, orderQueryWords(query.search))
  );
}

/** A query's rows from `orders`, filtered and sorted; for equal keys the latest come first. */
export function salesRows(orders: readonly Order[], query: SalesQuery): Order[] {
  const sign = query.direction === 'asc' ? 1 : -1;
  return orders
    .filter((order) => isSalesRow(order, query))
    .toSorted((a, b) => sign * COMPARE[query.sort](a, b) || -COMPARE.date(a, b));
}
