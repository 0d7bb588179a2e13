import type { Order } from '@reef/domain/orders/order';
import { dayWords } from '@reef/domain/shipping/day';

/** Why the owner gets a mail. */
export const OWNER_FOOTER = 'You are receiving this email because you are the owner of Reef.';

/** How long money that goes back takes, in the sentences that name it. */
export const REFUND_TAKES = '5 to 10 days';

/** The day of an order that waits to be packed, if it has one, and when its buyer hears of it again. */
export function nextNews({
  arrival_day,
  shipping_method,
}: Pick<Order, 'arrival_day' | 'shipping_method'>): string {
  const isPickup = shipping_method === 'pickup';
  const next = isPickup ? 'We write again when it is ready.' : 'We write again when it leaves.';
  if (!arrival_day) return next;
  const day = dayWords(arrival_day);
  return isPickup ? `It is for pickup on ${day}. ${next}` : `It arrives ${day}. ${next}`;
}
