import { guaranteeEndsAt, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { MINUTE_MS } from '@reef/domain/shared/time';

/** When a local delivery or a pickup is to be, as it was typed. */
export type PlannedMoment =
  | { kind: 'none' }
  | { kind: 'faulty'; fault: string }
  | { kind: 'coming'; at: Date }
  /** It has passed: the buyer has it. `endsAt` is when the guarantee ends, or has ended, by it. */
  | { kind: 'passed'; at: Date; endsAt: Date | null; isOver: boolean };

/**
 * What stands in a `datetime-local` field, on this device's clock and to the minute.
 * @param isHalfTyped what the browser says of a field whose value it gives as empty.
 */
export function plannedMoment(
  text: string,
  isHalfTyped: boolean,
  order: Order,
  now: Date,
): PlannedMoment {
  if (isHalfTyped) return { kind: 'faulty', fault: 'Type date and time, or empty the field.' };
  if (text === '') return { kind: 'none' };
  const at = new Date(text);
  if (at.getTime() + MINUTE_MS <= order.created_at.getTime()) {
    return { kind: 'faulty', fault: 'This is before the order was placed. Type a later time.' };
  }
  if (at > now) return { kind: 'coming', at };
  const endsAt = guaranteeEndsAt(guaranteeTimer({ ...order, delivery_datetime: at }));
  return { kind: 'passed', at, endsAt, isOver: endsAt !== null && endsAt <= now };
}
