import { memo, type ReactNode } from 'react';
import { replacementText } from '@reef/domain/claims/claim-messages';
import { lineItems } from '@reef/domain/cart/line-item';
import { orderTotalCents, type Order } from '@reef/domain/orders/order';
import { categoriesOf, orderTitle, purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { countText } from '@reef/domain/shared/count-text';
import { Button } from '#ui/forms/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { Price } from '#ui/product/price.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { DeliveryCell } from '#features/admin/sales/edits/delivery-cell.tsx';
import { FilledTick, WaitingMark } from '#features/admin/sales/edits/filled-tick.tsx';
import { Link } from '#ui/routing/link.tsx';
import { OrderDetails } from './order-details.tsx';
import type { OpenDetails, SalesHandlers } from './sales-row-handlers.ts';
import { timeText } from '#features/admin/sales/format-sales-dates.ts';
import { formatDate } from '#ui/format-date.ts';

function Head({ order }: { order: Order }): ReactNode {
  const lines = lineItems(order.items).length;
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="figures text-base">{order.order_number}</h2>
        <Price cents={orderTotalCents(order)} />
      </div>
      <p className="font-semibold text-foam">{orderTitle(order)}</p>
      <p className="text-sm text-haze empty:hidden">{replacementText(order)}</p>
      <p className="text-sm text-haze">
        {formatDate(order.created_at)}, {timeText(order.created_at)} · {countText(lines, 'item')} ·
        Qty {order.item_count}
      </p>
      <p className="text-sm wrap-anywhere">
        <Link to={`/user-management?user=${order.user_id}`} className="text-link tap-link">
          {purchaserOf(order)}
        </Link>
        <span className="text-haze"> · {categoriesOf(order)}</span>
      </p>
      {order.payment_status !== 'paid' && (
        <p>
          <StatusBadge status={order.payment_status} />
        </p>
      )}
    </div>
  );
}

/** Rendered again only when something of this order changes. */
const SalesCard = memo(function SalesCard({
  order,
  isPending,
  isOpen,
  onToggle,
  onTick,
  onGuarantee,
  ...handlers
}: { order: Order; isPending: boolean; isOpen: boolean } & Pick<OpenDetails, 'onToggle'> &
  SalesHandlers): ReactNode {
  return (
    <Card as="li" className="flex flex-col gap-3 p-4">
      {isPending && <WaitingMark />}
      <Head order={order} />
      {order.is_fulfilled && <DeliveryCell order={order} onGuarantee={onGuarantee} />}
      <div ref={passFocusOn} className="mt-auto flex items-center justify-between gap-3">
        <FilledTick order={order} isLabelShown onChange={onTick} />
        <Button kind="ghost" aria-expanded={isOpen} onClick={() => onToggle(order.id)}>
          <span>{isOpen ? 'Less' : 'Details'}</span>
          <span className="sr-only"> of order {order.order_number}</span>
        </Button>
      </div>
      {isOpen && <OrderDetails order={order} {...handlers} />}
    </Card>
  );
});

/** The sold orders on a phone: cards for use with a thumb. */
export function SalesCards({
  rows,
  pendingIds,
  openIds,
  onToggle,
  ...handlers
}: { rows: readonly Order[]; pendingIds: ReadonlySet<string> } & OpenDetails &
  SalesHandlers): ReactNode {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((order) => (
        <SalesCard
          key={order.id}
          order={order}
          isPending={pendingIds.has(order.id)}
          isOpen={openIds.has(order.id)}
          onToggle={onToggle}
          {...handlers}
        />
      ))}
    </ul>
  );
}
