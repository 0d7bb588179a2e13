import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { replacementText } from '@reef/domain/claims/claim-messages';
import { deliveryText } from '@reef/domain/orders/delivery/delivery';
import { arrivalText, paidShippingName } from '@reef/domain/orders/delivery/shipping';
import { lineItems } from '@reef/domain/cart/line-item';
import type { Order } from '@reef/domain/orders/order';
import { deliveryRoute } from '@reef/domain/orders/order-timeline';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { countText } from '@reef/domain/shared/count-text';
import './packing-slip.css';
import { longDayText } from '#features/admin/sales/format-sales-dates.ts';

/**
 * From this many lines on, the list is set smaller and in two columns, so that the 50 lines an
 * order may have fit on one page. With very long names a second page follows; no line is left out.
 */
const MANY_LINES = 16;

/** Who the box is for. Without the address if they come for it: it goes nowhere. */
function Recipient({ order, isPickup }: { order: Order; isPickup: boolean }): ReactNode {
  const to = order.shipping_address;
  return (
    <address>
      <strong>{to?.name || purchaserOf(order)}</strong>
      {to !== null && !isPickup && (
        <>
          <span>{to.line1}</span>
          {to.line2 !== '' && <span>{to.line2}</span>}
          <span>
            {to.city}, {to.state} {to.postal_code}
          </span>
          <span>{to.country}</span>
        </>
      )}
      {to !== null && to.phone !== '' && <span>{to.phone}</span>}
    </address>
  );
}

/** How the order is delivered. Until an admin has chosen, it is what the buyer paid for. */
function deliveryOf(order: Order): string {
  if (order.is_fulfilled) return deliveryText(order);
  return paidShippingName(order) ?? 'To be chosen';
}

/**
 * The slips for the boxes, in the given order: one page each, without prices. They print, in one
 * go, as soon as they are mounted.
 */
export function PackingSlips({
  orders,
  onDone,
}: {
  orders: readonly Order[];
  onDone: () => void;
}): ReactNode {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const finish = () => done();
    const page = document.documentElement;
    window.addEventListener('afterprint', finish);
    page.dataset['printing'] = 'slips';
    window.print();
    return () => {
      window.removeEventListener('afterprint', finish);
      delete page.dataset['printing'];
    };
  }, []);
  return createPortal(
    orders.map((order) => <Slip key={order.id} order={order} />),
    document.body,
  );
}

/** One order's slip. */
export function Slip({ order }: { order: Order }): ReactNode {
  const lines = lineItems(order.items);
  const arrival = arrivalText(order);
  const isPickup = deliveryRoute(order) === 'pickup';
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const isPartlyRefunded = order.payment_status === 'paid' && (order.amount_refunded ?? 0) > 0;
  return (
    <div className="packing-slip" data-many={lines.length > MANY_LINES || undefined}>
      <header>
        <p className="slip-brand">Reef</p>
        <p>
          Packing slip
          <strong>{order.order_number}</strong>
          <span>{longDayText(order.created_at)}</span>
          <span>{replacementText(order)}</span>
        </p>
      </header>
      <section className="slip-parties">
        <div>
          <h2>{isPickup ? 'To be picked up by' : 'Ship to'}</h2>
          <Recipient order={order} isPickup={isPickup} />
        </div>
        <div>
          <h2>Delivery</h2>
          <p>{deliveryOf(order)}</p>
          {arrival !== null && <p>{arrival}</p>}
        </div>
      </section>
      <section>
        <h2>In the box: {countText(pieces, 'piece')}</h2>
        {isPartlyRefunded && (
          <p>Part of this order was refunded. What is struck out is not in the box.</p>
        )}
        <ol>
          {lines.map((line, at) => (
            <li key={`${at}-${line.product_id}`}>
              <span className="slip-box" />
              <span className="slip-quantity">{line.quantity} ×</span>
              <span>{line.name}</span>
            </li>
          ))}
        </ol>
      </section>
      <footer>
        <p>
          Live animals: open the box at once, in dim light. Have everything ready, float the closed
          bag for 15 minutes, then open it. Drip only what differs in specific gravity (shrimp,
          snails and stars always). Closed for more than 24 hours: move the animal as soon as
          temperature and specific gravity match. No bag water into the tank. If anything is wrong,
          report it from your orders with a photo the same day; they show until when our guarantee
          runs.
        </p>
      </footer>
    </div>
  );
}
