import { paidShippingName } from '@reef/domain/orders/delivery/shipping';
import { csvFile } from '@reef/domain/orders/sales/csv';
import { deliveryText } from '@reef/domain/orders/delivery/delivery';
import { guaranteeLabel, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import { toDollars } from '@reef/domain/shared/money';
import { lineItems } from '@reef/domain/cart/line-item';
import { Order, orderTotalCents } from '@reef/domain/orders/order';
import { statusAt } from '@reef/domain/orders/order-status';
import {
  categoriesOf,
  salesPlan,
  salesRows,
  type SalesQuery,
} from '@reef/domain/orders/sales/sales-view';
import { localMinute } from '@reef/domain/shipping/day';
import { readQuery } from '#platform/data/database.ts';

/** The most orders one file holds; a bound on reads. The page says when it is reached. */
export const MAX_EXPORTED = 5000;

const HEAD = [
  'Date',
  'Order #',
  'Status',
  'Payment',
  'Purchaser',
  'E-mail',
  'Category',
  'Items',
  'Qty',
  'Total',
  'Filled',
  'Delivery',
  'Guarantee',
  'Delivery chosen',
  'Delivery price',
  'Arrival',
  'Refunded',
  'Replaces',
  'Stripe payment',
  'Time (UTC)',
];

function rowOf(order: Order, now: Date): (string | number)[] {
  const items = lineItems(order.items).map((line) => `${line.quantity} × ${line.name}`);
  return [
    // The day of the table and of the calendar, by which the books are kept.
    localMinute(order.created_at),
    order.order_number,
    statusAt(order, now),
    order.payment_status,
    order.buyer_name,
    order.buyer_email,
    categoriesOf(order),
    items.join('; '),
    order.item_count,
    toDollars(orderTotalCents(order)),
    order.is_fulfilled ? 'yes' : 'no',
    order.is_fulfilled ? deliveryText(order) : '',
    order.is_fulfilled ? guaranteeLabel(guaranteeTimer(order), now).label : '',
    paidShippingName(order) ?? '',
    order.shipping_amount,
    order.arrival_day ?? '',
    order.amount_refunded ?? 0,
    order.replaces?.order_number ?? '',
    order.stripe_payment_intent_id ?? '',
    order.created_at.toISOString(),
  ];
}

/** The orders as a spreadsheet's rows, one order each. */
export function salesCsv(orders: readonly Order[], now: Date): string {
  return csvFile([HEAD, ...orders.map((order) => rowOf(order, now))]);
}

/**
 * All results of a query, read from the server whether or not they are on screen. Rejects without a
 * network.
 */
export async function readForExport(
  query: SalesQuery,
): Promise<{ orders: Order[]; isCut: boolean }> {
  const read = await readQuery(salesPlan(query, MAX_EXPORTED).spec, Order);
  return { orders: salesRows(read, query), isCut: read.length >= MAX_EXPORTED };
}

/** Why nothing was exported. With a network, reading or saving the file failed in another way. */
export function exportFailure(hasNetwork: boolean): string {
  return hasNetwork ? 'The orders could not be exported' : 'The export needs a connection';
}
