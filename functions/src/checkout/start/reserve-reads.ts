import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { Reservation } from '@reef/domain/checkout/reservation';
import { quantityPerProduct } from '@reef/domain/checkout/reserve';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { settingsDocument } from '#settings/shop-settings.ts';
import { batchedGetAll } from '#shared/db/batched-get-all.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { reservationId } from '#checkout/ids.ts';
import { LatestHold } from './unpaid-holds.ts';

/** A buyer's request, parsed but not trusted. */
export type Intent = { userId: string; requestId: string; request: CreatePaymentRequest };

/** One buyer's checkout that waits for its group. */
export type Job = { deps: CheckoutDeps; intent: Intent; prefetched: Prefetched | null };

/** Gives the snapshots that decide a reservation, except the stock. */
export type ReadSnapshot = (document: DocumentReference) => DocumentSnapshot;

/** One buyer's snapshots, read ahead of their turn; `readAtMs` is by the process's own clock. */
export type Prefetched = { snapshots: readonly DocumentSnapshot[]; readAtMs: number };

type Read = (documents: readonly DocumentReference[]) => Promise<readonly DocumentSnapshot[]>;
/** A checkout for which nothing is read yet. */
type JobInput = Pick<Job, 'deps' | 'intent'>;

/**
 * How long prefetched snapshots may be used for a first attempt. Those that are written are guarded
 * by their state, however old; the account and the settings are only read, so they are not
 * (decision 7).
 */
const PREFETCH_FRESH_MS = 500;

/** The documents of one buyer's checkout. */
export function documentsOf({ deps, intent }: JobInput) {
  const { reservations, latestHolds, profiles, extended, products } = collections(deps.db);
  const quantities = quantityPerProduct(intent.request.items);
  return {
    stored: reservations.doc(reservationId(intent.userId, intent.requestId)),
    pointer: latestHolds.doc(intent.userId),
    profile: profiles.doc(intent.userId),
    details: extended.doc(intent.userId),
    settings: settingsDocument(deps.db),
    products: [...quantities.keys()].map((id) => products.doc(id)),
  };
}

function allDocuments(job: JobInput): DocumentReference[] {
  const { products, ...own } = documentsOf(job);
  return [...Object.values(own), ...products];
}

/** The reservation that a buyer's pointer names, unless this call made it. */
function earlierDocument(job: JobInput, seen: ReadSnapshot): DocumentReference[] {
  const { stored, pointer } = documentsOf(job);
  const latest = parseDocument(LatestHold, seen(pointer));
  if (!latest || seen(stored).exists) return [];
  return [collections(job.deps.db).reservations.doc(latest.reservation_id)];
}

/** The hold before this call's, ended or not; null if there is none. */
export function earlierReservation(job: JobInput, seen: ReadSnapshot): Reservation | null {
  const [document] = earlierDocument(job, seen);
  return document ? parseDocument(Reservation, seen(document)) : null;
}

/** A pointer that breaks its schema fails only its own buyer, when their turn comes. */
function earlierOrNone(job: JobInput, seen: ReadSnapshot): DocumentReference[] {
  try {
    return earlierDocument(job, seen);
  } catch {
    return [];
  }
}

/**
 * Reads what decides a group: its earlier holds in a second request, all else in one.
 * @param known snapshots that need not be read.
 */
export async function readGroup(
  jobs: readonly JobInput[],
  read: Read,
  known: readonly DocumentSnapshot[] = [],
): Promise<{ snapshots: DocumentSnapshot[]; seen: ReadSnapshot }> {
  const byPath = new Map(known.map((snapshot) => [snapshot.ref.path, snapshot]));
  const seen: ReadSnapshot = ({ path }) => {
    const snapshot = byPath.get(path);
    if (snapshot === undefined) throw new Error(`${path} was not read`);
    return snapshot;
  };
  const add = async (documents: readonly DocumentReference[]) => {
    const missing = documents.filter(({ path }) => !byPath.has(path));
    if (missing.length === 0) return;
    for (const snapshot of await read(missing)) byPath.set(snapshot.ref.path, snapshot);
  };
  await add(jobs.flatMap(allDocuments));
  await add(jobs.flatMap((job) => earlierOrNone(job, seen)));
  return { snapshots: [...byPath.values()], seen };
}

/**
 * What was prefetched for a group's first attempt. Products only for a single buyer: a group forms
 * while somebody takes units of the same product.
 */
export function prefetchedFor(jobs: readonly Job[], nowMs: number): DocumentSnapshot[] {
  const fresh = jobs.flatMap(({ prefetched }) =>
    prefetched !== null && nowMs - prefetched.readAtMs < PREFETCH_FRESH_MS
      ? prefetched.snapshots
      : [],
  );
  if (jobs.length === 1) return fresh;
  const products = new Set(
    jobs.flatMap((job) => documentsOf(job).products.map(({ path }) => path)),
  );
  return fresh.filter(({ ref }) => !products.has(ref.path));
}

/** Reads for a checkout while its call is still being counted. */
export type Prefetch = {
  /** Starts reading, once. */
  start: () => void;
  /** What was read; null if reading was not started or failed, and the turn has to read. */
  result: () => Promise<Prefetched | null>;
};

/** Offers to read ahead what decides a checkout. */
export function createPrefetch(deps: CheckoutDeps, intent: Intent): Prefetch {
  let reading: Promise<Prefetched | null> | null = null;
  const read = async (): Promise<Prefetched | null> => {
    const readAtMs = performance.now();
    try {
      const whole = await readGroup([{ deps, intent }], (all) => batchedGetAll(deps.db, all));
      return { snapshots: whole.snapshots, readAtMs };
    } catch {
      // The turn reads for itself, and reports the reason if that fails too.
      return null;
    }
  };
  return { start: () => void (reading ??= read()), result: async () => reading };
}
