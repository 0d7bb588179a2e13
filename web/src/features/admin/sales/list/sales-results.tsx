import type { ReactNode } from 'react';
import type { SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { useIsOnline } from '#platform/device/online.ts';
import { useIsWide } from '#platform/device/viewport.ts';
import { Button } from '#ui/forms/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { BoxIcon } from '#ui/layout/shop-icons.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { SalesCards } from './sales-cards.tsx';
import { loadErrorOf, SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import type { SalesHandlers } from './sales-row-handlers.ts';
import { SalesTable } from './sales-table.tsx';
import type { SalesList } from './use-sales-list.ts';

function footText({ rows, hasMore, isSifted, readCount }: SalesList, isOnline: boolean): string {
  const shown = rows.length === 1 ? '1 order' : `${rows.length} orders`;
  if (!isOnline) return `${shown} kept on this device.`;
  if (!hasMore) return `${shown}, all there are.`;
  return isSifted
    ? `${shown} found among the ${readCount} read so far.`
    : `The first ${shown} of a longer list.`;
}

function Foot({ list }: { list: SalesList }): ReactNode {
  const isOnline = useIsOnline();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-haze">{footText(list, isOnline)}</p>
      {list.hasMore && (
        <Button kind="secondary" onClick={list.loadMore}>
          Load more
        </Button>
      )}
    </div>
  );
}

/** Nothing found is an answer; nothing kept on this device is none. */
function Nothing({ isUnknown }: { isUnknown: boolean }): ReactNode {
  if (!isUnknown) return <EmptyState icon={<BoxIcon />} title={SALES_MESSAGES.empty} />;
  return (
    <EmptyState
      icon={<BoxIcon />}
      title="These orders are not kept on this device"
      text="What was opened here before can be seen and filled without signal. The others show as soon as there is signal again."
    />
  );
}

/** The orders a query found: a table, or cards on a phone; or why there are none. */
export function SalesResults({
  list,
  query,
  onQuery,
  ...handlers
}: {
  list: SalesList;
  query: SalesQuery;
  onQuery: (query: SalesQuery) => void;
} & SalesHandlers): ReactNode {
  const isWide = useIsWide('xl');
  const isOnline = useIsOnline();
  if (list.phase === 'loading') return <Skeleton className="h-96 w-full" />;
  if (list.phase === 'error') {
    return <ErrorState message={loadErrorOf(list)} onRetry={list.retry} />;
  }
  if (list.rows.length === 0 && !list.hasMore) {
    return <Nothing isUnknown={!isOnline && list.isFromCache} />;
  }
  const { rows, pendingIds } = list;
  return (
    <div className="grid gap-4">
      {isWide ? (
        <Card>
          <SalesTable {...{ rows, pendingIds, query, onQuery }} {...handlers} />
        </Card>
      ) : (
        <SalesCards rows={rows} pendingIds={pendingIds} {...handlers} />
      )}
      <Foot list={list} />
    </div>
  );
}
