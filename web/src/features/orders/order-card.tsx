import type { ReactNode } from 'react';
import { lineItems } from '@reef/domain/cart/line-item';
import { replacementText } from '@reef/domain/claims/claim-messages';
import { deliveryText } from '@reef/domain/orders/delivery/delivery';
import { arrivalTextForBuyer } from '@reef/domain/orders/delivery/shipping';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { statusForBuyer } from '@reef/domain/orders/order-status';
import { useNow } from '#platform/clock.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { Card } from '#ui/layout/card.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { LIKELY_WIDTHS } from '#ui/product/product-picture-sources.ts';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { Price } from '#ui/product/price.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Link } from '#ui/routing/link.tsx';
import { titleOf } from './format-order-title.ts';

/** The number of an order's pictures that its card shows. */
const SHOWN_PICTURES = 3;

function Pictures({ order }: { order: Order }): ReactNode {
  const lines = lineItems(order.items);
  const more = lines.length - SHOWN_PICTURES;
  return (
    <div className="flex gap-2" aria-hidden="true">
      {lines.slice(0, SHOWN_PICTURES).map((line, at) => (
        <ProductPicture
          key={`${at}-${line.product_id}`}
          src={line.image_url ?? null}
          widths={LIKELY_WIDTHS}
          name=""
          className="aspect-4/3 w-20 rounded-md"
          sizes="80px"
          emptyLabel=""
        />
      ))}
      {more > 0 && (
        <span className="deep-water figures grid aspect-4/3 w-14 place-items-center rounded-md text-sm font-semibold text-mist">
          +{more}
        </span>
      )}
    </div>
  );
}

/** One order of the list; the whole card links to it. */
export function OrderCard({ order }: { order: Order }): ReactNode {
  const settings = useShopSettings();
  const now = useNow('minute');
  const status = statusForBuyer(order, now);
  const isSent = order.is_fulfilled && status !== 'packed';
  const arrival = arrivalTextForBuyer(order, settings, now);
  const delivery = [isSent ? deliveryText(order) : null, arrival].filter(Boolean).join(' · ');
  return (
    <Card
      as="li"
      isLive
      className="grid gap-4 p-5 sm:grid-cols-[auto_1fr_auto] sm:items-center sm:gap-6"
    >
      <Pictures order={order} />
      <div className="grid min-w-0 gap-1.5 sm:row-start-1 sm:col-start-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={`/orders/${order.order_number}`}
            className="figures font-semibold text-foam after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:after:outline-2"
          >
            {order.order_number}
          </Link>
          <span className="text-sm text-haze">{formatDate(order.created_at)}</span>
        </p>
        <p className="truncate text-mist">{titleOf(order)}</p>
        <p className="text-sm text-haze empty:hidden">{replacementText(order)}</p>
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          <StatusBadge status={order.payment_status} />
          {delivery !== '' && (
            <span className="min-w-0 text-sm wrap-anywhere text-haze">{delivery}</span>
          )}
        </p>
      </div>
      <Price cents={orderTotalCents(order)} className="text-lg" />
    </Card>
  );
}
