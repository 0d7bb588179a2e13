import { isToPack, type Order } from '@reef/domain/orders/order';
import { type PackingSettings, packingSlot } from '@reef/domain/packing/packing-day';
import { clockIn } from '@reef/domain/shipping/day';
import { shortDigest } from '#shared/db/short-digest.ts';
import { FILLED_MAIL_WAITS_MS, filledMails, isAbout } from './filled-mails.ts';
import { endingAt, mailToBuyer, type NewMail } from './outbox.ts';
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
 * When the mail of a filling leaves that waits for its packing day and overtakes the order's last mail
 * of one; null if there is none. A mail that leaves sooner corrects the other by itself.
 */
function overtakenAt(
  order: Order,
  { shop, settings, now }: ShopNow,
  told: StoredMail,
): Date | null {
  const soon = new Date(now.getTime() + FILLED_MAIL_WAITS_MS);
  const [mail] = filledMails(order, shop, settings, now);
  const leavesAt = mail === undefined || isAbout(told, mail) ? soon : (mail.leavesAt ?? soon);
  return leavesAt > soon ? leavesAt : null;
}

/**
 * The mail of an order whose filling was undone after its buyer was told of it; none if what they
 * were told last is something else, such as a move of its day, or if it is not to be packed, unless
 * it was filled again for a later day: until then nothing else says that the mail is wrong. It
 * waits like a filling's, so that a correction replaces it, and is of no use once the mail of the later
 * box leaves: a mail that the server refuses may be tried for days. Its id names the mail that it takes
 * back and that end, so that it is written once, and anew with another end.
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
  if (!isUndone) return [];
  const over = overtakenAt(order, at, told);
  if (over === null && !isToPack(order)) return [];
  const present = { ...order, arrival_day: dayAhead(order, settings, now) };
  const about = over === null ? told.id : `${told.id},${over.toISOString()}`;
  const id = `${UNFILLED_EVENT}-${order.id}-${shortDigest(about, DIGEST_LENGTH)}`;
  const content = orderUnfilled(present, told.message.subject, shop);
  const leavesAt = new Date(now.getTime() + FILLED_MAIL_WAITS_MS);
  const end = over === null ? {} : endingAt(over, now);
  return mailToBuyer(order, shop, id, content).map((mail) => ({ ...mail, leavesAt, ...end }));
}
