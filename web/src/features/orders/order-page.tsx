import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { statusForBuyer } from '@reef/domain/orders/order-status';
import { useNow } from '#platform/clock.ts';
import { useIsUnreached } from '#platform/data/live/use-is-unreached.ts';
import { QUEUED_REPORTS_KEY } from '#platform/data/offline-records-names.ts';
import { hasStored } from '#platform/storage.ts';
import { useOwnOrder } from '#state/orders/own-orders.ts';
import { useAuth } from '#state/session/session.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { useParams } from '#ui/routing/params.ts';
import { Amounts, BoughtLines } from './bought-lines.tsx';
import { BuyAgain } from './buy-again.tsx';
import { DeviceNote } from './device-note.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { formatDate } from '#ui/format-date.ts';

const ClaimPanel = lazy(() => import('./claims/claim-panel.tsx'));

/** An order that never left the shop has no losses; the code for them is not loaded. */
function hasClaimPanel({ is_fulfilled, claims }: Order): boolean {
  return is_fulfilled || (claims ?? []).length > 0 || hasStored(QUEUED_REPORTS_KEY);
}

function Address({ order }: { order: Order }): ReactNode {
  const to = order.shipping_address;
  if (to === null) return <p className="text-sm text-haze">No shipping address.</p>;
  const lines = [to.name, to.line1, to.line2, `${to.city}, ${to.state} ${to.postal_code}`];
  return (
    <address className="grid text-mist not-italic">
      {[...lines, to.country, to.phone]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="wrap-anywhere">
            {line}
          </span>
        ))}
    </address>
  );
}

/** Read out when the order moves on while the page is open. */
function OrderStatusBadge({ order }: { order: Order }): ReactNode {
  const now = useNow('minute');
  return (
    <output className="flex flex-wrap gap-2">
      <StatusBadge status={statusForBuyer(order, now)} />
      <StatusBadge status={order.payment_status} />
    </output>
  );
}

function Details({ order, isFromCache }: { order: Order; isFromCache: boolean }): ReactNode {
  return (
    <>
      <PageHeading
        title={`Order ${order.order_number}`}
        text={`${order.replaces === undefined ? 'Placed on' : 'Replacement, made on'} ${formatDate(order.created_at)}`}
        actions={<OrderStatusBadge order={order} />}
        className="pt-4 sm:pt-6"
      />
      <DeviceNote
        isDeviceCopy={useIsUnreached(isFromCache)}
        text="From this device, as it was last loaded."
      />
      {order.notice !== null && <p className="mb-6 text-sun">{order.notice}</p>}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.25fr]">
        <div className="grid gap-6">
          <Panel title="Where it is">
            <OrderTimeline order={order} />
          </Panel>
          {hasClaimPanel(order) && <ClaimPanel order={order} />}
          <Panel title="Shipping address">
            <Address order={order} />
          </Panel>
        </div>
        <Panel title="What you bought">
          <BoughtLines order={order} />
          <Amounts order={order} />
          <BuyAgain order={order} />
        </Panel>
      </div>
    </>
  );
}

function Found({ userId, orderNumber }: { userId: string; orderNumber: string }): ReactNode {
  const { phase, items, unparsed, isFromCache, retry } = useOwnOrder(userId, orderNumber);
  // An order that is delivered while its page is open stays in sight until the code for losses has
  // loaded.
  const before = useDeferredValue(items[0]);
  const order = items[0] && (before ?? items[0]);
  const waiting = <Skeleton className="h-96 w-full" />;
  if (order === undefined && phase === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      {order === undefined ? (
        <OrderMissing isKnown={phase === 'ready'} isUnread={unparsed > 0} onRetry={retry} />
      ) : (
        <Details order={order} isFromCache={isFromCache} />
      )}
    </Suspense>
  );
}

/** One order of the signed-in user, that of the address (ORD-01); guarded. */
export default function OrderPage(): ReactNode {
  const { orderNumber = '' } = useParams();
  const { user } = useAuth();
  if (user === null) return null;
  const crumbs = [{ label: 'Your Orders', to: '/orders' }, { label: orderNumber }];
  return (
    <div className="page pt-4 pb-20">
      <PageMeta title={`Order ${orderNumber}`} isIndexed={false} />
      <Breadcrumbs crumbs={crumbs} />
      <Found key={orderNumber} userId={user.uid} orderNumber={orderNumber} />
    </div>
  );
}
