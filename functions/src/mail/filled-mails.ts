import { Mail } from '@reef/domain/mail/mail';
import { methodOf, trackingNumberOf } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { deliveredAt } from '@reef/domain/orders/order-status';
import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseReadable } from '#shared/db/documents.ts';
import { shortDigest } from '#shared/db/short-digest.ts';
import { stateAt } from './mail-state.ts';
import { mailToBuyer, type NewMail } from './outbox.ts';
import type { ShopMail } from './shop-mail.ts';
import { orderFilled, type ShopPlace } from './templates/order-mails.ts';

/** How long a filled order's mail waits, so that a wrong tick can be undone before it is sent. */
export const FILLED_MAIL_WAITS_MS = 5 * MINUTE_MS;

/** How long the mail of a delivery that is about to come is tried at least. */
const FILLED_MAIL_TRIES_MS = 10 * MINUTE_MS;

/** An older filling gets no mail: its mail was sent, and may be deleted by now. */
const FILLED_IS_NEWS_MS = 3 * DAY_MS;

const DIGEST_LENGTH = 12;
const FILLED = 'order-filled';

/**
 * The mail of a filled order; none if nothing is on its way: not filled, delivered by now, or
 * filled days ago.
 */
export function filledMails(order: Order, shop: ShopMail, place: ShopPlace, now: Date): NewMail[] {
  const isOwed = order.payment_status === 'paid' && order.status !== 'cancelled';
  const at = order.delivery_datetime;
  const isNews = at !== null && now.getTime() - at.getTime() < FILLED_IS_NEWS_MS;
  if (!isOwed || !isNews || deliveredAt(order, now) !== null) return [];
  const content = orderFilled(order, shop, place);
  if (content === null) return [];
  // Names the facts, not their wording: a correction is news, a new wording is not.
  const isDriving = order.fulfillment_type === 'driving';
  const when = isDriving ? at.toISOString() : (order.arrival_day ?? '');
  const facts = [methodOf(order), when, trackingNumberOf(order)].join();
  const id = `${FILLED}-${order.id}-${shortDigest(facts, DIGEST_LENGTH)}`;
  const leavesAt = new Date(now.getTime() + FILLED_MAIL_WAITS_MS);
  const tryUntil = new Date(leavesAt.getTime() + FILLED_MAIL_TRIES_MS);
  // It is delivered by time alone, so that nothing takes its mail back then.
  const isBrought = methodOf(order) === 'Local Delivery';
  const end = isBrought ? { uselessAt: at > tryUntil ? at : tryUntil } : {};
  return mailToBuyer(order, shop, id, content).map((mail) => ({ ...mail, leavesAt, ...end }));
}

/** A stored mail of a filling. */
export type FilledMail = {
  id: string;
  /** Null if the document cannot be read; so is `createdAt`. */
  state: Mail['delivery']['state'] | null;
  createdAt: Date | null;
};

/** A stored mail of a filling, as it is now; null for other mails. */
export function readFilledMail(document: QueryDocumentSnapshot, now: Date): FilledMail | null {
  if (!document.id.startsWith(`${FILLED}-`)) return null;
  const mail = parseReadable(Mail, document);
  return {
    id: document.id,
    state: mail === null ? null : stateAt(document, mail.delivery, now),
    createdAt: mail?.created_at ?? null,
  };
}

/** Whether a stored mail tells the buyer the same facts as `mail`, for the first time or again. */
export function isAbout(stored: Pick<FilledMail, 'id'>, mail: Pick<NewMail, 'id'>): boolean {
  return stored.id === mail.id || stored.id.startsWith(`${mail.id}-`);
}

/** The filling that the buyer was told last. */
function lastTold(stored: readonly FilledMail[]): FilledMail | undefined {
  const sent = stored.filter(({ state }) => state === 'SUCCESS');
  const time = ({ createdAt }: FilledMail) => createdAt?.getTime() ?? 0;
  return sent.toSorted((a, b) => time(b) - time(a))[0];
}

/**
 * The mail to write for an order as it is filled now; null if its buyer was told so last, or will
 * be. A filling that was corrected, and then put back after the correction was told, is told again:
 * that mail's id names the one it overtakes, so that it is written once.
 * @param mail the order's present filling, under its first id.
 * @param stored all mails of the order's fillings.
 */
export function filledNews(mail: NewMail, stored: readonly FilledMail[]): NewMail | null {
  const same = stored.filter((each) => isAbout(each, mail));
  if (same.length === 0) return mail;
  const last = lastTold(stored);
  const isWaiting = same.some(({ state }) => state !== 'SUCCESS');
  if (isWaiting || last === undefined || isAbout(last, mail)) return null;
  const id = `${mail.id}-${shortDigest(last.id, DIGEST_LENGTH)}`;
  // Clocks of two servers may differ.
  return same.some((each) => each.id === id) ? null : { ...mail, id };
}
