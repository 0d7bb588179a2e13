import { filledBy, isCarrier, type DeliveryMethod } from '@reef/domain/orders/delivery/delivery';
import { guaranteeEndsAt, guaranteeTimer } from '@reef/domain/orders/delivery/guarantee';
import { type Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { currentTime, deliveredBy } from '@reef/domain/orders/order-status';
import { carriersPackingDayEnd, type PackingSettings } from '@reef/domain/packing/packing-day';
import { MINUTE_MS } from '@reef/domain/shared/time';

/** The planned time of a local delivery or a pickup, as typed. */
export type PlannedMoment =
  | { kind: 'none' }
  | { kind: 'faulty'; fault: string }
  | { kind: 'coming'; at: Date }
  /** It has passed: the buyer has the order. `endsAt` is when its guarantee ends, at the earliest. */
  | { kind: 'passed'; at: Date; endsAt: Date | null };

/**
 * The value of a `datetime-local` field, on this device's clock and to the minute.
 * @param isHalfTyped what the browser says about a field with an empty value.
 */
export function plannedMoment(
  text: string,
  isHalfTyped: boolean,
  order: Order,
  clock: Date,
): PlannedMoment {
  const now = currentTime(order, clock);
  if (isHalfTyped) return { kind: 'faulty', fault: 'Enter a date and time, or clear the field.' };
  if (text === '') return { kind: 'none' };
  const at = new Date(text);
  if (at.getTime() + MINUTE_MS <= order.created_at.getTime()) {
    return { kind: 'faulty', fault: 'This is before the order was placed. Enter a later time.' };
  }
  if (at > now) return { kind: 'coming', at };
  const filled = { ...order, delivery_datetime: at, filled_synced_at: now };
  return { kind: 'passed', at, endsAt: guaranteeEndsAt(guaranteeTimer(filled)) };
}

type Filling = ReturnType<typeof filledBy> &
  Pick<Order, 'packing_day_ends_at' | 'guarantee_start_at' | 'guarantee_status'>;

/**
 * The fields of a filling, but for the time at which the server receives it. A local delivery or a
 * pickup without a time, or with one that has passed, is with its buyer already: that is the owner's
 * word, not only a plan. Nothing is filled before the order's last change: the clock is behind.
 * @param planned null if no time was entered.
 * @param of.order as it was before.
 * @param of.settings null while they are unknown.
 * @param of.clock the device's time.
 */
export function filledWhen(
  method: DeliveryMethod,
  tracking: string,
  planned: Date | null,
  of: { order: Order; settings: PackingSettings | null; clock: Date },
): Filling {
  const { order, settings, clock } = of;
  const now = currentTime(order, clock);
  const at = planned ?? now;
  const isByCarrier = isCarrier(method);
  const filled = {
    // An older page's unfilling left the guarantee, which may be over.
    ...UNFILLED,
    ...filledBy(method, tracking, at),
    packing_day_ends_at: isByCarrier && settings ? carriersPackingDayEnd(settings, order) : null,
  };
  return isByCarrier || at > now ? filled : { ...filled, ...deliveredBy(filled, at) };
}
