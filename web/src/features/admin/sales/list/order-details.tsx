import type { ReactNode } from 'react';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { canBeDelivered, canBeUndelivered, statusAt } from '@reef/domain/orders/order-status';
import { paidShippingName } from '@reef/domain/orders/shipping';
import { toCents } from '@reef/domain/shared/money';
import { useNow } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { Price } from '#ui/product/price.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { OrderLines } from './order-lines.tsx';
import type { SalesHandlers } from './sales-row-handlers.ts';

function Address({ order }: { order: Order }): ReactNode {
  const to = order.shipping_address;
  if (to === null) return <p className="text-sm text-haze">No shipping address.</p>;
  const lines = [
    to.name,
    to.line1,
    to.line2,
    `${to.city}, ${to.state} ${to.postal_code}`,
    to.phone,
  ];
  return (
    <address className="text-sm text-mist not-italic">
      {lines.filter((line) => line !== '').join(' · ')}
    </address>
  );
}

/** What the lines do not show of the total: the delivery that was paid for. */
function Sums({ order }: { order: Order }): ReactNode {
  const method = paidShippingName(order);
  return (
    <dl className="grid justify-end gap-1 text-sm">
      <div className="flex justify-between gap-6">
        <dt className="text-mist">{method === null ? 'Delivery' : `Delivery: ${method}`}</dt>
        <dd>
          <Price cents={toCents(order.shipping_amount)} />
        </dd>
      </div>
      <div className="flex justify-between gap-6 font-semibold">
        <dt className="text-foam">Total</dt>
        <dd>
          <Price cents={orderTotalCents(order)} />
        </dd>
      </div>
    </dl>
  );
}

/** The owner's word that an order has arrived, and taking it back (ORD-02). */
function DeliveredButton({
  order,
  onDelivered,
  onNotDelivered,
}: { order: Order } & DeliveredHandlers): ReactNode {
  const now = useNow('minute');
  const isOpen = canBeDelivered(order, now);
  if (!isOpen && !canBeUndelivered(order)) return null;
  return (
    <Button kind="secondary" onClick={() => (isOpen ? onDelivered : onNotDelivered)(order)}>
      {isOpen ? 'Mark delivered' : 'Mark as not delivered'}
      <VisuallyHidden> order {order.order_number}</VisuallyHidden>
    </Button>
  );
}

type DeliveredHandlers = Pick<SalesHandlers, 'onDelivered' | 'onNotDelivered'>;

/** An expanded order: its lines, what delivery added, where it goes, and the packing slip (SOLD-04). */
export function OrderDetails({
  order,
  onSlip,
  ...delivered
}: { order: Order } & DeliveredHandlers & Pick<SalesHandlers, 'onSlip'>): ReactNode {
  const now = useNow('minute');
  return (
    <div className="grid gap-4">
      <OrderLines order={order} />
      <Sums order={order} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-2">
          <Address order={order} />
          <span className="flex gap-2">
            <StatusBadge status={statusAt(order, now)} />
            <StatusBadge status={order.payment_status} />
          </span>
        </div>
        <div className="flex flex-wrap gap-3">
          <DeliveredButton order={order} {...delivered} />
          <Button kind="secondary" onClick={() => onSlip(order)}>
            Packing slip
            <VisuallyHidden> of order {order.order_number}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </div>
  );
}
