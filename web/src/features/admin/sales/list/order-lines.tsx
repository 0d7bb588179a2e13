import type { ReactNode } from 'react';
import { lineItems, lineTotalCents, type LineItem } from '@reef/domain/cart/line-item';
import type { Order } from '@reef/domain/orders/order';
import { PictureThumb } from '#ui/photos/picture-thumb.tsx';
import { Price } from '#ui/product/price.tsx';

/** An order may list a product twice, so the index is part of the key. */
function keyed(order: Order): { key: string; line: LineItem }[] {
  return lineItems(order.items).map((line, at) => ({ key: `${at}-${line.product_id}`, line }));
}

/** The bought items: Product, Category, Qty, Unit Price, Line Total (SOLD-04). */
export function OrderLines({ order }: { order: Order }): ReactNode {
  return (
    <table className="lines-table">
      <caption className="sr-only">Items of order {order.order_number}</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Category</th>
          <th scope="col">Qty</th>
          <th scope="col">Unit Price</th>
          <th scope="col">Line Total</th>
        </tr>
      </thead>
      <tbody>
        {keyed(order).map(({ key, line }) => (
          <tr key={key}>
            <th scope="row">
              <div className="flex items-center gap-3">
                <PictureThumb url={line.image_url} name={line.name} />
                {line.name}
              </div>
            </th>
            <td data-label="Category">{line.category ?? 'Uncategorized'}</td>
            <td data-label="Qty">{line.quantity}</td>
            <td data-label="Unit Price">
              <Price cents={line.unit_price_cents} />
            </td>
            <td data-label="Line Total">
              <Price cents={lineTotalCents(line)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
