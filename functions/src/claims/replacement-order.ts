import type { Claim } from '@reef/domain/claims/claim';
import type { ReplacedLine } from '@reef/domain/claims/decide-claim';
import { type Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';

/**
 * The free order that replaces a claim's line: paid, a total of 0, to the same address, with its
 * own guarantee. It names the order that it replaces, and the animal as it is listed now: that is the
 * one to pack.
 */
export function replacementOrder(
  order: Order,
  claim: Claim,
  { line, product, order_number }: ReplacedLine,
  now: Date,
): Omit<Order, 'id'> {
  const { name, category, image_url } = product;
  const { product_id, quantity } = line;
  const item = { product_id, name, quantity, unit_price_cents: 0, image_url, category };
  const { buyer_email, buyer_name } = order;
  const found = {
    order_number,
    buyer_email,
    buyer_name,
    items: [item],
    categories: [category],
  };
  return {
    ...found,
    search_terms: orderSearchTerms(found),
    user_id: order.user_id,
    created_at: now,
    total_amount: 0,
    shipping_amount: 0,
    shipping_method: order.shipping_method ?? null,
    shipping_name: order.shipping_name ?? null,
    arrival_day: null,
    arrival_zip: order.arrival_zip ?? null,
    ...(order.guarantee_hours !== undefined && { guarantee_hours: order.guarantee_hours }),
    status: 'processing',
    payment_status: 'paid',
    ...UNFILLED,
    item_count: line.quantity,
    shipping_address: order.shipping_address,
    stripe_session_id: null,
    replaces: {
      claim_id: claim.id,
      line: line.line,
      order_id: order.id,
      order_number: order.order_number,
    },
    notice: null,
    revision: 1,
    updated_at: now,
    updated_by: null,
  };
}
