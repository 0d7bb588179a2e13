import type { ReactNode } from 'react';
import { lineItems, lineTotalCents } from '@reef/domain/cart/line-item';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { statusAt } from '@reef/domain/orders/order-status';
import { useNow } from '#platform/clock.ts';
import { Price } from '#ui/product/price.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { formatDateTime } from '#ui/format-date.ts';

/** One order of the history: number, time, total, both statuses, every line. */
export function OrderEntry({ order }: { order: Order }): ReactNode {
  const now = useNow('minute');
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="figures text-base">{order.order_number}</h3>
        <Price cents={orderTotalCents(order)} className="text-lg" />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <time dateTime={order.created_at.toISOString()} className="figures text-sm text-haze">
          {formatDateTime(order.created_at)}
        </time>
        <StatusBadge status={statusAt(order, now)} />
        <StatusBadge status={order.payment_status} />
      </div>
      <ul className="mt-3 grid gap-1 text-sm">
        {lineItems(order.items).map((line, at) => (
          <li key={`${at}-${line.product_id}`} className="flex justify-between gap-4">
            <span className="text-mist">
              {line.quantity} × {line.name}
            </span>
            <Price cents={lineTotalCents(line)} className="font-normal" />
          </li>
        ))}
      </ul>
      {order.notice !== null && <p className="mt-2 text-sm text-sun">{order.notice}</p>}
    </li>
  );
}
