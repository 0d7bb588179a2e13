import { filledBy, isCarrier, type DeliveryMethod } from '@reef/domain/orders/delivery/delivery';
import { guaranteeEndsAt, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { deliveredBy } from '@reef/domain/orders/order-status';
import { MINUTE_MS } from '@reef/domain/shared/time';

/** The planned time of a local delivery or a pickup, as typed. */
export type PlannedMoment =
  | { kind: 'none' }
  | { kind: 'faulty'; fault: string }
  | { kind: 'coming'; at: Date }
  /** It has passed: the buyer has the order. `endsAt` is when its guarantee ends, or has ended. */
  | { kind: 'passed'; at: Date; endsAt: Date | null; isOver: boolean };

/**
 * The value of a `datetime-local` field, on this device's clock and to the minute.
 * @param isHalfTyped what the browser says about a field with an empty value.
 */
export function plannedMoment(
  text: string,
  isHalfTyped: boolean,
  order: Order,
  now: Date,
): PlannedMoment {
  if (isHalfTyped) return { kind: 'faulty', fault: 'Enter a date and time, or clear the field.' };
  if (text === '') return { kind: 'none' };
  const at = new Date(text);
  if (at.getTime() + MINUTE_MS <= order.created_at.getTime()) {
    return { kind: 'faulty', fault: 'This is before the order was placed. Enter a later time.' };
  }
  if (at > now) return { kind: 'coming', at };
  const endsAt = guaranteeEndsAt(guaranteeTimer({ ...order, delivery_datetime: at }));
  return { kind: 'passed', at, endsAt, isOver: endsAt !== null && endsAt <= now };
}

/**
 * The fields of a filling. A local delivery or a pickup without a time, or with one that has passed,
 * is with its buyer already: that is the owner's word, not only a plan.
 * @param planned null if no time was entered.
 */
export function filledWhen(
  method: DeliveryMethod,
  tracking: string,
  planned: Date | null,
  now: Date,
): ReturnType<typeof filledBy> {
  const at = planned ?? now;
  const filled = filledBy(method, tracking, at);
  return isCarrier(method) || at > now ? filled : { ...filled, ...deliveredBy(filled, at) };
}
