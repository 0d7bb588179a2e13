import { isHolding, ReservationStatus } from '@reef/domain/checkout/reservation';
import { Claim, isWaiting } from '@reef/domain/claims/claim';
import { normalizeEmail } from '@reef/domain/accounts/email';
import { Order } from '@reef/domain/orders/order';
import { orderSearchTerms } from '@reef/domain/orders/sales/order-search';
import { refused } from '@reef/domain/shared/refused';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteMany, type DocumentUpdate, updateMany } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { recordOf } from '#pictures/picture-record.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { addressesIn, mailsAbout } from '#accounts/customer-documents.ts';
import {
  loggedDecisionChanges,
  ownMoveNotes,
  type OwnNotes,
  withoutNotes,
  withoutTexts,
} from './owner-texts.ts';

type Forget = { db: Firestore; now: () => Date };

export type ForgetResult =
  | {
      ok: true;
      orders: number;
      reservations: number;
      logEntries: number;
      mails: number;
      messages: number;
      /** Addresses of theirs that another account has now: mail to and from these stays. */
      leftAlone: string[];
    }
  | { ok: false; refusal: 'account-exists' | 'order-open' };

/** Empty values for a reservation's fields that name its buyer. */
const NOBODY_HELD = { buyer_email: '', buyer_name: '', ship_to: null, session_url: null };

/** Likewise for its destination, if its buyer chose a day of arrival. */
const NOWHERE = { 'delivery.zip': '' };

/**
 * Whether an order is unsent or unpaid, its money is on the way back, or its money needs a person
 * who can reach the buyer.
 */
function isOpen(order: Order): boolean {
  if (order.is_refund_failed === true || order.dispute === 'open') return true;
  if (order.payment_status !== 'paid') return order.payment_status === 'pending';
  // Still paid: Stripe has not given the money back, unless a person settled that another way.
  if (order.status === 'cancelled') return (order.settled_refunds ?? []).length === 0;
  // A replacement of which nothing is paid any more is never sent.
  const isHeldForGood = order.replaces !== undefined && order.is_packing_blocked === true;
  return !order.is_fulfilled && !isHeldForGood;
}

/**
 * Whether a payment page can still be paid, or money for one is on its way: its order would name a
 * buyer who is forgotten.
 */
function isUnderWay(reservation: QueryDocumentSnapshot): boolean {
  const status = ReservationStatus.safeParse(reservation.get('status')).data;
  return status !== undefined && (isHolding(status) || status === 'refunding');
}

function withoutBuyer(order: Order, notes: OwnNotes, now: Date): Record<string, unknown> {
  const nobody = { buyer_email: '', buyer_name: '', shipping_address: null, arrival_zip: null };
  const search_terms = orderSearchTerms({ ...order, ...nobody });
  const { claims, day_moves } = order;
  return {
    ...nobody,
    ...(claims && {
      claims: claims.map((claim) => ({ ...claim, lines: withoutTexts(claim.lines) })),
    }),
    ...(day_moves && { day_moves: withoutNotes(day_moves, notes) }),
    search_terms,
    updated_at: now,
  };
}

type Entries = readonly QueryDocumentSnapshot[];

/** Entries about the account, entries by it, and entries with a deleted order of this buyer. */
type Log = { about: Entries; by: Entries; orders: Entries };

async function logOf({ db }: Forget, userId: string): Promise<Log> {
  const { auditLog } = accountCollections(db);
  const [about, by, orders] = await Promise.all([
    auditLog.where('target_id', '==', userId).get(),
    auditLog.where('actor_id', '==', userId).get(),
    auditLog.where('before.user_id', '==', userId).get(),
  ]);
  return { about: about.docs, by: by.docs, orders: orders.docs };
}

function logChanges({ about, by, orders }: Log): DocumentUpdate[] {
  const emptied = { before: null, after: null };
  return [
    ...about.map(({ ref }) => ({ document: ref, fields: { target_email: '', ...emptied } })),
    ...by.map(({ ref }) => ({ document: ref, fields: { actor_email: '' } })),
    ...orders.map(({ ref }) => ({ document: ref, fields: emptied })),
  ];
}

/** Removes from claims what names their buyer; the nightly sweep deletes their photos as unused. */
async function claimChanges(
  { db, now }: Forget,
  claims: readonly Claim[],
): Promise<DocumentUpdate[]> {
  const paths = claims.flatMap(({ photos }) => photos);
  const records = await Promise.all(paths.map((photo) => recordOf(db, photo).get()));
  const unused = { is_used: false, is_sold: false, unused_since: new Date(0) };
  const emptied = { buyer_email: '', buyer_name: '', sentence: '', photos: [], updated_at: now() };
  return [
    // The sweep may have deleted one already.
    ...records.flatMap(({ exists, ref }) => (exists ? [{ document: ref, fields: unused }] : [])),
    ...claims.map(({ id, lines }) => ({
      document: accountCollections(db).claims.doc(id),
      fields: { ...emptied, lines: withoutTexts(lines) },
    })),
  ];
}

/**
 * Which of the addresses another account has now. The customer's own account is gone, so that is
 * somebody else: for example, an admin corrected the address, and its real owner signed up with it.
 */
async function ownedNow({ db }: Forget, addresses: readonly string[]): Promise<string[]> {
  const { profiles } = accountCollections(db);
  const found = await Promise.all(
    addresses.map((email) => profiles.where('email', '==', email).limit(1).get()),
  );
  return addresses.filter((_, at) => found[at]?.empty === false);
}

/** Contact-form messages from these addresses, in any capitalization. */
async function messagesFrom({ db }: Forget, addresses: ReadonlySet<string>) {
  // Erasing is rare, and no query finds an address in capitals on a message without `sender`.
  const all = await accountCollections(db).messages.select('email').get();
  return all.docs.filter((message) =>
    addresses.has(normalizeEmail(String(message.get('email') ?? ''))),
  );
}

/** Mails to these addresses, and mails about these ids, also those to the owner. */
async function mailsOf({ db }: Forget, addresses: ReadonlySet<string>, about: readonly string[]) {
  const { mail } = accountCollections(db);
  const [aboutThem, ...sent] = await Promise.all([
    mailsAbout(db, about),
    ...[...addresses].map((email) => mail.where('to', 'array-contains', email).get()),
  ]);
  const found = [...aboutThem, ...sent.flatMap(({ docs }) => docs)];
  return [...new Map(found.map(({ ref }) => [ref.path, ref])).values()];
}

/**
 * The ids of the orders they bought, also of those deleted since (SOLD-08). The first run removes the
 * buyer of such an order from the log; later runs find it by its reservation.
 */
function orderIdsOf(bought: Entries, held: Entries, { orders }: Log): string[] {
  const deleted = [
    ...held.map((reservation): unknown => reservation.get('order_id')),
    ...orders.map((entry): unknown => entry.get('target_id')),
  ];
  const known = deleted.filter((id) => typeof id === 'string');
  return [...new Set([...bought.map(({ id }) => id), ...known])];
}

/**
 * Removes a deleted customer's name, e-mail and address from what is kept for the books, and what
 * the owner wrote about them: orders, reservations, claims and the log keep their sums, dates and
 * ids. Deletes mails, contact-form messages, one-time links and claim photos. An address that
 * another account has now belongs to that account: mails to it and messages from it stay. For an
 * operator, on the customer's request, after the account itself was deleted. May be repeated.
 */
export async function forgetCustomer(deps: Forget, userId: string): Promise<ForgetResult> {
  const { profiles, orders, reservations, claims, oneTimeLinks } = accountCollections(deps.db);
  if ((await profiles.doc(userId).get()).exists) return refused('account-exists');
  const [bought, held, reported] = await Promise.all([
    orders.where('user_id', '==', userId).get(),
    reservations.where('user_id', '==', userId).get(),
    claims.where('user_id', '==', userId).get(),
  ]);
  const parsed = bought.docs.flatMap((document) => parseDocument(Order, document) ?? []);
  const losses = reported.docs.flatMap((document) => parseDocument(Claim, document) ?? []);
  const isOwed = parsed.some(isOpen) || losses.some(isWaiting) || held.docs.some(isUnderWay);
  if (isOwed) return refused('order-open');
  // Delete what is found by the address first: afterwards no document names the address.
  const kept = [...bought.docs, ...held.docs, ...reported.docs];
  const log = await logOf(deps, userId);
  const had = addressesIn(kept, [...log.about, ...log.orders]);
  const leftAlone = await ownedNow(deps, had);
  const addresses = new Set(had.filter((email) => !leftAlone.includes(email)));
  const [messages, links] = await Promise.all([
    messagesFrom(deps, addresses),
    oneTimeLinks.where('user_id', '==', userId).get(),
  ]);
  // The owner was mailed the entries that the shop noted, with the address.
  const mailedAbout = [...reported.docs, ...messages, ...log.about];
  const orderIds = orderIdsOf(bought.docs, held.docs, log);
  const about = [userId, ...orderIds, ...mailedAbout.map(({ id }) => id)];
  const mails = await mailsOf(deps, addresses, about);
  await deleteMany(deps.db, [
    ...mails,
    ...messages.map(({ ref }) => ref),
    ...links.docs.map(({ ref }) => ref),
  ]);
  const notes = await ownMoveNotes(deps.db, orderIds);
  // Written last, because deleted orders and notes are found by the log: a run that dies can be
  // repeated.
  const entries = [
    ...(await loggedDecisionChanges(deps.db, userId)),
    ...notes.entries,
    ...logChanges(log),
  ];
  await updateMany(deps.db, [
    ...parsed.map((order) => ({
      document: orders.doc(order.id),
      fields: withoutBuyer(order, notes, deps.now()),
    })),
    ...(await claimChanges(deps, losses)),
    ...held.docs.map((document) => ({
      document: document.ref,
      fields: document.get('delivery') ? { ...NOBODY_HELD, ...NOWHERE } : NOBODY_HELD,
    })),
    ...entries,
  ]);
  return {
    ok: true,
    orders: parsed.length,
    reservations: held.size,
    logEntries: entries.length,
    mails: mails.length,
    messages: messages.length,
    leftAlone,
  };
}
