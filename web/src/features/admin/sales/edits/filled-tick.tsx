import { useId, type ReactNode } from 'react';
import {
  canBeFilled,
  canBeTicked,
  isPaid,
  type Order,
  staysFilled,
} from '@reef/domain/orders/order';
import { moneyText } from '@reef/domain/orders/order-money';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';

/**
 * The Order Filled checkbox. It cannot be changed for orders that are not paid, or were refunded:
 * nothing is sent before it is paid, and a returned payment needs no more packing. That of a
 * disputed order can only be taken away, that of an order with a reported loss cannot. It says why, and keeps the focus, so that the reason is
 * heard too. Where a badge of the payment stands beside it, the reason is not shown a second time.
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
  const isOpen = canBeTicked(order);
  const isFree = isOpen && canBeFilled(order);
  const hasBadge = order.payment_status !== 'paid' && order.is_packing_blocked !== true;
  const reasonId = useId();
  return (
    <div>
      <label className="tick" data-off={!isOpen || undefined}>
        <input
          type="checkbox"
          checked={order.is_fulfilled}
          aria-disabled={!isOpen || undefined}
          aria-describedby={isFree ? undefined : reasonId}
          onChange={() => isOpen && onChange(order)}
        />
        {isLabelShown ? (
          <span>
            Order Filled
            <span className="sr-only"> {order.order_number}</span>
          </span>
        ) : (
          <span className="sr-only">Order Filled {order.order_number}</span>
        )}
      </label>
      {!isFree && (
        <p id={reasonId} className={hasBadge ? 'sr-only' : 'text-xs text-sun'}>
          {lockedText(order)}
        </p>
      )}
    </div>
  );
}

function lockedText(order: Order): string {
  const { payment_status } = order;
  if (isPaid(order) && staysFilled(order)) return SALES_MESSAGES.staysFilled;
  if (order.is_packing_blocked === true) return moneyText(order) ?? 'Not to be packed';
  if (payment_status === 'paid') return 'The payment is being refunded';
  return payment_status === 'refunded' ? 'Refunded' : 'Not paid';
}

/**
 * Says that a change of this order is still queued (SOLD-11), on the upper edge of what it is in:
 * it takes no room, so that nothing moves as it comes and goes.
 */
export function WaitingMark(): ReactNode {
  return <span className="badge tone-warning badge-dot waiting-mark">waiting to sync</span>;
}
