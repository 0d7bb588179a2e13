import type { ReactNode } from 'react';
import { deliveryText, trackingNumberOf } from '@reef/domain/orders/delivery/delivery';
import { canBeFilled, type Order } from '@reef/domain/orders/order';
import { trackingUrl } from '@reef/domain/orders/delivery/tracking-url';
import { CLOCKS } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { GuaranteeCountdown } from '#ui/orders/guarantee-countdown.tsx';

/** USPS' 22 digits are a carrier's longest number; longer ones were typed and must break. */
const MAX_NUMBER_LENGTH = 22;

function DeliveryText({ order }: { order: Order }): ReactNode {
  const number = trackingNumberOf(order);
  const url = trackingUrl(order.shipping_carrier, number);
  const text = deliveryText(order);
  const isLong = number.length > MAX_NUMBER_LENGTH;
  if (url === null) return <span className="text-mist wrap-anywhere">{text}</span>;
  // A line breaks before the number, never within it: it is read aloud, copied and compared.
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="text-link pointer-coarse:inline-block pointer-coarse:py-3"
    >
      <span>{text.slice(0, -number.length)}</span>
      <span className={isLong ? 'wrap-anywhere' : 'whitespace-nowrap'}>{number}</span>
      <span className="sr-only"> (tracking, opens in a new tab)</span>
    </a>
  );
}

/** The Delivery column: the text, and for filled orders the guarantee (SOLD-07, GUAR-01). */
export function DeliveryCell({
  order,
  onGuarantee,
}: {
  order: Order;
  onGuarantee: (order: Order) => void;
}): ReactNode {
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <DeliveryText order={order} />
      {order.is_fulfilled && (
        <>
          <GuaranteeCountdown order={order} clock={CLOCKS.second} />
          {canBeFilled(order) && (
            <Button
              kind="ghost"
              size="small"
              className="guarantee-button"
              onClick={() => onGuarantee(order)}
            >
              Manage Guarantee
              <span className="sr-only"> of order {order.order_number}</span>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
