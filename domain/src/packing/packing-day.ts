import { isToPack, type Order } from '@reef/domain/orders/order';
import type { DeliveryRule, PublicSettings } from '@reef/domain/settings/shop-settings';
import {
  type DaySettings,
  firstPackingDay,
  HORIZON_DAYS,
  isArrivalDay,
  isWorkingDay,
} from '@reef/domain/shipping/arrival';
import type { ChosenDelivery } from '@reef/domain/shipping/choice';
import { addDays, clockIn, type Day, dayEndsAt } from '@reef/domain/shipping/day';
import type { ShippingMethod } from '@reef/domain/shipping/method';
import { packingDay, ruleOf } from '@reef/domain/shipping/packing-deadline';

/** The settings that determine packing days. */
export type PackingSettings = DaySettings & Pick<PublicSettings, 'delivery'>;

/** The fields of an order that determine its packing day. */
type PackedOrder = Pick<Order, 'shipping_method' | 'arrival_day' | 'created_at'>;

/**
 * What is wrong with an order's packing day: `late`, it is over, and the order has not left;
 * `late-closed`, it is over, and what is packed today cannot arrive on a possible day; `closed`, by
 * the current settings nothing can be packed or arrive for its day.
 */
type PackingFault = 'late' | 'late-closed' | 'closed';

/** When an order is packed: `planned` by its arrival; `day` as of today, never in the past. */
export type PackingSlot = { planned: Day; day: Day; fault: PackingFault | null };

/** The delivery method of an order; the carrier if it does not say. */
export function packingMethod(order: Pick<Order, 'shipping_method'>): ShippingMethod {
  return order.shipping_method ?? 'overnight';
}

/**
 * The day on which a carrier's box for an order's day of arrival is packed; null without such a day.
 * A carrier's days on the way also count for what was to be driven or fetched.
 */
export function carriersPackingDay(
  settings: Pick<PublicSettings, 'delivery'>,
  { arrival_day }: Pick<Order, 'arrival_day'>,
): Day | null {
  return arrival_day ? packingDay(ruleOf(settings, 'overnight'), arrival_day) : null;
}

/** When that day is over. */
export function carriersPackingDayEnd(
  settings: Pick<PublicSettings, 'delivery' | 'time_zone'>,
  order: Pick<Order, 'arrival_day'>,
): Date | null {
  const day = carriersPackingDay(settings, order);
  return day === null ? null : dayEndsAt(settings.time_zone, day);
}

/** The first day from `from` on whose boxes can arrive; null if the horizon has none. */
function nextPackingDay(settings: DaySettings, rule: DeliveryRule, from: Day): Day | null {
  for (let later = 0; later <= HORIZON_DAYS; later += 1) {
    const day = addDays(from, later);
    if (isArrivalDay(settings, rule, addDays(day, rule.transit_days))) return day;
  }
  return null;
}

function slotOfChosen(
  settings: PackingSettings,
  rule: DeliveryRule,
  arrival: Day,
  today: Day,
): PackingSlot {
  const planned = packingDay(rule, arrival);
  const isLate = planned < today;
  const day = isLate ? today : planned;
  if (isArrivalDay(settings, rule, addDays(day, rule.transit_days))) {
    return { planned, day, fault: isLate ? 'late' : null };
  }
  return { planned, day, fault: isLate ? 'late-closed' : 'closed' };
}

/**
 * When an order is packed (SHIP-03). With a chosen day of arrival: as many days before it as it is
 * on the way. Without one: on the next packing day, counted from when it was placed, with cut-off
 * hour and preparation, whose boxes do not arrive on a Sunday, a holiday or a closed date, and are
 * not on the way over a Sunday.
 * @param today the current day by the shop's clock.
 */
export function packingSlot(
  settings: PackingSettings,
  order: PackedOrder,
  today: Day,
): PackingSlot {
  const rule = ruleOf(settings, packingMethod(order));
  if (order.arrival_day) return slotOfChosen(settings, rule, order.arrival_day, today);
  const earliest = firstPackingDay(settings, rule, order.created_at);
  const planned = earliest === null ? null : nextPackingDay(settings, rule, earliest);
  if (planned !== null && planned >= today) return { planned, day: planned, fault: null };
  const day = nextPackingDay(settings, rule, today);
  if (day === null) return { planned: planned ?? today, day: today, fault: 'closed' };
  return { planned: planned ?? day, day, fault: planned === null ? null : 'late' };
}

/**
 * Whether boxes for a chosen day of arrival can still be packed, today or later, and the settings as
 * they are now let them arrive then.
 */
export function canKeepDay(
  settings: PackingSettings,
  { method, day }: Pick<ChosenDelivery, 'method' | 'day'>,
  now: Date,
): boolean {
  const today = clockIn(settings.time_zone, now).day;
  return slotOfChosen(settings, ruleOf(settings, method), day, today).fault === null;
}

/** An order with its packing day. */
export type SlottedOrder = { order: Order; slot: PackingSlot };

/** Orders of one delivery method. */
export type MethodGroup = { method: ShippingMethod; orders: SlottedOrder[] };

/** One day of packing, by delivery method, in the settings' order. */
export type PackingDay = { day: Day; isOpen: boolean; groups: MethodGroup[] };

/**
 * What is to be packed today, and on the next packing day; `closed` are those of later days that
 * cannot arrive on their day any more.
 */
export type PackingBoard = { today: PackingDay; next: PackingDay; closed: PackingDay };

/** The first day after `today` on which the shop packs; tomorrow if the horizon has none. */
export function nextWorkingDay(settings: DaySettings, today: Day): Day {
  for (let later = 1; later <= HORIZON_DAYS; later += 1) {
    const day = addDays(today, later);
    if (isWorkingDay(settings, day)) return day;
  }
  return addDays(today, 1);
}

/** The last day of arrival for which something is packed up to `day`. */
export function lastArrival({ delivery }: Pick<PublicSettings, 'delivery'>, day: Day): Day {
  return addDays(day, Math.max(...delivery.map((rule) => rule.transit_days)));
}

function dayOf(
  settings: PackingSettings,
  day: Day,
  isOpen: boolean,
  orders: readonly SlottedOrder[],
): PackingDay {
  const inOrder = orders.toSorted((one, other) =>
    one.order.order_number < other.order.order_number ? -1 : 1,
  );
  const groups = settings.delivery.map(({ method }) => ({
    method,
    orders: inOrder.filter(({ order }) => packingMethod(order) === method),
  }));
  return { day, isOpen, groups: groups.filter((group) => group.orders.length > 0) };
}

/**
 * What to pack today and on the next packing day, of the orders that wait (SHIP-03): paid, neither
 * refunded nor disputed, and not filled. What is late is listed under today. What was planned for a
 * day between the two that has been closed since is listed under the next, and what is planned for
 * a later day and cannot arrive on its day any more is listed apart, to be moved in time.
 */
export function packingBoard(
  settings: PackingSettings,
  orders: readonly Order[],
  now: Date,
): PackingBoard {
  const today = clockIn(settings.time_zone, now).day;
  const next = nextWorkingDay(settings, today);
  const slotted = orders
    .filter(isToPack)
    .map((order) => ({ order, slot: packingSlot(settings, order, today) }));
  const ofToday = slotted.filter(({ slot }) => slot.day <= today);
  const ofNext = slotted.filter(({ slot }) => slot.day > today && slot.day <= next);
  const closed = slotted.filter(({ slot }) => slot.day > next && slot.fault === 'closed');
  return {
    today: dayOf(settings, today, isWorkingDay(settings, today), ofToday),
    next: dayOf(settings, next, true, ofNext),
    closed: dayOf(settings, next, true, closed),
  };
}

/** The orders of a day, in the order of its groups. */
export function ordersOf({ groups }: PackingDay): Order[] {
  return groups.flatMap((group) => group.orders.map(({ order }) => order));
}

/** The orders of a day whose animals are picked: not those that have to be moved first. */
export function ordersToPick({ groups }: PackingDay): Order[] {
  const slotted = groups.flatMap(({ orders }) => orders);
  return slotted.flatMap(({ order, slot: { fault } }) =>
    fault === null || fault === 'late' ? order : [],
  );
}
