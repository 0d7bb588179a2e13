import type { ReactNode } from 'react';
import { type LineItem, lineItems, lineTotalCents } from '@reef/domain/cart/line-item';
import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { paidShippingName } from '@reef/domain/orders/delivery/shipping';
import { toCents } from '@reef/domain/shared/money';
import { LIKELY_WIDTHS } from '#ui/product/product-picture-sources.ts';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { Price } from '#ui/product/price.tsx';
import { Link } from '#ui/routing/link.tsx';
import { refundsOf } from './refunds-of.ts';

function Line({ line }: { line: LineItem }): ReactNode {
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 py-4 first:pt-0">
      <ProductPicture
        src={line.image_url ?? null}
        widths={LIKELY_WIDTHS}
        name=""
        className="aspect-4/3 w-full rounded-md text-xs"
        sizes="88px"
        emptyLabel="No Image"
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={`/product/${line.product_id}`}
            className="relative min-w-0 font-semibold text-foam after:absolute after:-inset-2 after:content-[''] hover:text-lumen"
          >
            {line.name}
          </Link>
          <Price cents={lineTotalCents(line)} />
        </div>
        {line.category !== undefined && <p className="text-sm text-haze">{line.category}</p>}
        <p className="figures text-sm text-mist">
          {line.quantity} ×{' '}
          <Price cents={line.unit_price_cents} className="font-normal text-mist" />
        </p>
      </div>
    </li>
  );
}

/** An order's lines, with their pictures at the time of purchase. */
export function BoughtLines({ order }: { order: Order }): ReactNode {
  return (
    <ul className="divide-y divide-[var(--line)]">
      {lineItems(order.items).map((line, at) => (
        <Line key={`${at}-${line.product_id}`} line={line} />
      ))}
    </ul>
  );
}

function Amount({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-mist">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What an order cost: lines, delivery, total, and refunds. */
export function Amounts({ order }: { order: Order }): ReactNode {
  const linesCents = lineItems(order.items).reduce((sum, line) => sum + lineTotalCents(line), 0);
  const method = paidShippingName(order);
  return (
    <dl className="grid gap-2 border-t border-[var(--line-strong)] pt-4">
      <Amount name="Items">
        <Price cents={linesCents} />
      </Amount>
      <Amount name={method ?? 'Shipping'}>
        <Price cents={toCents(order.shipping_amount)} />
      </Amount>
      <div className="flex items-baseline justify-between gap-6">
        <dt className="text-lg font-semibold text-foam">Total</dt>
        <dd>
          <Price cents={orderTotalCents(order)} className="text-2xl" />
        </dd>
      </div>
      {refundsOf(order).map(({ name, cents }) => (
        <Amount key={name} name={name}>
          <Price cents={-cents} className="text-sun" />
        </Amount>
      ))}
    </dl>
  );
}
