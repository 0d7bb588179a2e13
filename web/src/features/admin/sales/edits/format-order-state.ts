import { deliveryText } from '@reef/domain/orders/delivery/delivery';
import { GUARANTEE_LABELS } from '@reef/domain/orders/delivery/guarantee';
import { arrivalText } from '@reef/domain/orders/delivery/shipping';
import { moneyText } from '@reef/domain/orders/order-money';
import type { Order } from '@reef/domain/orders/order';

/**
 * An order's present state: `Filled, UPS 1Z999. Arrives Tuesday, November 24. Guaranteed Pending.`
 */
export function stateText(order: Order): string {
  const delivery = order.is_fulfilled ? `Filled, ${deliveryText(order)}` : 'Not filled';
  const sentences = [delivery, arrivalText(order), GUARANTEE_LABELS[order.guarantee_status]];
  const money = moneyText(order);
  const ended = sentences.flatMap((each) => (each === null ? [] : `${each}.`));
  return [...ended, ...(money === null ? [] : [money])].join(' ');
}
