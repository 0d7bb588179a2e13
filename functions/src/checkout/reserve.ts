import { ExtendedProfile, Profile, purchaseBar } from '@reef/domain/account';
import type { CreatePaymentRequest } from '@reef/domain/checkout-calls';
import { Product, stockFields } from '@reef/domain/product';
import { HOLD_GRACE_MS, Reservation, SESSION_OPEN_MS } from '@reef/domain/reservation';
import { decideReserve, quantityPerProduct, type ReserveRefusal } from '@reef/domain/reserve';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections, parseDocument } from '../adapters/documents.ts';
import { inTurn } from '../adapters/in-turn.ts';
import { atomically, UnitOfWork } from '../adapters/unit-of-work.ts';
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

/** What a new reservation is made of. */
type Decided = {
  intent: Intent;
  id: string;
  account: ReturnType<typeof accountIn>;
  products: ReadonlyMap<string, Product>;
};

type Intent = { userId: string; requestId: string; request: CreatePaymentRequest };

function ofEarlierCall(existing: Reservation, fingerprint: string): ReserveResult {
  if (existing.cart_fingerprint !== fingerprint) return { kind: 'request-reused' };
  if (existing.status === 'held') return { kind: 'reserved', reservation: existing };
  return { kind: 'request-finished', reservation: existing };
}

function accountIn(profileDoc: DocumentSnapshot, extendedDoc: DocumentSnapshot) {
  const profile = parseDocument(Profile, profileDoc);
  const details = parseDocument(ExtendedProfile, extendedDoc);
  const name = `${details?.first_name ?? ''} ${details?.last_name ?? ''}`.trim();
  return { bar: purchaseBar(profile, details), email: profile?.email ?? '', name };
}

function productsIn(documents: readonly DocumentSnapshot[]): Map<string, Product> {
  const parsed = documents.map((document) => parseDocument(Product, document));
  return new Map(parsed.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

async function earlierHold(deps: CheckoutDeps, unit: UnitOfWork, pointer: DocumentSnapshot) {
  const latest = parseDocument(LatestHold, pointer);
  if (!latest) return null;
  const [document] = await unit.read(collections(deps.db).reservations.doc(latest.reservation_id));
  const reservation = document ? parseDocument(Reservation, document) : null;
  return reservation?.status === 'held' ? reservation : null;
}

function reserveNew(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  { intent, id, account, products }: Decided,
): ReserveResult {
  const now = deps.now();
  const decision = decideReserve(intent.request.items, products, account.bar, now);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
  const sessionExpiresAt = new Date(now.getTime() + SESSION_OPEN_MS);
  const reservation: Reservation = {
    id,
    user_id: intent.userId,
    request_id: intent.requestId,
    cart_fingerprint: cartFingerprint(quantityPerProduct(intent.request.items)),
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

/** Everything a reservation is decided by, asked for in one go: nobody waits for five answers. */
async function attempt(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  intent: Intent,
): Promise<ReserveResult> {
  const id = reservationId(intent.userId, intent.requestId);
  const quantities = quantityPerProduct(intent.request.items);
  const { reservations, latestHolds, profiles, extended, products } = collections(deps.db);
  const [stored, pointer, profile, details, ...shelf] = await unit.read(
    reservations.doc(id),
    latestHolds.doc(intent.userId),
    profiles.doc(intent.userId),
    extended.doc(intent.userId),
    ...[...quantities.keys()].map((productId) => products.doc(productId)),
  );
  if (!stored || !pointer || !profile || !details) throw new Error('an answer is missing');
  const existing = parseDocument(Reservation, stored);
  if (existing) return ofEarlierCall(existing, cartFingerprint(quantities));
  const earlier = await earlierHold(deps, unit, pointer);
  if (earlier) return { kind: 'earlier-hold', reservation: earlier };
  const account = accountIn(profile, details);
  return reserveNew(deps, unit, { intent, id, account, products: productsIn(shelf) });
}

/**
 * Reads account, products and stock, prices the lines from the database and takes the stock off the
 * shelf in one atomic step, or refuses and changes nothing.
 * The same buyer's same request finds the reservation of the first call; another hold of the same
 * buyer is reported, so that the caller can close it first.
 * Whoever finds nothing on the shelf is told after one look. The others of this process take the
 * same product's units one after the other, and once one of them finds the shelf empty, all look.
 */
export async function reserve(deps: CheckoutDeps, intent: Intent): Promise<ReserveResult> {
  const unit = new UnitOfWork(deps.db);
  const look = await attempt(deps, unit, intent);
  if (unit.isEmpty) return look;
  return inTurn(
    intent.request.items.map((item) => item.id).toSorted()[0] ?? '',
    async (hasWaited) => {
      if (!hasWaited && (await unit.commit())) return look;
      return atomically(deps.db, (again) => attempt(deps, again, intent));
    },
    ({ kind }) => kind === 'refused',
  );
}
