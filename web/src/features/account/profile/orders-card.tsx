import type { ReactNode } from 'react';
import { replacementText } from '@reef/domain/claims/claim-messages';
import { deliveryText, trackingNumberOf } from '@reef/domain/orders/delivery/delivery';
import { arrivalTextForBuyer } from '@reef/domain/orders/delivery/shipping';
import { canBeFilled, type Order, orderTotalCents } from '@reef/domain/orders/order';
import { statusForBuyer } from '@reef/domain/orders/order-status';
import { refundedText } from '@reef/domain/orders/order-money';
import { lineItems } from '@reef/domain/cart/line-item';
import { trackingUrl } from '@reef/domain/orders/delivery/tracking-url';
import { CLOCKS, useNow } from '#platform/clock.ts';
import { useLoadAdvice } from '#platform/data/calls/advice.ts';
import { useOwnOrders } from '#state/orders/own-orders.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { formatDate } from '#ui/format-date.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { Price } from '#ui/product/price.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { GuaranteeCountdown } from '#ui/orders/guarantee-countdown.tsx';
import { Link } from '#ui/routing/link.tsx';

/** The newest orders, which the card shows; all of them are on a page of their own. */
const SHOWN = 5;

/** The number of an order's lines that are named before the rest is counted. */
const NAMED_LINES = 3;

function Items({ order }: { order: Order }): ReactNode {
  const lines = lineItems(order.items);
  const more = lines.length - NAMED_LINES;
  return (
    <p className="text-sm text-mist">
      {lines
        .slice(0, NAMED_LINES)
        .map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
        .join(', ')}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}

function Delivery({ order }: { order: Order }): ReactNode {
  const url = trackingUrl(order.shipping_carrier, trackingNumberOf(order));
  return (
    <p className="text-sm text-kelp">
      <span>{deliveryText(order)}</span>
      {url !== null && (
        <>
          {' · '}
          <a className="text-link" href={url} target="_blank" rel="noreferrer">
            Track
          </a>
        </>
      )}
    </p>
  );
}

function OrderRow({ order }: { order: Order }): ReactNode {
  const settings = useShopSettings();
  const now = useNow('minute');
  const arrival = arrivalTextForBuyer(order, settings, now);
  const status = statusForBuyer(order, now);
  const refunded = refundedText(order);
  const replaced = replacementText(order);
  return (
    <li className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={`/orders/${order.order_number}`}
          className="figures text-link relative text-sm font-semibold after:absolute after:-inset-2.5 after:content-['']"
        >
          {order.order_number}
        </Link>
        <Price cents={orderTotalCents(order)} />
      </div>
      <Items order={order} />
      {replaced !== null && <p className="text-sm text-mist">{replaced}</p>}
      <p className="text-sm text-haze">{formatDate(order.created_at)}</p>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={status} />
        <StatusBadge status={order.payment_status} />
      </div>
      {arrival !== null && <p className="text-sm text-mist">{arrival}</p>}
      {order.is_fulfilled && status !== 'packed' && <Delivery order={order} />}
      {order.is_fulfilled && canBeFilled(order) && (
        <GuaranteeCountdown order={order} clock={CLOCKS.second} />
      )}
      {refunded !== null && <p className="text-sm text-sun">{refunded}</p>}
      {order.notice !== null && <p className="text-sm text-sun">{order.notice}</p>}
    </li>
  );
}

/** The latest orders of the signed-in user, live (PROF-01). */
export function OrdersCard({ userId }: { userId: string }): ReactNode {
  const { items, phase, isDeviceCopy, retry } = useOwnOrders(userId, SHOWN);
  const advice = useLoadAdvice('They show again once you are online.');
  return (
    <Panel
      title="Orders"
      actions={
        items.length > 0 && (
          <LinkButton to="/orders" kind="ghost" size="small">
            All orders
          </LinkButton>
        )
      }
    >
      {phase === 'loading' && <Skeleton className="h-40 w-full" />}
      {phase === 'error' && (
        <ErrorState message="Your orders could not be loaded." text={advice} onRetry={retry} />
      )}
      {phase === 'ready' && items.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p className="text-mist">No orders yet. Your first one will be listed here.</p>
          <LinkButton to="/shop" kind="secondary">
            Visit the shop
          </LinkButton>
        </div>
      )}
      <ul className="divide-y divide-[var(--line)]">
        {items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {items.length > 0 && (
        <output className="mt-3 block min-h-5 text-sm text-sun">
          {isDeviceCopy && 'From this device. There may be more.'}
        </output>
      )}
    </Panel>
  );
}
