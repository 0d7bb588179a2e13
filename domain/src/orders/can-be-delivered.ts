import { canBeFilled } from './order.ts';
import { deliveredAt, type StatusFields } from './order-status.ts';

/* Apart from the status, which every buyer loads. */

/** True if the owner may say that the buyer has it. */
export function canBeDelivered(order: StatusFields, now: Date): boolean {
  return canBeFilled(order) && order.is_fulfilled && deliveredAt(order, now) === null;
}
