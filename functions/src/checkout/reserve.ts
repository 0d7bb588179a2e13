import { ExtendedProfile, Profile } from '@reef/domain/accounts/account';
import { purchaseBlockReason } from '@reef/domain/accounts/account-rights';
import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { pauseLeftMs } from '@reef/domain/checkout/hoarding';
import {
  HOLD_GRACE_MS,
  isHolding,
  Reservation,
  SESSION_OPEN_MS,
  type ShippingRate,
} from '@reef/domain/checkout/reservation';
import {
  decideReserve,
  quantityPerProduct,
  type ReserveRefusal,
} from '@reef/domain/checkout/reserve';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';
import { checkDelivery, type DeliveryRefusal, shippingCents } from '@reef/domain/shipping/arrival';
import { savedAddress } from '@reef/domain/checkout/saved-address';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { createKeyedBatcher } from '#shared/db/keyed-batcher.ts';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import type { CheckoutDeps } from './deps.ts';
import { cartFingerprint, reservationId } from './ids.ts';
import { settingsIn } from '#settings/shop-settings.ts';
import { StockLedger } from './stock-ledger.ts';
import { LatestHold, tellOnce, type Unpaid, unpaidOf } from './unpaid-holds.ts';

/** Lines of all carts that are decided in one go; keeps the commit far below Firestore's limits. */
const MOST_LINES = 100;

/** Why nothing was reserved: by the rules of the domain, or because of an earlier call. */
export type NotReserved =
  | ReserveRefusal
  | DeliveryRefusal
  | { code: 'earlier-hold'; reservation: Reservation }
  | { code: 'paused'; wait_ms: number }
  | { code: 'request-reused' }
  | { code: 'request-finished' };

export type ReserveResult =
  | { ok: true; reservation: Reservation }
  | { ok: false; refusal: NotReserved };

type Intent = { userId: string; requestId: string; request: CreatePaymentRequest };

/** One buyer's checkout, as it waits for its group. */
type Job = { deps: CheckoutDeps; intent: Intent };

/** What became of one buyer of a group. One buyer's fault does not fail the others. */
type Outcome = { result: ReserveResult } | { error: unknown };

/** The snapshots that a reservation is decided by, the stock apart. */
type Seen = (document: DocumentReference) => DocumentSnapshot;

function ofEarlierCall(existing: Reservation, fingerprint: string): ReserveResult {
  if (existing.cart_fingerprint !== fingerprint)
    return { ok: false, refusal: { code: 'request-reused' } };
  if (existing.status === 'held') return { ok: true, reservation: existing };
  return { ok: false, refusal: { code: 'request-finished' } };
}

function accountIn(profileDoc: DocumentSnapshot, extendedDoc: DocumentSnapshot) {
  const profile = parseDocument(Profile, profileDoc);
  const details = parseDocument(ExtendedProfile, extendedDoc);
  const name = `${details?.first_name ?? ''} ${details?.last_name ?? ''}`.trim();
  return {
    bar: purchaseBlockReason(profile, details),
    email: profile?.email ?? '',
    name,
    shipTo: savedAddress(details),
  };
}

/** The documents of one buyer's checkout. */
function documentsOf({ deps, intent }: Job) {
  const { reservations, latestHolds, profiles, extended, products, settings } = collections(
    deps.db,
  );
  const quantities = quantityPerProduct(intent.request.items);
  return {
    stored: reservations.doc(reservationId(intent.userId, intent.requestId)),
    pointer: latestHolds.doc(intent.userId),
    profile: profiles.doc(intent.userId),
    details: extended.doc(intent.userId),
    settings: settings.doc('shop'),
    products: [...quantities.keys()].map((id) => products.doc(id)),
  };
}

function allDocuments(job: Job): DocumentReference[] {
  const { products, ...own } = documentsOf(job);
  return [...Object.values(own), ...products];
}

/** The reservation that a buyer's pointer names, unless this very call made it. */
function earlierDocument(job: Job, seen: Seen): DocumentReference[] {
  const { stored, pointer } = documentsOf(job);
  const latest = parseDocument(LatestHold, seen(pointer));
  if (!latest || seen(stored).exists) return [];
  return [collections(job.deps.db).reservations.doc(latest.reservation_id)];
}

function earlierReservation(job: Job, seen: Seen): Reservation | null {
  const [document] = earlierDocument(job, seen);
  return document ? parseDocument(Reservation, seen(document)) : null;
}

/** What the payment page offers: the chosen way alone, or all that the settings have. */
function ratesOf(
  settings: Pick<PublicSettings, 'delivery'>,
  delivery: Reservation['delivery'],
  subtotalCents: number,
): ShippingRate[] {
  if (delivery !== null) {
    const { method, name, cents } = delivery;
    return [{ method, name, cents }];
  }
  const offered = settings.delivery.filter((rule) => rule.is_offered);
  return offered.map((rule) => {
    return { method: rule.method, name: rule.name, cents: shippingCents(rule, subtotalCents) };
  });
}

/** The refusal of a buyer whose holds have ended unpaid too often; null where they may buy. */
function pauseRefusal(
  job: Job,
  unit: UnitOfWork,
  pointer: DocumentReference,
  unpaid: Unpaid,
): ReserveResult | null {
  const { deps, intent } = job;
  const wait_ms = pauseLeftMs(unpaid.time, deps.now());
  if (wait_ms === 0) return null;
  const told_at = tellOnce(deps, unit, intent.userId, unpaid);
  // Nothing else changes: the latest hold is counted into the sum when the next one begins.
  if (told_at !== unpaid.toldAt) unit.put(pointer, { told_at });
  return { ok: false, refusal: { code: 'paused', wait_ms } };
}

function reserveNew(
  job: Job,
  unit: UnitOfWork,
  seen: Seen,
  { ledger, earlier }: { ledger: StockLedger; earlier: Reservation | null },
): ReserveResult {
  const { deps, intent } = job;
  const { stored, pointer, profile, details, settings: settingsDoc } = documentsOf(job);
  const account = accountIn(seen(profile), seen(details));
  const now = deps.now();
  const unpaid = unpaidOf(parseDocument(LatestHold, seen(pointer)), earlier);
  const paused = account.bar === null ? pauseRefusal(job, unit, pointer, unpaid) : null;
  if (paused !== null) return paused;
  const { items, successUrl, cancelUrl, delivery: choice } = intent.request;
  const wanted = quantityPerProduct(items);
  const decision = decideReserve(items, ledger.products([...wanted.keys()]), account.bar, now);
  if (!decision.ok) return decision;
  const { settings } = settingsIn(seen(settingsDoc));
  const checked = choice && checkDelivery(settings, choice, decision.subtotalCents, now);
  if (checked?.ok === false) return checked;
  const delivery = checked?.delivery ?? null;
  const sessionExpiresAt = new Date(now.getTime() + SESSION_OPEN_MS);
  const reservation: Reservation = {
    id: stored.id,
    user_id: intent.userId,
    request_id: intent.requestId,
    cart_fingerprint: cartFingerprint(wanted, choice),
    lines: decision.lines,
    subtotal_cents: decision.subtotalCents,
    currency: 'usd',
    shipping_rates: ratesOf(settings, delivery, decision.subtotalCents),
    delivery,
    guarantee_hours: settings.guarantee_hours,
    buyer_email: account.email,
    buyer_name: account.name,
    ship_to: account.shipTo,
    success_url: successUrl,
    cancel_url: cancelUrl,
    status: 'held',
    session_id: null,
    session_url: null,
    order_id: null,
    created_at: now,
    session_expires_at: sessionExpiresAt,
    hold_until: new Date(sessionExpiresAt.getTime() + HOLD_GRACE_MS),
    updated_at: now,
  };
  ledger.leave(decision.stockAfter);
  unit.put(stored, reservation);
  unit.put(pointer, {
    reservation_id: stored.id,
    unpaid_ms: unpaid.time.unpaidMs,
    unpaid_ended_at: unpaid.time.endedAt,
    told_at: tellOnce(deps, unit, intent.userId, unpaid),
    updated_at: now,
  });
  return { ok: true, reservation };
}

function decide(job: Job, unit: UnitOfWork, seen: Seen, ledger: StockLedger): ReserveResult {
  const existing = parseDocument(Reservation, seen(documentsOf(job).stored));
  const { items, delivery } = job.intent.request;
  const fingerprint = cartFingerprint(quantityPerProduct(items), delivery);
  if (existing) return ofEarlierCall(existing, fingerprint);
  const earlier = earlierReservation(job, seen);
  if (earlier && isHolding(earlier.status)) {
    return { ok: false, refusal: { code: 'earlier-hold', reservation: earlier } };
  }
  return reserveNew(job, unit, seen, { ledger, earlier });
}

function outcomeOf(decided: () => ReserveResult): Outcome {
  try {
    return { result: decided() };
  } catch (error) {
    return { error };
  }
}

/** A pointer that breaks its schema fails its own buyer alone, when that buyer is decided on. */
function earlierOrNone(job: Job, seen: Seen): DocumentReference[] {
  try {
    return earlierDocument(job, seen);
  } catch {
    return [];
  }
}

/** Reads in one go what the whole group is decided by, then decides on one buyer after the other. */
async function attempt(unit: UnitOfWork, jobs: readonly Job[], now: Date): Promise<Outcome[]> {
  const snapshots = new Map<string, DocumentSnapshot>();
  const seen: Seen = ({ path }) => {
    const snapshot = snapshots.get(path);
    if (snapshot === undefined) throw new Error(`${path} was not read`);
    return snapshot;
  };
  const read = async (documents: DocumentReference[]) => {
    for (const found of await unit.read(...documents)) snapshots.set(found.ref.path, found);
  };
  await read(jobs.flatMap(allDocuments));
  await read(jobs.flatMap((job) => earlierOrNone(job, seen)));
  const ledger = new StockLedger(jobs.flatMap((job) => documentsOf(job).products).map(seen));
  const outcomes = jobs.map((job) => outcomeOf(() => decide(job, unit, seen, ledger)));
  ledger.put(unit, now);
  return outcomes;
}

function linesOf(jobs: readonly Job[]): number {
  return jobs.reduce((lines, { intent }) => lines + intent.request.items.length, 0);
}

/** A buyer has one hold, so two checkouts of one buyer are never decided in one go. */
function mayJoin(group: readonly Job[], job: Job): boolean {
  const isOther = group.every(({ intent }) => intent.userId !== job.intent.userId);
  return isOther && group[0]?.deps === job.deps && linesOf([...group, job]) <= MOST_LINES;
}

const reserveGrouped = createKeyedBatcher<Job, Outcome>({
  run: async (jobs) => {
    const deps = jobs[0]?.deps;
    if (deps === undefined) return [];
    return atomically(deps.db, (unit) => attempt(unit, jobs, deps.now()));
  },
  mayJoin,
});

/**
 * Reads account, products and stock, prices the lines from the database and takes the stock in one
 * atomic step, or refuses and changes nothing.
 * The same buyer's same request finds the reservation of the first call. Another hold of the same
 * buyer is reported, so that the caller can close it first.
 * Buyers of the same product who come while another is being served are decided in one group, first
 * come first served: one commit takes all their units (decision 18). Groups form among calls that
 * carry the same `deps`, so a process makes those once.
 */
export async function reserve(deps: CheckoutDeps, intent: Intent): Promise<ReserveResult> {
  const product = intent.request.items.map((item) => item.id).toSorted()[0] ?? '';
  const outcome = await reserveGrouped(product, { deps, intent });
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}
