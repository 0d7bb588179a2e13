import { useEffect, useState, type ReactNode } from 'react';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { hasDifferentZip } from '@reef/domain/orders/delivery/different-zip';
import { arrivalText, paidShippingName } from '@reef/domain/orders/delivery/shipping';
import { isOutOfReach } from '@reef/domain/orders/delivery/out-of-reach';
import { canBeDelivered } from '@reef/domain/orders/can-be-delivered';
import { canBeUndelivered, statusAt } from '@reef/domain/orders/order-status';
import { moneyText } from '@reef/domain/orders/order-money';
import { toCents } from '@reef/domain/shared/money';
import { oneDirection } from '@reef/domain/shared/one-direction';
import { useNow } from '#platform/clock.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { Button } from '#ui/forms/button.tsx';
import { Price } from '#ui/product/price.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { claimAddress } from '#features/admin/claims/claim-addresses.ts';
import { replacementText } from '@reef/domain/claims/claim-messages';
import { canBeDecided } from '@reef/domain/claims/order-claim';
import { formatDate } from '#ui/format-date.ts';
import { Link } from '#ui/routing/link.tsx';
import { OrderLines } from './order-lines.tsx';
import type { SalesHandlers } from './sales-row-handlers.ts';
import { stripeAddress } from './stripe-address.ts';

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
    <address className="text-sm wrap-anywhere text-mist not-italic">
      {oneDirection(lines.filter((line) => line !== '').join(' · '))}
    </address>
  );
}

/** The part of the total that the lines do not show: the paid delivery. */
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

/** The day the buyer chose, and whether it was chosen for this address. */
function Arrival({ order }: { order: Order }): ReactNode {
  const text = arrivalText(order);
  if (text === null) return null;
  return (
    <p className="text-sm font-semibold text-foam">
      <span>{text}</span>
      {hasDifferentZip(order) && (
        <span className="block font-normal text-sun">
          The day was chosen for ZIP {order.arrival_zip}; the address is another. Check that it gets
          there in time.
        </span>
      )}
    </p>
  );
}

/** Whether the delivery method does not reach the order's address. */
function Reach({ order }: { order: Order }): ReactNode {
  const settings = useShopSettings();
  if (!isOutOfReach(order, settings?.delivery ?? [])) return null;
  return (
    <p className="text-sm text-sun">
      This delivery method does not reach the address. Call the buyer.
    </p>
  );
}

/** What a free order replaces, with the way to the claim that decided it. */
function Replaced({ order }: { order: Order }): ReactNode {
  if (order.replaces === undefined) return null;
  return (
    <p className="text-sm">
      <Link to={claimAddress(order.replaces.claim_id)} className="text-link tap-link">
        {replacementText(order)}
      </Link>
    </p>
  );
}

/** The buyer's reports about it, each claim a link (CLAIM-03). */
function Claims({ order: { claims = [] } }: { order: Order }): ReactNode {
  return claims.map((claim) => (
    <p key={claim.id} className="text-sm">
      <Link to={claimAddress(claim.id)} className="text-link tap-link">
        Claim of {formatDate(claim.reported_at)}
      </Link>
      {claim.lines.some(canBeDecided) && <span className="text-sun"> waits for a decision</span>}
    </p>
  ));
}

/** Where its money is refunded, and where Stripe says what became of it. */
function Payment({ order }: { order: Order }): ReactNode {
  const url = stripeAddress(order);
  if (url === null) return null;
  return (
    <p className="text-sm">
      <a className="text-link tap-link" href={url} target="_blank" rel="noreferrer">
        Payment in Stripe
        <span className="sr-only"> of order {order.order_number} (opens in a new tab)</span>
      </a>
    </p>
  );
}

/** After this time a press is not the second tap of a double tap. */
const DOUBLE_TAP_MS = 1000;

/**
 * The owner's statement that an order has arrived, and how to take it back (ORD-02). The button
 * stays as it was pressed until the order shows the edit, and a moment longer: a second tap would
 * take the edit back, or meet the button beside it.
 */
function DeliveredButton({
  order,
  onDelivered,
  onNotDelivered,
}: { order: Order } & DeliveredHandlers): ReactNode {
  const now = useNow('minute');
  const [pressed, setPressed] = useState<Order | null>(null);
  const isEdited = pressed !== null && pressed.revision !== order.revision;
  // Not cleared: a refusal, which shows the earlier revision again, must not leave the button busy.
  useEffect(() => {
    if (isEdited) setTimeout(() => setPressed(null), DOUBLE_TAP_MS);
  }, [isEdited]);
  const shown = pressed ?? order;
  const isOpen = canBeDelivered(shown, now);
  if (!isOpen && !canBeUndelivered(shown)) return null;
  const press = () => {
    setPressed(order);
    (isOpen ? onDelivered : onNotDelivered)(order);
  };
  return (
    <Button kind="secondary" isBusy={pressed !== null} onClick={press}>
      <span>{isOpen ? 'Mark delivered' : 'Mark as not delivered'}</span>
      <span className="sr-only"> order {order.order_number}</span>
    </Button>
  );
}

type DeliveredHandlers = Pick<SalesHandlers, 'onDelivered' | 'onNotDelivered'>;

/** An expanded order: its lines, the delivery, its address, and the packing slip (SOLD-04). */
export function OrderDetails({
  order,
  onSlip,
  ...delivered
}: { order: Order } & DeliveredHandlers & Pick<SalesHandlers, 'onSlip'>): ReactNode {
  const now = useNow('minute');
  const money = moneyText(order);
  return (
    <div className="grid gap-4">
      <OrderLines order={order} />
      <Sums order={order} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-2">
          <Address order={order} />
          <Arrival order={order} />
          <Reach order={order} />
          <span className="flex gap-2">
            <StatusBadge status={statusAt(order, now)} />
            <StatusBadge status={order.payment_status} />
          </span>
          <Replaced order={order} />
          <Claims order={order} />
          {money !== null && <p className="text-sm text-sun">{money}</p>}
          <Payment order={order} />
        </div>
        <div className="flex flex-wrap gap-3">
          <DeliveredButton order={order} {...delivered} />
          <Button kind="secondary" onClick={() => onSlip(order)}>
            Packing slip
            <span className="sr-only"> of order {order.order_number}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
