import type { ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/** The Order Filled checkbox. Unpaid orders cannot be filled: nothing leaves before it is paid. */
export function FilledTick({
  order,
  isLabelShown = false,
  onChange,
}: {
  order: Order;
  isLabelShown?: boolean;
  onChange: (order: Order) => void;
}): ReactNode {
  const isPaid = order.payment_status === 'paid';
  return (
    <label className="tick" title={isPaid ? undefined : 'Not paid'}>
      <input
        type="checkbox"
        checked={order.is_fulfilled}
        disabled={!isPaid}
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

/** Says that a change of this order still waits for the server (SOLD-11). */
export function WaitingMark(): ReactNode {
  return <span className="badge tone-warning badge-dot">waiting to sync</span>;
}
