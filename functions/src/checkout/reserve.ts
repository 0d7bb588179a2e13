import { ExtendedProfile, Profile, purchaseBar } from '@reef/domain/account';
import type { CreatePaymentRequest } from '@reef/domain/checkout-calls';
import { Product, stockFields } from '@reef/domain/product';
import { HOLD_GRACE_MS, Reservation, SESSION_OPEN_MS } from '@reef/domain/reservation';
import { decideReserve, quantityPerProduct, type ReserveRefusal } from '@reef/domain/reserve';
import * as z from 'zod/mini';
import { collections, parseDocument } from '../adapters/documents.ts';
import { atomically, type UnitOfWork } from '../adapters/unit-of-work.ts';
import type { CheckoutDeps } from './deps.ts';
import { cartFingerprint, reservationId } from './ids.ts';

/** Which hold is a buyer's latest; guards that one buyer never has two. */
const LatestHold = z.object({ reservation_id: z.string() });

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

async function readAccount(deps: CheckoutDeps, unit: UnitOfWork, userId: string) {
  const { profiles, extended } = collections(deps.db);
  const [profileDoc, extendedDoc] = await unit.read(profiles.doc(userId), extended.doc(userId));
  const profile = profileDoc ? parseDocument(Profile, profileDoc) : null;
  const details = extendedDoc ? parseDocument(ExtendedProfile, extendedDoc) : null;
  const name = `${details?.first_name ?? ''} ${details?.last_name ?? ''}`.trim();
  return { bar: purchaseBar(profile, details), email: profile?.email ?? '', name };
}

async function readProducts(deps: CheckoutDeps, unit: UnitOfWork, ids: string[]) {
  const { products } = collections(deps.db);
  const documents = await unit.read(...ids.map((id) => products.doc(id)));
  const parsed = documents.map((document) => parseDocument(Product, document));
  return new Map(parsed.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

async function earlierHold(deps: CheckoutDeps, unit: UnitOfWork, userId: string) {
  const { latestHolds, reservations } = collections(deps.db);
  const [pointer] = await unit.read(latestHolds.doc(userId));
  const latest = pointer ? parseDocument(LatestHold, pointer) : null;
  if (!latest) return null;
  const [document] = await unit.read(reservations.doc(latest.reservation_id));
  const reservation = document ? parseDocument(Reservation, document) : null;
  return reservation?.status === 'held' ? reservation : null;
}

async function reserveNew(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  intent: Intent,
  id: string,
): Promise<ReserveResult> {
  const now = deps.now();
  const quantities = quantityPerProduct(intent.request.items);
  const account = await readAccount(deps, unit, intent.userId);
  const products = await readProducts(deps, unit, [...quantities.keys()]);
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
  const { latestHolds, products: productDocs, reservations } = collections(deps.db);
  for (const [productId, stock] of decision.stockAfter) {
    const before = products.get(productId) ?? null;
    unit.put(productDocs.doc(productId), stockFields(before, stock, now));
  }
  unit.put(reservations.doc(id), reservation);
  unit.put(latestHolds.doc(intent.userId), { reservation_id: id, updated_at: now });
  return { kind: 'reserved', reservation };
}

/**
 * Reads account, products and stock, prices the lines from the database and takes the stock off the
 * shelf in one atomic step, or refuses and changes nothing.
 * The same buyer's same request finds the reservation of the first call; another hold of the same
 * buyer is reported, so that the caller can close it first.
 */
export async function reserve(deps: CheckoutDeps, intent: Intent): Promise<ReserveResult> {
  const id = reservationId(intent.userId, intent.requestId);
  const fingerprint = cartFingerprint(quantityPerProduct(intent.request.items));
  const { reservations } = collections(deps.db);
  return atomically(deps.db, async (unit): Promise<ReserveResult> => {
    const [document] = await unit.read(reservations.doc(id));
    const existing = document ? parseDocument(Reservation, document) : null;
    if (existing) return ofEarlierCall(existing, fingerprint);
    const earlier = await earlierHold(deps, unit, intent.userId);
    if (earlier) return { kind: 'earlier-hold', reservation: earlier };
    return reserveNew(deps, unit, intent, id);
  });
}
