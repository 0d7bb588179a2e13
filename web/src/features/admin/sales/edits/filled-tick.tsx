import type { ReactNode } from 'react';
import { canBeFilled, type Order } from '@reef/domain/orders/order';
import { moneyText } from '@reef/domain/orders/order-money';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/**
 * The Order Filled checkbox. It cannot be changed for orders that are not paid, or were refunded:
 * nothing is sent before it is paid, and a returned payment needs no more packing.
 */
export function FilledTick({
  order,
  isLabelShown = false,
  onChange,
}: {
  order: Order;
  isLabelShown?: boolean;
  onChange: (order: Order) => void;
}): ReactNode {
  const isOpen = canBeFilled(order);
  return (
    <label className="tick" title={isOpen ? undefined : lockedText(order)}>
      <input
        type="checkbox"
        checked={order.is_fulfilled}
        disabled={!isOpen}
        onChange={() => onChange(order)}
      />
      {isLabelShown ? (
        <span>
          Order Filled
          <VisuallyHidden> {order.order_number}</VisuallyHidden>
        </span>
      ) : (
        <VisuallyHidden>Order Filled {order.order_number}</VisuallyHidden>
      )}
    </label>
  );
}

function lockedText(order: Order): string {
  const { payment_status } = order;
  if (order.is_packing_blocked === true) return moneyText(order) ?? 'Not to be packed';
  return payment_status === 'pending' || payment_status === 'failed' ? 'Not paid' : 'Refunded';
}

/** Says that a change of this order is still queued (SOLD-11). */
export function WaitingMark(): ReactNode {
  return <span className="badge tone-warning badge-dot">waiting to sync</span>;
}
