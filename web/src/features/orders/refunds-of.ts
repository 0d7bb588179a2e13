import { type Order, orderTotalCents } from '@reef/domain/orders/order';
import { owedCents } from '@reef/domain/orders/order-money';
import { toCents } from '@reef/domain/shared/money';

/**
 * What was refunded of an order or taken back by the bank, what will be refunded, and what is owed
 * because a refund failed.
 */
export function refundsOf(order: Order): { name: string; cents: number }[] {
  const { payment_status, status, is_refund_failed } = order;
  const refundedCents = toCents(order.amount_refunded ?? 0);
  const returned = (order.lost_amount ?? 0) > 0 ? 'Payment returned' : 'Refunded';
  if (payment_status === 'refunded') {
    // An order from before the shop stored the amount was refunded in full.
    return [{ name: returned, cents: refundedCents || orderTotalCents(order) }];
  }
  const past = refundedCents > 0 ? [{ name: `${returned} in part`, cents: refundedCents }] : [];
  // An order from before the shop stored the sum owes none that can be named.
  const owed = is_refund_failed === true ? owedCents(order) : null;
  if (owed) return [...past, { name: 'Refund still owed', cents: owed }];
  const isComing = payment_status === 'paid' && status === 'cancelled' && refundedCents === 0;
  if (!isComing) return past;
  const name = is_refund_failed === true ? 'Refund still owed' : 'Refund on its way';
  return [{ name, cents: orderTotalCents(order) }];
}
