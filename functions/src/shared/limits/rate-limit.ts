import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { createKeyedBatcher, toSettledResult } from '#shared/db/keyed-batcher.ts';
import { shortDigest } from '#shared/db/short-digest.ts';

/**
 * How often something may be called per window for one key (an account, a network address).
 * `windowMs`: its own window, if that is another than the call's.
 */
export type RateLimit = { key: string; most: number; windowMs?: number };

/** What runs while a call is being counted. */
export type RateLimitHooks = {
  /** False if the call turns out not to be its caller's: it is not counted then. */
  isCounted: Promise<boolean>;
  /** Called when the call fits, while that is being written; may be called again. */
  onFit: () => void;
};

const NO_HOOKS: RateLimitHooks = { isCounted: Promise.resolve(true), onFit: () => undefined };

/** A document of `call_limits`; its name is a digest, so no address is kept. */
const Counted = z.object({ count: z.int(), window_ends_at: z.date() });
type Counted = z.infer<typeof Counted>;

/** Calls counted in one commit; far below Firestore's limits. */
const MAX_CALLS = 100;

/** One call that waits for its group. */
type Job = {
  db: Firestore;
  limits: readonly RateLimit[];
  windowMs: number;
  now: Date;
  hooks: RateLimitHooks;
};

function documentFor(db: Firestore, { key }: RateLimit): DocumentReference {
  return collections(db).callLimits.doc(shortDigest(key));
}

/** The counters of a group while the group is decided: earlier calls of the group already count. */
class RateLimitCounters {
  readonly #stored: ReadonlyMap<string, DocumentSnapshot>;
  readonly #changed = new Map<string, { document: DocumentReference; counted: Counted }>();

  constructor(snapshots: readonly DocumentSnapshot[]) {
    this.#stored = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  }

  /** @throws ZodError if the stored counter breaks its schema. */
  #open({ path }: DocumentReference, now: Date): Counted | null {
    const stored = this.#stored.get(path);
    const before = parseDocument(Counted, stored);
    const counted = this.#changed.get(path)?.counted ?? before;
    return counted !== null && counted.window_ends_at > now ? counted : null;
  }

  /** Milliseconds until a call fits; 0 if it fits now. */
  waitMs(document: DocumentReference, most: number, now: Date): number {
    const counted = this.#open(document, now);
    const isFull = counted !== null && counted.count >= most;
    return isFull ? counted.window_ends_at.getTime() - now.getTime() : 0;
  }

  /** Counts one more call; the first one begins a window. */
  add(document: DocumentReference, windowMs: number, now: Date): void {
    const counted = this.#open(document, now);
    const window_ends_at = counted?.window_ends_at ?? new Date(now.getTime() + windowMs);
    const next = { count: (counted?.count ?? 0) + 1, window_ends_at };
    this.#changed.set(document.path, { document, counted: next });
  }

  /** Writes every counter that changed, each once. */
  writeTo(unit: UnitOfWork): void {
    for (const { document, counted } of this.#changed.values()) {
      // A TTL policy on `expires_at` deletes what is over.
      unit.write(document, { ...counted, expires_at: counted.window_ends_at });
    }
  }
}

function documentsOf({ db, limits }: Job): DocumentReference[] {
  return limits.map((limit) => documentFor(db, limit));
}

/**
 * Decides on one call by the counters that the earlier calls left.
 * @throws ZodError if one of its counters is broken.
 */
function count(job: Job, counters: RateLimitCounters): number {
  const { limits, windowMs, now, hooks } = job;
  const documents = documentsOf(job);
  const waits = documents.map((document, index) =>
    counters.waitMs(document, limits[index]?.most ?? 0, now),
  );
  const wait = Math.max(0, ...waits);
  if (wait > 0) return wait;
  for (const [index, document] of documents.entries()) {
    counters.add(document, limits[index]?.windowMs ?? windowMs, now);
  }
  hooks.onFit();
  return 0;
}

const countGrouped = createKeyedBatcher<Job, number>({
  run: async (jobs) => {
    const db = jobs[0]?.db;
    if (db === undefined) return [];
    return atomically(db, async (unit) => {
      const [snapshots, counted] = await Promise.all([
        unit.read(...jobs.flatMap(documentsOf)),
        Promise.all(jobs.map(({ hooks }) => hooks.isCounted)),
      ]);
      const counters = new RateLimitCounters(snapshots);
      const outcomes = jobs.map((job, index) =>
        toSettledResult(() => (counted[index] === true ? count(job, counters) : 0)),
      );
      counters.writeTo(unit);
      return outcomes;
    });
  },
  mayJoin: (group, job) => group[0]?.db === job.db && group.length < MAX_CALLS,
});

/**
 * Counts one call against every limit in one atomic step, or against none if one is used up: a
 * refused caller is not refused for longer by trying again. A window begins with its first call.
 * Calls with the same last limit's key are counted in groups: a rush from one network address
 * shares one document, and is a handful of commits.
 * @param limits the one that most callers share comes last.
 * @returns milliseconds to wait; 0 for a call that may go on, or that is not counted.
 */
export async function consumeRateLimit(
  db: Firestore,
  limits: readonly RateLimit[],
  windowMs: number,
  now: Date,
  hooks: RateLimitHooks = NO_HOOKS,
): Promise<number> {
  const sharedKey = limits.at(-1)?.key ?? '';
  // The caller awaits the same promise and gets its failure, which may come while this one waits.
  const isCounted = hooks.isCounted.catch(() => false);
  const job = { db, limits, windowMs, now, hooks: { ...hooks, isCounted } };
  return countGrouped(sharedKey, job);
}

/** Whether one more call would fit every limit now; counts nothing. */
export async function isBelowLimits(
  { db, now }: { db: Firestore; now: () => Date },
  ...limits: readonly RateLimit[]
): Promise<boolean> {
  const documents = limits.map((limit) => documentFor(db, limit));
  const counters = new RateLimitCounters(await db.getAll(...documents));
  const at = now();
  return limits.every((limit) => counters.waitMs(documentFor(db, limit), limit.most, at) === 0);
}

/**
 * Counts one call like `consumeRateLimit`.
 * @returns whether it may go on.
 */
export async function isWithinLimits(
  { db, now }: { db: Firestore; now: () => Date },
  windowMs: number,
  ...limits: readonly RateLimit[]
): Promise<boolean> {
  return (await consumeRateLimit(db, limits, windowMs, now())) === 0;
}
