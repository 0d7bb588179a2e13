import { methodOf, trackingNumberOf } from '@reef/domain/orders/delivery/delivery';
import { deliveryTime } from '@reef/domain/orders/delivery/guarantee';
import { carriersDay } from '@reef/domain/orders/delivery/shipping';
import type { Order } from '@reef/domain/orders/order';
import { deliveredAt } from '@reef/domain/orders/order-status';
import { carriersPackingDay } from '@reef/domain/packing/packing-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { addDays, clockIn, dayEndsAt } from '@reef/domain/shipping/day';
import { shortDigest } from '#shared/db/short-digest.ts';
import { mailToBuyer, type NewMail, TIMED_MAIL_TRIES_MS } from './outbox.ts';
import type { ShopMail } from './shop-mail.ts';
import { orderFilled, type ShopPlace } from './templates/order-mails.ts';
import { DIGEST_LENGTH, FILLED_EVENT, lastTold, type ShipmentNotice } from './shipment-notices.ts';

/** The mail of a filling. */
type FilledMail = NewMail & {
  /** True if it is too late for a first mail: see `isMissed`. */
  isMissed?: boolean;
};

/** How long a filled order's mail waits, so that a wrong tick can be undone before it is sent. */
export const FILLED_MAIL_WAITS_MS = 5 * MINUTE_MS;

/** The hour of its packing day at which the mail of a box leaves that was filled on an earlier day. */
const PACKING_HOUR = 8;

/** An older filling gets no mail: its mail was sent, and may be deleted by now. */
const FILLED_IS_NEWS_MS = 3 * DAY_MS;

/** When a carrier's box leaves on its packing day; null without such a day. */
function packedAt(order: Order, place: ShopPlace): Date | null {
  const packed = order.fulfillment_type === 'shipped' ? carriersPackingDay(place, order) : null;
  if (packed === null) return null;
  const begins = dayEndsAt(place.time_zone, addDays(packed, -1));
  return new Date(begins.getTime() + PACKING_HOUR * HOUR_MS);
}

/** Whether a moment is on an earlier day than another, by the shop's clock. */
function isDayBefore(at: Date, other: Date, { time_zone }: ShopPlace): boolean {
  return clockIn(time_zone, at).day < clockIn(time_zone, other).day;
}

/** Whether a carrier's box has at that time still to wait for its packing day. */
function isAhead(at: Date, order: Order, place: ShopPlace): boolean {
  const packed = packedAt(order, place);
  return packed !== null && isDayBefore(at, packed, place);
}

/**
 * Whether a box was filled on an earlier day than it leaves, and its packing day is over. Its mail
 * was written before that; if it was not, or was withdrawn, the box was kept in the shop, and nobody
 * knows whether it has left. The buyer gets a mail about a filling that reached the server later.
 */
function isMissed(order: Order, place: ShopPlace, now: Date): boolean {
  const [at, leaves] = [deliveryTime(order), packedAt(order, place)];
  if (at === null || leaves === null) return false;
  if (!isDayBefore(at, leaves, place) || !isDayBefore(leaves, now, place)) return false;
  return !order.filled_synced_at || order.filled_synced_at < leaves;
}

/** Whether a filling is news: by when it happened, the server received it, or its box leaves. */
function isNews(order: Order, place: ShopPlace, now: Date): boolean {
  const times = [deliveryTime(order), order.filled_synced_at, packedAt(order, place)];
  return times.some((at) => !!at && now.getTime() - at.getTime() < FILLED_IS_NEWS_MS);
}

/** When the mail may leave: soon, but not before the packing day of a carrier's box. */
function leavingAt(order: Order, place: ShopPlace, now: Date): Date {
  const soon = new Date(now.getTime() + FILLED_MAIL_WAITS_MS);
  return (isAhead(soon, order, place) ? packedAt(order, place) : null) ?? soon;
}

/**
 * When the news of a filling is over: at the time of a delivery, which is delivered by time alone,
 * so that nothing takes its mail back; at the end of the day that the mail of a carrier names. Null
 * if it stays useful.
 */
function overAt(order: Order, place: ShopPlace): Date | null {
  const method = methodOf(order);
  if (method === 'Pickup') return null;
  if (method === 'Local Delivery') return order.delivery_datetime;
  const day = carriersDay(order, place);
  return day === null ? null : dayEndsAt(place.time_zone, day);
}

/**
 * The mail of a filled order; none if nothing is on its way: not filled, delivered by now, filled
 * days ago, or packed ahead and kept in the shop while its money is disputed or owed.
 */
export function filledMails(
  order: Order,
  shop: ShopMail,
  place: ShopPlace,
  now: Date,
): FilledMail[] {
  const isOwed = order.payment_status === 'paid' && order.status !== 'cancelled';
  const at = order.delivery_datetime;
  if (at === null || !isOwed || !isNews(order, place, now)) return [];
  if (deliveredAt(order, now) !== null) return [];
  const isKept = order.is_packing_blocked === true;
  if (isKept && isAhead(deliveryTime(order) ?? at, order, place)) return [];
  // The filling reached the server late: the mail names no day that is over.
  const isDayOver = (overAt(order, place) ?? now) < now;
  const told = isDayOver ? { ...order, arrival_day: null } : order;
  const content = orderFilled(told, shop, place);
  if (content === null) return [];
  // Names the facts, not their wording: a correction is news, a new wording is not.
  const isDriving = order.fulfillment_type === 'driving';
  const when = isDriving ? at.toISOString() : (order.arrival_day ?? '');
  const facts = [methodOf(order), when, trackingNumberOf(order)].join();
  const id = `${FILLED_EVENT}-${order.id}-${shortDigest(facts, DIGEST_LENGTH)}`;
  const leavesAt = leavingAt(order, place, now);
  const tryUntil = new Date(leavesAt.getTime() + TIMED_MAIL_TRIES_MS);
  const over = overAt(told, place);
  const end = over === null ? {} : { uselessAt: over > tryUntil ? over : tryUntil };
  const { revision } = order;
  const timed = { leavesAt, ...end, revision, isMissed: isMissed(order, place, now) };
  return mailToBuyer(order, shop, id, content).map((mail) => ({ ...mail, ...timed }));
}

/** Whether a stored mail tells the buyer the same facts as `mail`, for the first time or again. */
export function isAbout(stored: Pick<ShipmentNotice, 'id'>, mail: Pick<NewMail, 'id'>): boolean {
  return stored.id === mail.id || stored.id.startsWith(`${mail.id}-`);
}

/**
 * The mail to write for an order as it is filled now; null if its buyer was told so last, or will
 * be. A filling that is put back after a mail about its correction or its undoing gets a new mail,
 * whose id names the one it overtakes, so that it is written once. If it is too late for a first
 * mail, only a filling that a mail tells of is corrected.
 * @param mail the order's present filling, under its first id.
 * @param stored all that told the buyer whether it has left.
 */
export function filledNews(mail: FilledMail, stored: readonly ShipmentNotice[]): NewMail | null {
  const last = lastTold(stored);
  const isToldOf = stored.some(({ id, state }) => {
    return id.startsWith(`${FILLED_EVENT}-`) && (state !== 'SUCCESS' || id === last?.id);
  });
  if (mail.isMissed === true && !isToldOf) return null;
  const same = stored.filter((each) => isAbout(each, mail));
  if (same.length === 0) return mail;
  const isWaiting = same.some(({ state }) => state !== 'SUCCESS');
  if (isWaiting || last === undefined || isAbout(last, mail)) return null;
  const id = `${mail.id}-${shortDigest(last.id, DIGEST_LENGTH)}`;
  // Clocks of two servers may differ.
  return same.some((each) => each.id === id) ? null : { ...mail, id };
}
