import { ExtendedProfile, Profile, purchaseBar } from '@reef/domain/account';
import type { CreatePaymentRequest } from '@reef/domain/checkout-calls';
import { Product, stockFields } from '@reef/domain/product';
import { HOLD_GRACE_MS, Reservation, SESSION_OPEN_MS } from '@reef/domain/reservation';
import { decideReserve, quantityPerProduct, type ReserveRefusal } from '@reef/domain/reserve';
import type { Transaction } from 'firebase-admin/firestore';
import { collections, parseDocument } from '../adapters/documents.ts';
import type { CheckoutDeps } from './deps.ts';
import { cartFingerprint, reservationId } from './ids.ts';

/** Retries of one transaction; Firestore backs off in between. 50 buyers of one fish need several. */
export const MAX_ATTEMPTS = 20;

export type ReserveResult =
  | { kind: 'reserved'; reservation: Reservation }
  | { kind: 'earlier-hold'; reservation: Reservation }
  | { kind: 'request-reused' }
  | { kind: 'request-finished'; reservation: Reservation }
  | { kind: 'refused'; refusal: ReserveRefusal };

type Intent = { userId: string; requestId: string; request: CreatePaymentRequest };

function ofEarlierCall(existing: Reservation, fingerprint: string): ReserveResult {
  if (existing.cart_fingerprint !== fingerprint) return { kind: 'request-reused' };
  if (existing.status === 'held') return { kind: 'reserved', reservation: existing };
  return { kind: 'request-finished', reservation: existing };
}

async function readAccount(deps: CheckoutDeps, tx: Transaction, userId: string) {
  const { profiles, extended } = collections(deps.db);
  const [profileDoc, extendedDoc] = await tx.getAll(profiles.doc(userId), extended.doc(userId));
  const profile = profileDoc ? parseDocument(Profile, profileDoc) : null;
  const details = extendedDoc ? parseDocument(ExtendedProfile, extendedDoc) : null;
  const name = `${details?.first_name ?? ''} ${details?.last_name ?? ''}`.trim();
  return { bar: purchaseBar(profile, details), email: profile?.email ?? '', name };
}

async function readProducts(deps: CheckoutDeps, tx: Transaction, ids: string[]) {
  const { products } = collections(deps.db);
  const documents = await tx.getAll(...ids.map((id) => products.doc(id)));
  const parsed = documents.map((document) => parseDocument(Product, document));
  return new Map(parsed.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

async function otherHold(deps: CheckoutDeps, tx: Transaction, userId: string, id: string) {
  const { reservations } = collections(deps.db);
  const held = await tx.get(
    reservations.where('user_id', '==', userId).where('status', '==', 'held').limit(2),
  );
  const other = held.docs.find((document) => document.id !== id);
  return other ? parseDocument(Reservation, other) : null;
}

async function reserveNew(
  deps: CheckoutDeps,
  tx: Transaction,
  intent: Intent,
  id: string,
): Promise<ReserveResult> {
  const now = deps.now();
  const quantities = quantityPerProduct(intent.request.items);
  const account = await readAccount(deps, tx, intent.userId);
  const products = await readProducts(deps, tx, [...quantities.keys()]);
  const decision = decideReserve(intent.request.items, products, account.bar, now);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
  const sessionExpiresAt = new Date(now.getTime() + SESSION_OPEN_MS);
  const reservation: Reservation = {
    id,
    user_id: intent.userId,
    request_id: intent.requestId,
    cart_fingerprint: cartFingerprint(quantities),
    lines: decision.lines,
    subtotal_cents: decision.subtotalCents,
    currency: 'usd',
    buyer_email: account.email,
    buyer_name: account.name,
    success_url: intent.request.successUrl,
    cancel_url: intent.request.cancelUrl,
    status: 'held',
    session_id: null,
    session_url: null,
    order_id: null,
    created_at: now,
    session_expires_at: sessionExpiresAt,
    hold_until: new Date(sessionExpiresAt.getTime() + HOLD_GRACE_MS),
    updated_at: now,
  };
  const { products: productDocs, reservations } = collections(deps.db);
  for (const [productId, stock] of decision.stockAfter) {
    const before = products.get(productId) ?? null;
    tx.update(productDocs.doc(productId), stockFields(before, stock, now));
  }
  tx.create(reservations.doc(id), reservation);
  return { kind: 'reserved', reservation };
}

/**
 * One transaction that reads account, products and stock, prices the lines from the database and
 * takes the stock off the shelf, or refuses and changes nothing.
 * The same buyer's same request finds the reservation of the first call; another hold of the same
 * buyer is reported, so that the caller can close it first.
 */
export async function reserve(deps: CheckoutDeps, intent: Intent): Promise<ReserveResult> {
  const id = reservationId(intent.userId, intent.requestId);
  const fingerprint = cartFingerprint(quantityPerProduct(intent.request.items));
  const { reservations } = collections(deps.db);
  return deps.db.runTransaction(
    async (tx): Promise<ReserveResult> => {
      const existing = parseDocument(Reservation, await tx.get(reservations.doc(id)));
      if (existing) return ofEarlierCall(existing, fingerprint);
      const other = await otherHold(deps, tx, intent.userId, id);
      if (other) return { kind: 'earlier-hold', reservation: other };
      return reserveNew(deps, tx, intent, id);
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}
