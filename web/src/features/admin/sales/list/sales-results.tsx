import type { ReactNode } from 'react';
import type { SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { useIsOnline } from '#platform/device/online.ts';
import { useIsWide } from '#platform/device/viewport.ts';
import { useConfirmedPhase } from '#platform/data/live/device-copy.ts';
import { useStore } from '#platform/store.ts';
import { createDraft } from '#state/session/user-draft.ts';
import { LoadMore } from '#ui/forms/load-more.tsx';
import { Card } from '#ui/layout/card.tsx';
import { classNames } from '#ui/layout/class-names.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { BoxIcon } from '#ui/layout/shop-icons.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { UnreadOrders } from '#ui/orders/unread-orders.tsx';
import { SalesCards } from './sales-cards.tsx';
import { loadErrorOf, SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import { footText, type ListState, listStateOf } from './list-state.ts';
import type { OpenDetails, SalesHandlers } from './sales-row-handlers.ts';
import { SalesTable } from './sales-table.tsx';
import type { SalesList } from './use-sales-list.ts';

/** What was found, in words. It is there in every state, so that a change is read out. */
function Found({
  state,
  list,
  isOnline,
}: {
  state: ListState;
  list: SalesList;
  isOnline: boolean;
}): ReactNode {
  const { hasMore, isReadingOn, readCount } = list;
  const hasButton = state === 'rows' && (hasMore || isReadingOn);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3',
        state === 'looking' && 'order-first',
      )}
    >
      <output className="grow text-sm text-haze">
        <span>
          {state === 'rows'
            ? footText(list, isOnline)
            : state === 'looking' &&
              `Nothing found among the ${readCount} orders read so far. Looking further…`}
        </span>
        {(state === 'none' || state === 'unknown') && <Nothing isUnknown={state === 'unknown'} />}
      </output>
      {hasButton && <LoadMore isReadingOn={isReadingOn} onMore={list.loadMore} />}
    </div>
  );
}

/** An empty result is an answer; an empty device is none. */
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

const openDetails = createDraft<ReadonlySet<string>>(new Set());

function toggle(orderId: string): void {
  const before = openDetails.get();
  const rest = new Set([...before].filter((id) => id !== orderId));
  openDetails.set(rest.size < before.size ? rest : rest.add(orderId));
}

/**
 * Which orders' details are open. They stay open while a search or a filter loads the list again,
 * and while the admin visits another page, so that going back finds each order at its place.
 */
function useOpenDetails(): OpenDetails {
  return { openIds: useStore(openDetails), onToggle: toggle };
}

/** The results of a query: a table, or cards on a phone; or why there are none. */
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
  const opened = useOpenDetails();
  const { rows, pendingIds } = list;
  const confirmed = useConfirmedPhase({ ...list, items: rows });
  const state = listStateOf(list, confirmed, isOnline);
  const isWaiting = state === 'loading' || state === 'looking';
  const shown = isWaiting ? null : rows;
  return (
    <div className="grid gap-4">
      {state === 'error' && <ErrorState message={loadErrorOf(list)} onRetry={list.retry} />}
      {!isWaiting && <UnreadOrders count={list.unparsed} />}
      {(isWaiting || state === 'rows') &&
        (isWide ? (
          <Card>
            <SalesTable {...{ rows: shown, pendingIds, query, onQuery, ...opened }} {...handlers} />
          </Card>
        ) : shown === null ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <SalesCards {...{ rows: shown, pendingIds, ...opened }} {...handlers} />
        ))}
      <Found {...{ state, list, isOnline }} />
    </div>
  );
}
