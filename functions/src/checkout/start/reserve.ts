import { ExtendedProfile, Profile } from '@reef/domain/accounts/account';
import { purchaseBlockReason } from '@reef/domain/accounts/account-rights';
import { pauseLeftMs } from '@reef/domain/checkout/hoarding';
import { decideDelivery, newReservation } from '@reef/domain/checkout/new-reservation';
import { isHolding, Reservation } from '@reef/domain/checkout/reservation';
import {
  decideReserve,
  quantityPerProduct,
  type ReserveRefusal,
} from '@reef/domain/checkout/reserve';
import type { DeliveryRefusal } from '@reef/domain/shipping/arrival';
import type { NoDelivery } from '@reef/domain/shipping/no-delivery';
import { savedAddress } from '@reef/domain/checkout/saved-address';
import { refused } from '@reef/domain/shared/refused';
import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { parseDocument } from '#shared/db/documents.ts';
import { createKeyedBatcher, toSettledResult } from '#shared/db/keyed-batcher.ts';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { cartFingerprint } from '#checkout/ids.ts';
import {
  type Prefetched,
  documentsOf,
  earlierReservation,
  type Intent,
  type Job,
  prefetchedFor,
  readGroup,
  type ReadSnapshot,
} from './reserve-reads.ts';
import { readableSettings } from '#settings/shop-settings.ts';
import { cancelUrlOf } from './return-urls.ts';
import { StockLedger } from './stock-ledger.ts';
import { LatestHold, alertOwnerOnce, type Unpaid, unpaidOf } from './unpaid-holds.ts';

/** Cart lines decided in one commit; far below Firestore's limits. */
const MAX_LINES = 100;

/** Why nothing was reserved: by the rules of the domain, or because of an earlier call. */
export type NotReserved =
  | ReserveRefusal
  | DeliveryRefusal
  | { code: 'earlier-hold'; reservation: Reservation }
  | { code: 'paused'; wait_ms: number }
  | { code: NoDelivery | 'total-too-small' }
  | { code: 'settings-unreadable' }
  | { code: 'request-reused' }
  | { code: 'request-finished' };

type Refused = { ok: false; refusal: NotReserved };

/** `state` is when the reservation was last written; it guards the next write. */
export type ReserveResult = { ok: true; reservation: Reservation; state: Timestamp } | Refused;

/** A result before it is written. */
type Decision = { ok: true; reservation: Reservation } | Refused;

function ofEarlierCall(existing: Reservation, fingerprint: string): Decision {
  if (existing.cart_fingerprint !== fingerprint) return refused({ code: 'request-reused' });
  if (existing.status === 'held') return { ok: true, reservation: existing };
  return refused({ code: 'request-finished' });
}

function accountIn(profileDoc: DocumentSnapshot, extendedDoc: DocumentSnapshot) {
  const profile = parseDocument(Profile, profileDoc);
  const details = parseDocument(ExtendedProfile, extendedDoc);
  const name = `${details?.first_name ?? ''} ${details?.last_name ?? ''}`.trim();
  return {
    blockReason: purchaseBlockReason(profile, details),
    buyer: { buyer_email: profile?.email ?? '', buyer_name: name, ship_to: savedAddress(details) },
  };
}

/** The refusal of a buyer whose holds ended unpaid too often; null if they may buy. */
function pauseRefusal(
  job: Job,
  unit: UnitOfWork,
  pointer: DocumentReference,
  unpaid: Unpaid,
): Refused | null {
  const { deps, intent } = job;
  const wait_ms = pauseLeftMs(unpaid.time, deps.now());
  if (wait_ms === 0) return null;
  const told_at = alertOwnerOnce(deps, unit, intent.userId, unpaid);
  // Nothing else changes: the latest hold is added to the sum when the next one begins.
  if (told_at !== unpaid.toldAt) unit.write(pointer, { told_at });
  return refused({ code: 'paused', wait_ms });
}

function reserveNew(
  job: Job,
  unit: UnitOfWork,
  seen: ReadSnapshot,
  { ledger, earlier }: { ledger: StockLedger; earlier: Reservation | null },
): Decision {
  const { deps, intent } = job;
  const { stored, pointer, profile, details, settings: settingsDoc } = documentsOf(job);
  const { blockReason, buyer } = accountIn(seen(profile), seen(details));
  const now = deps.now();
  const unpaid = unpaidOf(parseDocument(LatestHold, seen(pointer)), earlier);
  const paused = blockReason === null ? pauseRefusal(job, unit, pointer, unpaid) : null;
  if (paused !== null) return paused;
  const { items, successUrl, delivery: choice } = intent.request;
  const wanted = quantityPerProduct(items);
  const decision = decideReserve(items, ledger.products([...wanted.keys()]), blockReason, now);
  if (!decision.ok) return decision;
  const settings = readableSettings(seen(settingsDoc));
  if (settings === null) {
    // Neither a price nor a day can be promised by settings that another release has written.
    deps.report('no checkout can begin', `${settingsDoc.path} cannot be read`);
    return refused({ code: 'settings-unreadable' });
  }
  const delivered = decideDelivery(settings, intent.request, decision.subtotalCents, now);
  if (!delivered.ok) return delivered;
  const purchase = {
    id: stored.id,
    user_id: intent.userId,
    request_id: intent.requestId,
    cart_fingerprint: cartFingerprint(wanted, choice),
    ...buyer,
    success_url: successUrl,
    cancel_url: cancelUrlOf(intent.request, intent.requestId),
  };
  const terms = {
    lines: decision.lines,
    subtotal_cents: decision.subtotalCents,
    shipping_rates: delivered.shipping_rates,
    delivery: delivered.delivery,
    guarantee_hours: settings.guarantee_hours,
  };
  const reservation = newReservation(purchase, terms, now);
  ledger.setRemaining(decision.stockAfter);
  unit.write(stored, reservation);
  unit.write(pointer, {
    reservation_id: stored.id,
    unpaid_ms: unpaid.time.unpaidMs,
    unpaid_forgiven_ms: unpaid.time.forgivenMs,
    unpaid_ended_at: unpaid.time.endedAt,
    paused_from: unpaid.time.pausedFrom,
    told_at: alertOwnerOnce(deps, unit, intent.userId, unpaid),
    updated_at: now,
  });
  return { ok: true, reservation };
}

function decide(job: Job, unit: UnitOfWork, seen: ReadSnapshot, ledger: StockLedger): Decision {
  const existing = parseDocument(Reservation, seen(documentsOf(job).stored));
  const { items, delivery } = job.intent.request;
  const fingerprint = cartFingerprint(quantityPerProduct(items), delivery);
  if (existing) return ofEarlierCall(existing, fingerprint);
  const earlier = earlierReservation(job, seen);
  if (earlier && isHolding(earlier.status)) {
    return refused({ code: 'earlier-hold', reservation: earlier });
  }
  return reserveNew(job, unit, seen, { ledger, earlier });
}

/** Decides on one buyer after the other, by what is read at once for the whole group. */
async function attempt(
  unit: UnitOfWork,
  jobs: readonly Job[],
  { now, known }: { now: Date; known: readonly DocumentSnapshot[] },
) {
  unit.adopt(known);
  const { seen } = await readGroup(jobs, (documents) => unit.read(...documents), known);
  const ledger = new StockLedger(jobs.flatMap((job) => documentsOf(job).products).map(seen));
  const outcomes = jobs.map((job) => {
    return { job, outcome: toSettledResult(() => decide(job, unit, seen, ledger)) };
  });
  ledger.writeTo(unit, now);
  return { unit, seen, outcomes };
}

/** A decision once it is written. */
function written(
  decision: Decision,
  job: Job,
  unit: UnitOfWork,
  seen: ReadSnapshot,
): ReserveResult {
  if (!decision.ok) return decision;
  const { stored } = documentsOf(job);
  const state = unit.writtenAt(stored) ?? seen(stored).updateTime;
  if (state === undefined) throw new Error(`${stored.path} was neither written nor found`);
  return { ...decision, state };
}

/** Decides on a group until its commit succeeds. The first attempt uses what was prefetched. */
async function decideGroup(
  deps: CheckoutDeps,
  jobs: readonly Job[],
): Promise<PromiseSettledResult<ReserveResult>[]> {
  let known = prefetchedFor(jobs, performance.now());
  const { unit, seen, outcomes } = await atomically(deps.db, async (current) => {
    const firstKnown = known;
    known = [];
    return attempt(current, jobs, { now: deps.now(), known: firstKnown });
  });
  return outcomes.map(({ job, outcome }) =>
    outcome.status === 'rejected'
      ? outcome
      : { ...outcome, value: written(outcome.value, job, unit, seen) },
  );
}

function linesOf(jobs: readonly Job[]): number {
  return jobs.reduce((lines, { intent }) => lines + intent.request.items.length, 0);
}

/** A buyer has one hold, so two checkouts of one buyer are never decided together. */
function mayJoin(group: readonly Job[], job: Job): boolean {
  const isOther = group.every(({ intent }) => intent.userId !== job.intent.userId);
  return isOther && group[0]?.deps === job.deps && linesOf([...group, job]) <= MAX_LINES;
}

const reserveGrouped = createKeyedBatcher<Job, ReserveResult>({
  run: async (jobs) => {
    const deps = jobs[0]?.deps;
    return deps === undefined ? [] : decideGroup(deps, jobs);
  },
  mayJoin,
});

/**
 * Reads account, products and stock, prices the lines from the database and takes the stock in one
 * atomic step, or refuses and changes nothing. The same buyer's same request finds the reservation
 * of the first call. Another hold of the same buyer is reported, so that the caller can close it
 * first. Buyers who come for the same product while another is being served are decided in one
 * group, first come, first served: one commit takes all their units (decision 18). Groups form
 * among calls with the same `deps`, so a process makes those once.
 * @param prefetched what was read ahead for this buyer (`createPrefetch`).
 */
export function reserve(
  deps: CheckoutDeps,
  intent: Intent,
  prefetched: Prefetched | null = null,
): Promise<ReserveResult> {
  const product = intent.request.items.map((item) => item.id).toSorted()[0] ?? '';
  return reserveGrouped(product, { deps, intent, prefetched });
}
