import type { Order } from '@reef/domain/orders/order';
import type { ShopMail } from '#mail/shop-mail.ts';
import type { MailBlock } from './compose.ts';

/** How a mail to a buyer begins. */
export function hello(order: Pick<Order, 'buyer_name'>): string {
  const [first = ''] = order.buyer_name.trim().split(/\s+/);
  return first === '' ? 'Hello,' : `Hello ${first},`;
}

/** Why a buyer gets a mail about an order. */
export function footer(order: Pick<Order, 'order_number'>): string {
  return `You get this mail because of your order ${order.order_number} at Reef. Answer it, or call (305) 555-0148, if anything is not as it should be.`;
}

/** Where a buyer finds the order again. */
export function orderButton(shop: ShopMail): MailBlock {
  return { kind: 'button', label: 'See your orders', url: `${shop.origin}/orders` };
}
