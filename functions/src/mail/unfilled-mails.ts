import { isToPack, type Order } from '@reef/domain/orders/order';
import { type PackingSettings, packingSlot } from '@reef/domain/packing/packing-day';
import { clockIn } from '@reef/domain/shipping/day';
import { shortDigest } from '#shared/db/short-digest.ts';
import { FILLED_MAIL_WAITS_MS, filledMails, isAbout } from './filled-mails.ts';
import { mailToBuyer, type NewMail } from './outbox.ts';
import type { StoredMail } from './overtaken-mails.ts';
import type { ShopMail } from './shop-mail.ts';
import {
  DIGEST_LENGTH,
  FILLED_EVENT,
  lastTold,
  type ShipmentNotice,
  UNFILLED_EVENT,
} from './shipment-notices.ts';
import type { ShopPlace } from './templates/order-mails.ts';
import { orderUnfilled } from './templates/unfilled-mail.ts';

/** The shop at a moment. */
type ShopNow = { shop: ShopMail; settings: PackingSettings & ShopPlace; now: Date };

/** The order's day of arrival if it is packed for it on a later day: today's boxes may have left. */
function dayAhead(order: Order, settings: PackingSettings, now: Date): Order['arrival_day'] {
  const today = clockIn(settings.time_zone, now).day;
  const { fault, planned } = packingSlot(settings, order, today);
  return fault === null && planned > today ? order.arrival_day : null;
}

/**
 * Whether an order's last mail of a filling is overtaken by a filling whose mail waits for its packing
 * day. A mail that leaves sooner corrects the other by itself.
 */
function isFilledAhead(order: Order, { shop, settings, now }: ShopNow, told: StoredMail): boolean {
  const soon = now.getTime() + FILLED_MAIL_WAITS_MS;
  return filledMails(order, shop, settings, now).some((mail) => {
    return (mail.leavesAt?.getTime() ?? 0) > soon && !isAbout(told, mail);
  });
}

/**
 * The mail of an order whose filling was undone after its buyer was told of it; none if what they
 * were told last is something else, such as a move of its day, or if it is not to be packed, unless
 * it was filled again for a later day: until then nothing else says that the mail is wrong. It
 * waits like a filling's, so that a correction replaces it. Its id names the mail that it takes
 * back, so that it is written once.
 * @param notices all that told the buyer whether it has left.
 * @param mails the order's stored mails.
 */
export function unfilledMails(
  order: Order,
  at: ShopNow,
  notices: readonly ShipmentNotice[],
  mails: readonly StoredMail[],
): NewMail[] {
  const { shop, settings, now } = at;
  const last = lastTold(notices)?.id ?? '';
  const told = mails.find(({ id }) => id === last && id.startsWith(`${FILLED_EVENT}-`));
  // An imported backup unfills what has left: its order is as it was before that mail.
  const isUndone = told?.revision !== undefined && order.revision > told.revision;
  if (!isUndone || !(isToPack(order) || isFilledAhead(order, at, told))) return [];
  const present = { ...order, arrival_day: dayAhead(order, settings, now) };
  const id = `${UNFILLED_EVENT}-${order.id}-${shortDigest(told.id, DIGEST_LENGTH)}`;
  const content = orderUnfilled(present, told.message.subject, shop);
  const leavesAt = new Date(now.getTime() + FILLED_MAIL_WAITS_MS);
  return mailToBuyer(order, shop, id, content).map((mail) => ({ ...mail, leavesAt }));
}
