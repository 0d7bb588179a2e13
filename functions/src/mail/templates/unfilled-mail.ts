import type { Order } from '@reef/domain/orders/order';
import type { ShopMail } from '#mail/shop-mail.ts';
import { buyerMail, orderButton } from './buyer-mail.ts';
import type { MailText } from './compose.ts';
import { nextNews } from './mail-phrases.ts';

/**
 * To the buyer: an order that they were told is filled is not. Whatever that mail said, such as
 * 'on its way' of an order that is fetched, its subject names it. The rest follows from what was
 * ordered.
 * @param order its day is null if it is not known whether it can be kept.
 * @param told the subject of that mail.
 */
export function orderUnfilled(order: Order, told: string, shop: ShopMail): MailText {
  const isPickup = order.shipping_method === 'pickup';
  const state = isPickup ? 'is not ready for pickup yet' : 'is not on its way yet';
  return buyerMail(order, {
    subject: `Your order ${order.order_number} ${state}`,
    title: `Your order ${state}`,
    blocks: [
      {
        kind: 'text',
        text: `Please disregard our email “${told}”. Your order is still with us, and will be packed again. ${nextNews(order)}`,
      },
      orderButton(shop),
    ],
  });
}
