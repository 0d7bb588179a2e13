import type { ReactNode } from 'react';
import { useLoadAdvice } from '#platform/data/calls/advice.ts';
import { useAuth } from '#state/session/session.tsx';
import { useOwnOrders } from '#state/orders/own-orders.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { LoadMore, usePages } from '#ui/forms/load-more.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { BoxIcon } from '#ui/layout/shop-icons.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { UnreadOrders } from '#ui/orders/unread-orders.tsx';
import { DeviceNote } from './device-note.tsx';
import { OrderCard } from './order-card.tsx';

/** The number of orders on a page of the list. */
const PAGE_SIZE = 10;

function NoOrders(): ReactNode {
  return (
    <EmptyState
      icon={<BoxIcon />}
      title="No orders yet"
      text="Your first one will be here, from packing to the end of its guarantee."
      action={<LinkButton to="/shop">Visit the shop</LinkButton>}
    />
  );
}

function Orders({ userId }: { userId: string }): ReactNode {
  const pages = usePages('orders', PAGE_SIZE);
  const found = useOwnOrders(userId, pages.limit);
  const { shown, hasMore } = pages.cut(found.items, found.unparsed);
  const advice = useLoadAdvice('They show again once you are online.');
  const isLoading = found.phase === 'loading' && shown.length === 0;
  // Nothing failed but what the note says.
  const areAllUnread = found.unparsed > 0 && shown.length === 0;
  return (
    <>
      {shown.length > 0 && (
        <DeviceNote isDeviceCopy={found.isDeviceCopy} text="From this device. There may be more." />
      )}
      {isLoading && <Skeleton className="h-96 w-full" />}
      {found.phase !== 'loading' && <UnreadOrders count={found.unparsed} />}
      {found.phase === 'error' && !areAllUnread && (
        <ErrorState
          message="Your orders could not be loaded."
          text={advice}
          onRetry={found.retry}
        />
      )}
      {found.phase === 'ready' && shown.length === 0 && <NoOrders />}
      <ul className="grid gap-4">
        {shown.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {(hasMore || found.isReadingOn) && (
        <LoadMore className="mx-auto mt-6 flex" isReadingOn={!hasMore} onMore={pages.next} />
      )}
    </>
  );
}

/** All orders of the signed-in user (ORD-01); guarded. */
export default function OrdersPage(): ReactNode {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="page pb-20">
      <PageMeta title="Your Orders" isIndexed={false} />
      <PageHeading title="Your Orders" />
      <Orders userId={user.uid} />
    </div>
  );
}
