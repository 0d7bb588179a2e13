import { randomUUID } from 'node:crypto';
import { Claim } from '@reef/domain/claims/claim';
import type {
  DecideClaimRequest,
  LineDecision,
  ReportClaimRequest,
} from '@reef/domain/claims/claim-calls';
import { claimFolder, claimPhotoPath } from '@reef/domain/claims/claim-photo';
import { Order } from '@reef/domain/orders/order';
import { HOUR_MS } from '@reef/domain/shared/time';
import type { Firestore } from 'firebase-admin/firestore';
import type { CheckoutDeps } from '../../functions/src/checkout/deps.ts';
import { orderId } from '../../functions/src/checkout/ids.ts';
import { settle } from '../../functions/src/checkout/settle/settle.ts';
import { reportClaim, type ReportDeps } from '../../functions/src/claims/report-claim.ts';
import { recordOf } from '../../functions/src/pictures/picture-record.ts';
import { parseDocument } from '../../functions/src/shared/db/documents.ts';
import { beginCheckout } from './checkouts.ts';
import { okOf } from './ok-of.ts';
import { addBuyer, cartOf, stockProduct } from './shop-fixture.ts';
import { stripeControl } from './payments/stripe-control.ts';

/** An order that was paid at Stripe and delivered an hour ago. */
export type DeliveredOrder = { id: string; product: string; buyer: string; sessionId: string };

/**
 * Makes a buyer buy, pay and get a product's units, and optionally one of another product.
 * @param left how many of the first stay in stock.
 */
export async function deliverOrder(
  deps: CheckoutDeps,
  {
    quantity = 1,
    left = 0,
    hasSecondLine = false,
  }: { quantity?: number; left?: number; hasSecondLine?: boolean } = {},
): Promise<DeliveredOrder> {
  const [product, buyer] = [await stockProduct(deps.db, quantity + left), await addBuyer(deps.db)];
  const second = hasSecondLine ? [await stockProduct(deps.db, 1)] : [];
  const bought = cartOf([product, quantity], ...second.map((id): [string, number] => [id, 1]));
  const { sessionId } = await beginCheckout(deps, buyer, bought);
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  const id = orderId(sessionId);
  await deps.db.doc(`orders/${id}`).update({
    is_fulfilled: true,
    fulfillment_type: 'driving',
    tracking_number: 'LOCAL',
    status: 'delivered',
    delivery_datetime: new Date(deps.now().getTime() - HOUR_MS),
  });
  return { id, product, buyer, sessionId };
}

/** Makes an account an admin's. @returns its id. */
export async function addAdmin(db: Firestore): Promise<string> {
  const admin = await addBuyer(db);
  await db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
  return admin;
}

/** A report of some units of the order's first line, with one checked photo. */
export async function aReport(
  deps: CheckoutDeps,
  order: DeliveredOrder,
  quantity = 1,
): Promise<ReportClaimRequest> {
  const request_id = randomUUID();
  const photo = claimPhotoPath(claimFolder(order.buyer, order.id, request_id), 1, 'image/png');
  await recordOf(deps.db, photo).set({
    path: photo,
    generation: '1',
    type: 'image/png',
    width: 64,
    height: 48,
    size_bytes: 100,
    is_used: false,
    is_sold: false,
    is_going: false,
    unused_since: deps.now(),
  });
  return {
    request_id,
    order_id: order.id,
    lines: [{ line: 0, quantity }],
    sentence: 'It was dead in its bag.',
    photos: [photo],
    reported_at: deps.now().toISOString(),
  };
}

/** A delivered order with a claim for its first line, and an admin who may decide it. */
export async function reportLoss(
  deps: ReportDeps & CheckoutDeps,
  how: { quantity?: number; left?: number; claimed?: number } = {},
): Promise<{ order: DeliveredOrder; claimId: string; admin: string }> {
  const order = await deliverOrder(deps, how);
  const request = await aReport(deps, order, how.claimed);
  const { claimId } = okOf(await reportClaim(deps, order.buyer, request));
  return { order, claimId, admin: await addAdmin(deps.db) };
}

/** A decision about a claim's first line. */
export function aDecision(
  claimId: string,
  decision:
    | { kind: 'refund'; amount_cents: number }
    | { kind: 'replacement'; listed_as?: string }
    | { kind: 'declined'; reason: string }
    | { kind: 'settled'; note: string; given_cents?: number },
  revision = 1,
): DecideClaimRequest {
  const decisions: LineDecision[] = [{ line: 0, ...decision }];
  return { request_id: randomUUID(), claim_id: claimId, revision, decisions };
}

/** A claim in the database. @throws if there is none. */
export async function storedClaim(db: Firestore, id: string): Promise<Claim> {
  const claim = parseDocument(Claim, await db.doc(`claims/${id}`).get());
  if (claim === null) throw new Error(`no claim ${id}`);
  return claim;
}

/** An order in the database. @throws if there is none. */
export async function orderInShop(db: Firestore, id: string): Promise<Order> {
  const order = parseDocument(Order, await db.doc(`orders/${id}`).get());
  if (order === null) throw new Error(`no order ${id}`);
  return order;
}

/** How much of a session's payment Stripe has given back. */
export async function refundedCents(deps: CheckoutDeps, sessionId: string): Promise<number> {
  return (await deps.payments.retrieveSession(sessionId))?.refundedCents ?? 0;
}

/** The claims of an order, by its id. */
export async function claimsOf(db: Firestore, id: string): Promise<Claim[]> {
  const found = await db.collection('claims').where('order_id', '==', id).get();
  return found.docs.flatMap((document) => parseDocument(Claim, document) ?? []);
}

/** The mails about something, by their ids. */
export async function mailsAbout(db: Firestore, about: string): Promise<string[]> {
  const found = await db.collection('mail').where('about', '==', about).get();
  return found.docs.map(({ id }) => id).toSorted();
}
