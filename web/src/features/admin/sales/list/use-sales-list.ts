import { Order } from '@reef/domain/orders/order';
import {
  isSalesRow,
  salesPlan,
  salesRows,
  type SalesQuery,
} from '@reef/domain/orders/sales/sales-view';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { useUnpressedList } from '#platform/data/live/use-unpressed-list.ts';
import { useWaitsForServer } from '#platform/data/live/device-copy.ts';
import { useKeptCount } from '#ui/routing/use-kept-count.ts';

/** Rows on a page of the view. */
const PAGE_ROWS = 40;
/** Orders that a search of several words reads by itself, to filter them here; more on request. */
const MAX_ORDERS_FILTERED_HERE = 1000;

/** What the table shows. */
export type SalesList = {
  phase: 'loading' | 'ready' | 'error';
  /** True if the server does not let this session read orders. */
  isRefused: boolean;
  rows: readonly Order[];
  /** How many orders do not parse, so that they are not among the rows. */
  unparsed: number;
  pendingIds: ReadonlySet<string>;
  isFromCache: boolean;
  /** True while the database may hold more. */
  hasMore: boolean;
  /** True while more was requested and the server has not answered. */
  isReadingOn: boolean;
  /** True if rows are filtered or sorted here, among `readCount` orders read so far. */
  isFilteredHere: boolean;
  readCount: number;
  loadMore: () => void;
  retry: () => void;
};

/**
 * The orders of a query, live: a bounded page, and more on request. Filters, order and search run
 * in the database; what it cannot combine is filtered here, reading on until a page is full.
 */
export function useSalesList(query: SalesQuery): SalesList {
  const key = JSON.stringify(query);
  const [limit, setLimit] = useKeptCount(key, PAGE_ROWS);
  const { spec, isExact, isSortedHere } = salesPlan(query, limit);
  const live = useLiveQuery(spec, Order);
  const waits = useWaitsForServer(live, key, useIsOnline());
  const { items, unparsed, pendingIds } = useUnpressedList(live);
  const rows = isExact
    ? items.filter((order) => isSalesRow(order, query))
    : salesRows(items, query);
  const hasMore = live.phase === 'ready' && items.length + unparsed >= limit;
  const isShort = !isExact && (isSortedHere || rows.length < PAGE_ROWS);
  const readsOn = hasMore && isShort && limit < MAX_ORDERS_FILTERED_HERE;
  if (readsOn) setLimit(Math.min(MAX_ORDERS_FILTERED_HERE, limit * 3));
  return {
    phase: waits ? 'loading' : live.phase,
    isRefused: live.isRefused,
    rows,
    unparsed,
    pendingIds,
    isFromCache: live.isFromCache,
    hasMore,
    isReadingOn: live.isReadingOn && !hasMore,
    isFilteredHere: !isExact,
    readCount: items.length,
    loadMore: () => setLimit(limit + (isExact ? PAGE_ROWS : MAX_ORDERS_FILTERED_HERE)),
    retry: live.retry,
  };
}
