import { refundedBesideClaimsCents } from '@reef/domain/claims/claim-ledger';
import { canBeFilled, Order } from '@reef/domain/orders/order';
import { deliveredAt } from '@reef/domain/orders/order-status';
import {
  isTooLateFor,
  packingMethod,
  type PackingSettings,
} from '@reef/domain/packing/packing-day';
import type { DocumentReference } from 'firebase-admin/firestore';
import { inTransaction, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseReadable } from '#shared/db/documents.ts';
import { settingsDocument, settingsIn } from '#settings/shop-settings.ts';
import { overtakenDecisionMails } from './claim-events.ts';
import { filledMails, filledNews, isAbout, readFilledMail } from './filled-mails.ts';
import { mailToBuyer, mailToOwner, mailWrite, type NewMail } from './outbox.ts';
import { correctMails, leavingAfter } from './overtaken-mails.ts';
import { withPresentAddress } from './present-address.ts';
import type { ShopDeps, ShopMail } from './shop-mail.ts';
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
import { orderPartRefunded, orderRefunded } from './templates/refund-mails.ts';

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
  return mailToOwner(shop, { id: `order-new-${order.id}`, content, about: order.id });
}

/** The mails of a sale; none once all of its money went back. */
function salesMails(order: Order, shop: ShopMail): NewMail[] {
  if (order.status === 'cancelled') {
    return toBuyer(order, shop, 'order-cancelled', orderCancelled);
  }
  if (order.payment_status === 'pending') {
    return toBuyer(order, shop, 'order-awaiting', orderAwaiting);
  }
  if (order.payment_status !== 'paid') return [];
  return [...toBuyer(order, shop, 'order-confirmed', orderConfirmed), ...toOwner(order, shop)];
}

/**
 * The mails about a paid order's money: a partial refund, and a bank that disputes the payment.
 * Claims have mails of their own for their refunds.
 */
function moneyMails(order: Order, shop: ShopMail): NewMail[] {
  const cents = refundedBesideClaimsCents(order);
  // The mail of the replaced order covers a replacement's payment.
  const isDisputed = order.dispute === 'open' && order.replaces === undefined;
  const part = (about: Order, from: ShopMail) => orderPartRefunded(about, cents, from);
  return [
    ...(cents > 0 ? toBuyer(order, shop, `order-part-refunded-${cents}`, part) : []),
    ...(isDisputed ? toBuyer(order, shop, 'order-disputed', orderDisputed) : []),
  ];
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
  return toBuyer(order, shop, 'order-refunded', (about, from) => orderRefunded(about, cents, from));
}

/** Ids of the mails that may name an order's day of arrival. */
export function mailsOfDay({ id, day_moves: moves = [] }: Order): string[] {
  const ofMoves = moves.map((move) => `day-moved-${id}-${move.id}`);
  return [`order-confirmed-${id}`, `order-new-${id}`, ...ofMoves];
}

/** The mail of the last move of an order's day; none if it does not come then, or is there. */
export function movedMails(order: Order, shop: ShopMail, now: Date): NewMail[] {
  const move = order.day_moves?.at(-1);
  const isComing = canBeFilled(order) && deliveredAt(order, now) === null;
  if (move === undefined || !isComing) return [];
  return mailToBuyer(
    order,
    shop,
    `day-moved-${order.id}-${move.id}`,
    orderMoved(order, move, shop),
  );
}

/**
 * The mail of the last move, if its day can still be kept. It is written with the move, so it is
 * missing only if it was withdrawn, such as while a dispute was open.
 */
function moveToCome(order: Order, shop: ShopMail, settings: PackingSettings, now: Date): NewMail[] {
  const { arrival_day: day } = order;
  if (!day || isTooLateFor(settings, { method: packingMethod(order), day }, now)) return [];
  return movedMails(order, shop, now);
}

/** The mails that are true of an order as it is now, but for those of its filling. */
export function presentMails(order: Order, shop: ShopMail, now: Date): NewMail[] {
  return [...salesMails(order, shop), ...laterMails(order, shop), ...movedMails(order, shop, now)];
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
 * Brings an order's mails in line with the current order, whatever change called for it: writes
 * missing ones, and withdraws or rewords those that have not left and are not true any more: they
 * wait, or were given up. So it does with the mail of a filling that was undone or corrected; what a
 * sent correction had overtaken is told again. Safe to repeat, late or out of order. An order from
 * before there was mail, or added by hand, never gets a mail of its sale. The order notes which
 * mails about its payment there were.
 * @throws if such a mail is being sent right now: only after that attempt is it known whether it
 * was sent, so it must be called again.
 */
export async function mailOrderNews(deps: ShopDeps, orderId: string): Promise<void> {
  const { orders, mail } = collections(deps.db);
  const underWay = await inTransaction(deps.db, async (tx): Promise<string[]> => {
    const stored = parseReadable(Order, await tx.get(orders.doc(orderId)));
    const written = await tx.get(mail.where('about', '==', orderId));
    if (stored === null) return [];
    // The claim's mail covers a replacement; its own news begins with the packing.
    const hasMail = !written.empty || stored.mailed !== undefined || stored.replaces !== undefined;
    if (!hasMail) return [];
    const read = (...documents: DocumentReference[]) => tx.getAll(...documents);
    const order = await withPresentAddress(deps.db, read, stored);
    // One that was being sent when its claim was decided again may wait again.
    const overtaken = await overtakenDecisionMails(deps.db, stored);
    const [saved, ...ofClaims] = await read(settingsDocument(deps.db), ...overtaken);
    const place = settingsIn(saved).settings;
    const now = deps.now();
    const filled = filledMails(order, deps.shop, place, now);
    const fillings = written.docs.flatMap((document) => readFilledMail(document, now) ?? []);
    const past = fillings.filter((each) => filled.every((present) => !isAbout(each, present)));
    // Otherwise the filling is still true, and the owner has to hear that its mail was never sent.
    const isUndone = !order.is_fulfilled || filled.length > 0;
    for (const { id, state } of past) {
      if (state === 'PENDING' || (state === 'ERROR' && isUndone)) tx.delete(mail.doc(id));
    }
    const present = presentMails(order, deps.shop, now);
    const corrected = correctMails(deps.db, tx, present, [...written.docs, ...ofClaims], now);
    // What was withdrawn is news if it becomes true again.
    const noted = (stored.mailed ?? []).filter((id) => !corrected.over.includes(id));
    const known = new Set([...noted, ...written.docs.map(({ id }) => id)]);
    const later = laterMails(order, deps.shop);
    const untold = [...later, ...moveToCome(order, deps.shop, place, now)]
      .filter(({ id }) => !known.has(id))
      .map((each) => leavingAfter(each, corrected.busyUntil));
    const news = filled.flatMap((each) => filledNews(each, fillings) ?? []);
    for (const each of [...untold, ...news]) {
      tx.create(...mailWrite(deps.db, each, now));
    }
    // Mails are deleted after half a year, and the order may change after that.
    const unnoted = later.map(({ id }) => id).filter((id) => !noted.includes(id));
    if (unnoted.length > 0 || noted.length !== stored.mailed?.length) {
      tx.update(orders.doc(orderId), { mailed: [...noted, ...unnoted] });
    }
    const undone = past.flatMap(({ id, state }) => (state === 'PROCESSING' ? id : []));
    return [...undone, ...corrected.underWay];
  });
  if (underWay.length > 0) throw new Error(`being sent: ${underWay.join()}`);
}
