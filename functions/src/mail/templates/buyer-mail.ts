import type { Order } from '@reef/domain/orders/order';
import type { ShopMail } from '#mail/shop-mail.ts';
import { composeMail, type MailBlock, type MailDraft, type MailText } from './compose.ts';

/** How a mail to a buyer begins. */
function hello(order: Pick<Order, 'buyer_name'>): string {
  const [first = ''] = order.buyer_name.trim().split(/\s+/);
  return first === '' ? 'Hello,' : `Hello ${first},`;
}

/** Why a buyer gets a mail about an order. */
function footer(order: Pick<Order, 'order_number'>): string {
  return `You are receiving this email because of your order ${order.order_number} at Reef. Reply if anything is wrong.`;
}

/** What a mail to a buyer needs of an order or a claim. */
type Bought = Pick<Order, 'buyer_name' | 'order_number'>;

/** A mail to the buyer of an order: greets them, then `blocks`, then says why they get it. */
export function buyerMail(
  bought: Bought,
  { subject, title, blocks }: Omit<MailDraft, 'footer'>,
): MailText {
  return composeMail({
    subject,
    title,
    footer: footer(bought),
    blocks: [{ kind: 'text', text: hello(bought) }, ...blocks],
  });
}

/** Where a buyer finds the order again. */
export function orderButton(shop: ShopMail): MailBlock {
  return { kind: 'button', label: 'See your orders', url: `${shop.origin}/orders` };
}

/** Where a buyer finds this order, and reports a loss once it has left. */
export function oneOrderButton(
  { order_number }: Pick<Order, 'order_number'>,
  shop: ShopMail,
): MailBlock {
  return { kind: 'button', label: 'See the order', url: `${shop.origin}/orders/${order_number}` };
}
