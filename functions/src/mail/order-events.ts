import type { Claim } from '@reef/domain/claims/claim';
import { refundedBesideClaimsCents } from '@reef/domain/claims/claim-ledger';
import { Mail } from '@reef/domain/mail/mail';
import { canBeFilled, Order } from '@reef/domain/orders/order';
import { deliveredAt } from '@reef/domain/orders/order-status';
import { canKeepDay, packingMethod, type PackingSettings } from '@reef/domain/packing/packing-day';
import type { DayMove } from '@reef/domain/shipping/choice';
import { dayEndsAt } from '@reef/domain/shipping/day';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { inTransaction, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseReadable } from '#shared/db/documents.ts';
import { readableSettings, settingsDocument } from '#settings/shop-settings.ts';
import { claimMailDocuments, presentClaimMails, readClaims } from './claim-events.ts';
import { filledMails, filledNews, isAbout } from './filled-mails.ts';
import {
  endingAt,
  mailDocument,
  mailToBuyer,
  mailToOwner,
  mailWrite,
  type NewMail,
  TIMED_MAIL_TRIES_MS,
} from './outbox.ts';
import {
  correctMails,
  leavingAfter,
  readMails,
  rewordFillings,
  type StoredMail,
} from './overtaken-mails.ts';
import { withPresentAddress } from './present-address.ts';
import type { ShopDeps, ShopMail } from './shop-mail.ts';
import {
  FILLED_EVENT,
  readShipmentNotices,
  type ShipmentNotice,
  UNFILLED_EVENT,
} from './shipment-notices.ts';
import type { MailText } from './templates/compose.ts';
import {
  newOrderForOwner,
  orderAwaiting,
  orderCancelled,
  orderConfirmed,
  orderDisputed,
  paymentFailed,
} from './templates/order-mails.ts';
import { orderMoved } from './templates/moved-mail.ts';
import { isReplaced, orderPartRefunded, orderRefunded } from './templates/refund-mails.ts';
import { unfilledMails } from './unfilled-mails.ts';

function toBuyer(
  order: Order,
  shop: ShopMail,
  event: string,
  words: (order: Order, shop: ShopMail) => MailText,
): NewMail[] {
  return mailToBuyer(order, shop, `${event}-${order.id}`, words(order, shop));
}

function toOwner(order: Order, shop: ShopMail): NewMail[] {
  const content = newOrderForOwner(order, shop);
  const answers = order.buyer_email === '' ? {} : { replyTo: order.buyer_email };
  return mailToOwner(shop, { id: `order-new-${order.id}`, ...answers, content, about: order.id });
}

/**
 * The mails of a sale; none once all of its money went back.
 * @param isKept whether its chosen day can still be kept, as far as that is known.
 */
function salesMails(order: Order, shop: ShopMail, isKept = true): NewMail[] {
  if (order.status === 'cancelled') {
    return toBuyer(order, shop, 'order-cancelled', orderCancelled);
  }
  if (order.payment_status === 'pending') {
    return toBuyer(order, shop, 'order-awaiting', orderAwaiting);
  }
  if (order.payment_status !== 'paid') return [];
  const promised = isKept ? order : { ...order, arrival_day: null };
  return [...toBuyer(promised, shop, 'order-confirmed', orderConfirmed), ...toOwner(order, shop)];
}

/** The mail of a partial refund. */
function partMails(order: Order, shop: ShopMail, cents: number): NewMail[] {
  const words = (about: Order, from: ShopMail) => orderPartRefunded(about, cents, from);
  return toBuyer(order, shop, `order-part-refunded-${cents}`, words);
}

/**
 * The mails about a paid order's money: a partial refund, and a bank that disputes the payment.
 * Claims have mails of their own for their refunds.
 */
function moneyMails(order: Order, shop: ShopMail): NewMail[] {
  const cents = refundedBesideClaimsCents(order);
  // The mail of the replaced order covers a replacement's payment.
  const isDisputed = order.dispute === 'open' && order.replaces === undefined;
  return [
    ...(cents > 0 ? partMails(order, shop, cents) : []),
    ...(isDisputed ? toBuyer(order, shop, 'order-disputed', orderDisputed) : []),
  ];
}

/**
 * The mails of a refund once all of the payment is gone. If the rest went another way, such as by a
 * claim or to the bank, the mail of the part has told that refund, and still does. What is news
 * then is that a replacement is not sent.
 */
function refundedMails(order: Order, shop: ShopMail, cents: number): NewMail[] {
  const part = partMails(order, shop, cents);
  const isTold = part.some(({ id }) => order.mailed?.includes(id) === true);
  if (isTold && !isReplaced(order)) return part;
  return toBuyer(order, shop, 'order-refunded', (about, from) => orderRefunded(about, cents, from));
}

/** The mails about later changes of an order's payment. */
function laterMails(order: Order, shop: ShopMail): NewMail[] {
  if (order.payment_status === 'failed') {
    return toBuyer(order, shop, 'payment-failed', paymentFailed);
  }
  if (order.payment_status === 'paid') return moneyMails(order, shop);
  // Cancelled with a notice: that mail already says that the money goes back.
  const isAnnounced = order.status === 'cancelled' && order.notice !== null;
  const cents = refundedBesideClaimsCents(order);
  // Claims' mails covered all of it, or the bank took the money.
  if (order.payment_status !== 'refunded' || isAnnounced || cents === 0) return [];
  return refundedMails(order, shop, cents);
}

function moveMailId(order: Pick<Order, 'id'>, move: Pick<DayMove, 'id'>): string {
  return `day-moved-${order.id}-${move.id}`;
}

/** Ids of the mails that may name an order's day of arrival. */
export function mailsOfDay(order: Order): string[] {
  const ofMoves = (order.day_moves ?? []).map((move) => moveMailId(order, move));
  return [`order-confirmed-${order.id}`, `order-new-${order.id}`, ...ofMoves];
}

/**
 * The day that the buyer was told before the last move of it; null for none. The mail of an earlier
 * move that has not left is taken back, so its day was never told.
 */
function toldDay(order: Order, mails: readonly StoredMail[]): DayMove['from'] {
  const moves = order.day_moves ?? [];
  const left = mails.filter(({ state }) => state === 'SUCCESS' || state === 'PROCESSING');
  const isTold = (move: DayMove) => left.some(({ id }) => id === moveMailId(order, move));
  return moves.slice(0, -1).findLast(isTold)?.to ?? moves[0]?.from ?? null;
}

/** The shop at a moment. */
type ShopNow = { shop: ShopMail; settings: PackingSettings; now: Date };

/** Until when the mail of a move is tried. */
function moveEnd({ to }: DayMove, { settings, now }: ShopNow) {
  const least = new Date(now.getTime() + TIMED_MAIL_TRIES_MS);
  const over = dayEndsAt(settings.time_zone, to);
  return endingAt(over > least ? over : least, now);
}

/**
 * The mail of the last move of an order's day; none if it does not come then, or is there.
 * @param mails the stored ones about the order, or about its day.
 */
export function movedMails(order: Order, at: ShopNow, mails: readonly StoredMail[]): NewMail[] {
  const move = order.day_moves?.at(-1);
  const isComing = canBeFilled(order) && deliveredAt(order, at.now) === null;
  if (move === undefined || !isComing) return [];
  const words = orderMoved(order, { ...move, from: toldDay(order, mails) }, at.shop);
  const end = moveEnd(move, at);
  const written = mailToBuyer(order, at.shop, moveMailId(order, move), words);
  return written.map((mail) => ({ ...mail, ...end }));
}

/**
 * The moves of an order's day of which its buyer was told, or is about to be: those mails say that
 * the animals are in the shop's tanks.
 * @param mails those that are stored, or written now.
 */
function toldMoves(order: Order, mails: readonly Pick<NewMail, 'id'>[]): ShipmentNotice[] {
  return (order.day_moves ?? []).flatMap((move) => {
    const id = moveMailId(order, move);
    const isTold = mails.some((mail) => mail.id === id);
    return isTold ? { id, state: 'SUCCESS', createdAt: move.at } : [];
  });
}

/** Whether the order's day can still be kept, by the settings as they are now. */
function isDayToCome(order: Order, settings: PackingSettings, now: Date): boolean {
  const { arrival_day: day } = order;
  return !!day && canKeepDay(settings, { method: packingMethod(order), day }, now);
}

/**
 * The mails that are true of an order as it is now, but for those of its filling and of its undoing.
 * @param mails see `movedMails`.
 */
export function presentMails(order: Order, at: ShopNow, mails: readonly StoredMail[]): NewMail[] {
  const moved = movedMails(order, at, mails);
  const isKept = isDayToCome(order, at.settings, at.now);
  return [...salesMails(order, at.shop, isKept), ...laterMails(order, at.shop), ...moved];
}

/** When the mails of an order that is paid were written, in whatever state they are; null if not. */
export async function confirmedAt(
  { db }: ShopDeps,
  unit: UnitOfWork,
  orderId: string,
): Promise<Date | null> {
  const ids = [`order-confirmed-${orderId}`, `order-new-${orderId}`];
  const found = await unit.read(...ids.map((id) => mailDocument(db, id)));
  const [first] = found.flatMap((each) => parseReadable(Mail, each) ?? []);
  return first?.created_at ?? null;
}

/**
 * Writes the mails of a new order in the unit that writes the order. The order's reservation guards
 * them, as it guards the order: they are written once.
 */
export function queueOrderMails(deps: ShopDeps, unit: UnitOfWork, order: Order): void {
  for (const mail of salesMails(order, deps.shop)) {
    unit.setUnguarded(...mailWrite(deps.db, mail, deps.now()));
  }
}

/**
 * Writes the mails about an order's money that it has not had. The other mails have days, times and
 * the shop's address, and wait until the settings that say them can be read.
 * @returns why it has to be done again.
 */
function tellOfMoney(
  deps: ShopDeps,
  tx: Transaction,
  order: Order,
  written: readonly DocumentSnapshot[],
): string {
  const noted = order.mailed ?? [];
  const known = new Set([...noted, ...written.map(({ id }) => id)]);
  const untold = laterMails(order, deps.shop).filter(({ id }) => !known.has(id));
  for (const mail of untold) tx.create(...mailWrite(deps.db, mail, deps.now()));
  if (untold.length > 0) {
    const mailed = [...noted, ...untold.map(({ id }) => id)];
    tx.update(collections(deps.db).orders.doc(order.id), { mailed });
  }
  return `cannot be read: ${settingsDocument(deps.db).path}`;
}

/**
 * Brings an order's mails in line with the current order, whatever change called for it: writes
 * missing ones, and withdraws or rewords those that have not left and are not true any more: they
 * wait, or were given up. So it does with the mail of a filling that was undone or corrected; one
 * that was sent is taken back by another mail, and what that or a sent correction had overtaken is
 * told again. Safe to repeat, late or out of order. An order from before there was mail, or added by
 * hand, never gets a mail of its sale. The order notes which mails about its payment there were.
 * @throws if such a mail is being sent right now: only after that attempt is it known whether it
 * was sent, so it must be called again. So it must where the settings cannot be read.
 */
export async function mailOrderNews(deps: ShopDeps, orderId: string): Promise<void> {
  const { orders, mail } = collections(deps.db);
  const awaits = await inTransaction(deps.db, async (tx): Promise<string | null> => {
    const stored = parseReadable(Order, await tx.get(orders.doc(orderId)));
    const written = await tx.get(mail.where('about', '==', orderId));
    if (stored === null) return null;
    // The claim's mail covers a replacement; its own news begins with the packing.
    const hasMail = !written.empty || stored.mailed !== undefined || stored.replaces !== undefined;
    if (!hasMail) return null;
    const read = (...documents: DocumentReference[]) => tx.getAll(...documents);
    const order = await withPresentAddress(deps.db, read, stored);
    // One that was being sent when its claim was decided again may wait again.
    const claims = await readClaims(deps.db, stored);
    const places = claims.flatMap((claim) => claimMailDocuments(deps.db, claim));
    const [saved, ...ofClaims] = await read(settingsDocument(deps.db), ...places);
    const now = deps.now();
    const place = readableSettings(saved);
    if (place === null) return tellOfMoney(deps, tx, order, written.docs);
    const filled = filledMails(order, deps.shop, place, now);
    const fillings = readShipmentNotices(written.docs, FILLED_EVENT, now);
    const past = fillings.filter((each) => filled.every((present) => !isAbout(each, present)));
    // Otherwise the filling is still true, and the owner has to hear that its mail was never sent.
    const isUndone = !order.is_fulfilled || filled.length > 0;
    for (const { id, state } of past) {
      if (state === 'PENDING' || (state === 'ERROR' && isUndone)) tx.delete(mail.doc(id));
    }
    const mails = readMails(written.docs, now);
    const at = { shop: deps.shop, settings: place, now };
    // A move's mail is written with it, so it is missing only if it was withdrawn, such as while a
    // dispute was open.
    const moved = isDayToCome(order, place, now) ? movedMails(order, at, mails) : [];
    const undoings = readShipmentNotices(written.docs, UNFILLED_EVENT, now);
    const tellings = [...fillings, ...undoings, ...toldMoves(order, [...mails, ...moved])];
    const unfilled = unfilledMails(order, at, tellings, mails);
    const { buyer_email } = order;
    const isAllBack = order.payment_status === 'refunded';
    const ofClaim = (claim: Claim) =>
      presentClaimMails({ ...claim, buyer_email }, deps.shop, isAllBack);
    const ofOrder = [...presentMails(order, at, mails), ...unfilled];
    const present = [...ofOrder, ...claims.flatMap(ofClaim)];
    const all = [...written.docs, ...ofClaims];
    const corrected = correctMails(deps.db, tx, present, all, now);
    rewordFillings(deps.db, tx, filled, mails);
    // What was withdrawn is news if it becomes true again.
    const noted = (stored.mailed ?? []).filter((id) => !corrected.over.includes(id));
    const known = new Set([...noted, ...written.docs.map(({ id }) => id)]);
    const later = laterMails(order, deps.shop);
    const untold = [...later, ...moved]
      .filter(({ id }) => !known.has(id))
      .map((each) => leavingAfter(each, corrected.busyUntil));
    // These wait longer than anything is being sent.
    const news = [
      ...filled.flatMap((each) => filledNews(each, tellings) ?? []),
      ...unfilled.filter(({ id }) => !known.has(id)),
    ];
    for (const each of [...untold, ...news]) {
      tx.create(...mailWrite(deps.db, each, now));
    }
    // Mails are deleted after half a year, and the order may change after that.
    const unnoted = later.map(({ id }) => id).filter((id) => !noted.includes(id));
    if (unnoted.length > 0 || noted.length !== stored.mailed?.length) {
      tx.update(orders.doc(orderId), { mailed: [...noted, ...unnoted] });
    }
    const undone = past.flatMap(({ id, state }) => (state === 'PROCESSING' ? id : []));
    const underWay = [...undone, ...corrected.underWay];
    return underWay.length > 0 ? `being sent: ${underWay.join()}` : null;
  });
  if (awaits !== null) throw new Error(awaits);
}
