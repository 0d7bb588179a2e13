import type { Order } from '@reef/domain/orders/order';
import type { DayMove } from '@reef/domain/shipping/choice';
import { dayWords } from '@reef/domain/shipping/day';
import type { ShopMail } from '#mail/shop-mail.ts';
import type { MailBlock, MailText } from './compose.ts';
import { buyerMail, orderButton } from './buyer-mail.ts';

/** What the buyer can do until then; nothing once the animals have left. */
function untilThen({ is_fulfilled }: Order): MailBlock[] {
  if (is_fulfilled) return [];
  const text =
    'Your animals stay in our tanks until then, and you have nothing to do. If the new day does not suit you, reply to this email.';
  return [{ kind: 'text', text }];
}

/**
 * To the buyer: the shop moved the day of arrival, from which day to which, and why (SHIP-03).
 * @param move `from` is the day that they were told last: it may be the new one, if no mail of the
 * moves between has left.
 */
export function orderMoved(order: Order, move: DayMove, shop: ShopMail): MailText {
  const isPickup = order.shipping_method === 'pickup';
  const day = dayWords(move.to);
  const isBack = move.from === move.to;
  const before = move.from === null || isBack ? '' : ` instead of ${dayWords(move.from)}`;
  const arrival = isPickup ? `is ready for pickup on ${day}` : `arrives on ${day}`;
  return buyerMail(order, {
    subject: `Your order ${order.order_number} ${arrival}`,
    title: `Your ${isPickup ? 'pickup' : 'delivery'} ${isBack ? 'keeps its' : 'has a new'} day`,
    blocks: [
      { kind: 'text', text: `Your order ${order.order_number} ${arrival}${before}.` },
      { kind: 'quote', text: move.note },
      ...untilThen(order),
      orderButton(shop),
    ],
  });
}
