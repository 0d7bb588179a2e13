import type { ReactNode } from 'react';
import { lineItems, lineTotalCents } from '@reef/domain/cart/line-item';
import type { Claim } from '@reef/domain/claims/claim';
import { deliveryText } from '@reef/domain/orders/delivery/delivery';
import { guaranteeEndsAt, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import { moneyText } from '@reef/domain/orders/order-money';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { formatCents, toCents } from '@reef/domain/shared/money';
import { Link } from '#ui/routing/link.tsx';
import { soldAddress } from './claim-addresses.ts';
import { formatDateTime } from '#ui/format-date.ts';

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt className="text-sm text-haze">{name}</dt>
      <dd className="min-w-0 wrap-anywhere text-mist">{children}</dd>
    </div>
  );
}

function Times({ claim, order }: { claim: Claim; order: Order }): ReactNode {
  const timer = guaranteeTimer(order);
  const endsAt = guaranteeEndsAt(timer);
  const isLate = claim.received_at.getTime() - claim.reported_at.getTime() > 60_000;
  return (
    <>
      {timer.startAt !== null && endsAt !== null && (
        <Fact name="Guarantee">{`${formatDateTime(timer.startAt)} to ${formatDateTime(endsAt)}`}</Fact>
      )}
      <Fact name="Reported">{formatDateTime(claim.reported_at)}</Fact>
      {isLate && <Fact name="Arrived here">{formatDateTime(claim.received_at)}</Fact>}
    </>
  );
}

/** A claim's order, as far as a decision needs it. */
export function ClaimOrder({ claim, order }: { claim: Claim; order: Order }): ReactNode {
  const money = moneyText(order);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-2">
        <Fact name="Order">
          <Link to={soldAddress(order.order_number)} className="text-link tap-link figures">
            {order.order_number}
          </Link>
        </Fact>
        <Fact name="Buyer">
          <Link to={`/user-management?user=${claim.user_id}`} className="text-link tap-link">
            {purchaserOf(claim)}
          </Link>
        </Fact>
        <Fact name="Email">
          <a
            href={`mailto:${encodeURIComponent(claim.buyer_email)}`}
            className="text-link tap-link"
          >
            {claim.buyer_email}
          </a>
        </Fact>
        <Fact name="Sent">{deliveryText(order)}</Fact>
        <Times claim={claim} order={order} />
      </dl>
      <ul className="grid gap-1 border-t border-[var(--line)] pt-3">
        {lineItems(order.items).map((line, at) => (
          <li key={`${at}-${line.product_id}`} className="flex justify-between gap-4 text-sm">
            <span className="min-w-0 wrap-anywhere text-mist">
              <span className="figures">{line.quantity} ×</span> {line.name}
            </span>
            <span className="figures text-mist">{formatCents(lineTotalCents(line))}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 text-sm text-haze">
          <span>Shipping</span>
          <span className="figures">{formatCents(toCents(order.shipping_amount))}</span>
        </li>
        <li className="flex justify-between gap-4 font-semibold text-foam">
          <span>Total</span>
          <span className="figures">{formatCents(orderTotalCents(order))}</span>
        </li>
      </ul>
      {money !== null && <p className="text-sm text-sun">{money}</p>}
    </div>
  );
}
