import { Claim } from '@reef/domain/claims/claim';
import { Order } from '@reef/domain/orders/order';
import { orderSearchTerms } from '@reef/domain/orders/order-search';
import type { Firestore } from 'firebase-admin/firestore';
import { type DocumentUpdate, updateMany } from '#shared/db/atomic-writes.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { recordOf } from '#pictures/picture-record.ts';
import { accountCollections } from '#accounts/account-collections.ts';

type Forget = { db: Firestore; now: () => Date };

export type ForgetResult =
  | { ok: true; orders: number; reservations: number; logEntries: number }
  | { ok: false; refusal: 'account-exists' | 'order-open' };

function isOpen(order: Order): boolean {
  const isOwed = order.payment_status === 'paid' && !order.is_fulfilled;
  return order.payment_status === 'pending' || (isOwed && order.status !== 'cancelled');
}

function withoutBuyer(order: Order, now: Date): Record<string, unknown> {
  const nobody = { buyer_email: '', buyer_name: '', shipping_address: null };
  const search_terms = orderSearchTerms({ ...order, ...nobody });
  return { ...nobody, search_terms, updated_at: now };
}

/** Entries about the account, and those that hold an order of its buyer's that was deleted. */
async function logChanges({ db }: Forget, userId: string): Promise<DocumentUpdate[]> {
  const { auditLog } = accountCollections(db);
  const [about, orders] = await Promise.all([
    auditLog.where('target_id', '==', userId).get(),
    auditLog.where('before.user_id', '==', userId).get(),
  ]);
  const emptied = { before: null, after: null };
  return [
    ...about.docs.map(({ ref }) => ({ document: ref, fields: { target_email: '', ...emptied } })),
    ...orders.docs.map(({ ref }) => ({ document: ref, fields: emptied })),
  ];
}

/** Claims without what says who made them; their photos are left to the nightly sweep, as unused. */
async function claimChanges(
  { db, now }: Forget,
  claims: readonly Claim[],
): Promise<DocumentUpdate[]> {
  const paths = claims.flatMap(({ photos }) => photos);
  const records = await Promise.all(paths.map((photo) => recordOf(db, photo).get()));
  const unused = { is_used: false, is_sold: false, unused_since: new Date(0) };
  const emptied = { buyer_email: '', buyer_name: '', sentence: '', photos: [], updated_at: now() };
  return [
    // One that the sweep has taken already is gone.
    ...records.flatMap(({ exists, ref }) => (exists ? [{ document: ref, fields: unused }] : [])),
    ...claims.map(({ id }) => ({
      document: accountCollections(db).claims.doc(id),
      fields: emptied,
    })),
  ];
}

/**
 * Takes a deleted customer's name, e-mail and address off what is kept for the books: orders,
 * reservations, claims and the log stay, with their sums, dates and ids; photos of claims go. For an operator, on the customer's
 * request, after the account itself was deleted. May be repeated.
 */
export async function forgetCustomer(deps: Forget, userId: string): Promise<ForgetResult> {
  const { profiles, orders, reservations, claims } = accountCollections(deps.db);
  if ((await profiles.doc(userId).get()).exists) return { ok: false, refusal: 'account-exists' };
  const [bought, held, reported] = await Promise.all([
    orders.where('user_id', '==', userId).get(),
    reservations.where('user_id', '==', userId).get(),
    claims.where('user_id', '==', userId).get(),
  ]);
  const parsed = bought.docs.flatMap((document) => parseDocument(Order, document) ?? []);
  const losses = reported.docs.flatMap((document) => parseDocument(Claim, document) ?? []);
  const isOwed = parsed.some(isOpen) || losses.some(({ needs_owner }) => needs_owner);
  if (isOwed) return { ok: false, refusal: 'order-open' };
  const log = await logChanges(deps, userId);
  await updateMany(deps.db, [
    ...parsed.map((order) => ({
      document: orders.doc(order.id),
      fields: withoutBuyer(order, deps.now()),
    })),
    ...held.docs.map(({ ref }) => ({ document: ref, fields: { buyer_email: '', buyer_name: '' } })),
    ...(await claimChanges(deps, losses)),
    ...log,
  ]);
  return { ok: true, orders: parsed.length, reservations: held.size, logEntries: log.length };
}
