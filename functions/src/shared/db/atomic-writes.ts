/*
 * All multi-document writes of the functions as one step, and all reads at one moment. Nothing else
 * calls `runTransaction` or `batch` (.oxlintrc.json). Which to use:
 *
 * - `atomically`, the guarded batch, if many callers meet at one document and each decides by
 *   documents it can name: stock, reservations, counters. Nobody waits for a lock. A caller whose
 *   documents changed meanwhile starts again at once.
 * - `inTransaction`, if the decision rests on a query or on a document that is read and not
 *   written, because only a lock guards those: "is there another active admin", "does a product use
 *   this picture", "is the caller an admin now". Callers of the same documents queue, so it is for
 *   what few do at once.
 * - `readConsistently`, if nothing is written and all reads must be at one moment.
 * - `updateMany` and `deleteMany`, for more documents than one batch takes, if a half-done run may
 *   be repeated.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  GrpcStatus,
  type Timestamp,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { batchedGetAll } from './batched-get-all.ts';

/** The codes of a failed commit when another writer was faster. */
const OVERTAKEN: readonly number[] = [
  GrpcStatus.ABORTED,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
];

const DEADLINE_MS = 25_000;
const MAX_PAUSE_MS = 250;

function isOvertaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'number' && OVERTAKEN.includes(code);
}

/**
 * Reads and writes that belong together. Every document that is read and then written is guarded by
 * its state when read: the commit writes everything, or nothing if any of them has changed.
 */
export class UnitOfWork {
  readonly #db: Firestore;
  readonly #batch: WriteBatch;
  readonly #seen = new Map<string, DocumentSnapshot>();
  /** Paths of the documents that are written, in the order of the batch. */
  readonly #written: string[] = [];
  readonly #writtenAt = new Map<string, Timestamp>();

  constructor(db: Firestore) {
    this.#db = db;
    this.#batch = db.batch();
  }

  /** Reads documents. Later writes to them are guarded by the state seen here. */
  async read(...documents: DocumentReference[]): Promise<DocumentSnapshot[]> {
    if (documents.length === 0) return [];
    const snapshots = await batchedGetAll(this.#db, documents);
    for (const snapshot of snapshots) this.#seen.set(snapshot.ref.path, snapshot);
    return snapshots;
  }

  /**
   * Uses snapshots that were read shortly before. However old they are, a document that is then
   * written is guarded by the state they show.
   */
  adopt(snapshots: readonly DocumentSnapshot[]): void {
    for (const snapshot of snapshots) this.#seen.set(snapshot.ref.path, snapshot);
  }

  /** Writes fields to a document whose state the caller knows without having read it. */
  writeAt(document: DocumentReference, fields: DocumentData, state: Timestamp): void {
    this.#add(document, (batch) => batch.update(document, fields, { lastUpdateTime: state }));
  }

  /** Writes fields to a document that was read; creates it if it was absent. */
  write(document: DocumentReference, fields: DocumentData): void {
    const seen = this.#seen.get(document.path);
    if (!seen) throw new Error(`${document.path} was not read in this unit of work`);
    const { exists, updateTime } = seen;
    this.#add(document, (batch) => {
      if (!exists || !updateTime) batch.create(document, fields);
      else batch.update(document, fields, { lastUpdateTime: updateTime });
    });
  }

  /** Creates a document that does not exist yet. @returns false if it does; it stays as it is. */
  async createOnce(document: DocumentReference, fields: DocumentData): Promise<boolean> {
    const [found] = await this.read(document);
    if (found?.exists) return false;
    this.write(document, fields);
    return true;
  }

  /** Writes a whole document that another of this unit guards, as a reservation does its order. */
  setUnguarded(document: DocumentReference, data: DocumentData): void {
    this.#add(document, (batch) => batch.set(document, data));
  }

  /** Writes fields to such a document; the commit fails if it is absent. */
  updateUnguarded(document: DocumentReference, fields: DocumentData): void {
    this.#add(document, (batch) => batch.update(document, fields));
  }

  /** Merges into an unguarded document, and creates it if it is absent: only for sums. */
  mergeUnguarded(document: DocumentReference, fields: DocumentData): void {
    this.#add(document, (batch) => batch.set(document, fields, { merge: true }));
  }

  /** Deletes a document that was read and exists. */
  remove(document: DocumentReference): void {
    const seen = this.#seen.get(document.path);
    if (!seen?.updateTime) throw new Error(`${document.path} was not read in this unit of work`);
    const { updateTime } = seen;
    this.#add(document, (batch) => batch.delete(document, { lastUpdateTime: updateTime }));
  }

  /** Adds one write, and its document's path at the same index; neither if `write` throws. */
  #add(document: DocumentReference, write: (batch: WriteBatch) => void): void {
    write(this.#batch);
    this.#written.push(document.path);
  }

  /** When the commit wrote a document: its state from then on. Undefined if it did not. */
  writtenAt(document: DocumentReference): Timestamp | undefined {
    return this.#writtenAt.get(document.path);
  }

  /** @returns false if a guarded document changed meanwhile; nothing is written then. */
  async commit(): Promise<boolean> {
    if (this.#written.length === 0) return true;
    try {
      const results = await this.#batch.commit();
      for (const [index, { writeTime }] of results.entries()) {
        this.#writtenAt.set(this.#written[index] ?? '', writeTime);
      }
      return true;
    } catch (error) {
      if (isOvertaken(error)) return false;
      throw error;
    }
  }
}

/** A short, growing, random pause, so that the losers of a race do not repeat it in step. */
function pause(attempt: number): Promise<void> {
  const longest = Math.min(MAX_PAUSE_MS, 8 * 2 ** Math.min(attempt, 6));
  return sleep(Math.random() * longest);
}

/**
 * Reads, decides and writes as one step; starts again if others were faster. Firestore's
 * transactions would wait for each other's locks and then back off for seconds (decision 7).
 * @param attempt reads and writes through its unit of work; it may run several times.
 * @throws Error if others were faster for 25 s, and whatever `attempt` throws.
 */
export async function atomically<T>(
  db: Firestore,
  attempt: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const giveUpAt = performance.now() + DEADLINE_MS;
  for (let count = 0; performance.now() < giveUpAt; count += 1) {
    const unit = new UnitOfWork(db);
    const result = await attempt(unit);
    if (await unit.commit()) return result;
    await pause(count);
  }
  throw new Error('too much contention: gave up after 25 s');
}

/** Retries by the library itself while others hold a transaction's locks. */
const MAX_ATTEMPTS = 10;

/** The most starts, the first included, of a transaction that the database closes under its reads. */
const MAX_STARTS = 3;

/** After a deadlock the database closes one transaction, whose next read then says this. */
function isClosed(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const isRefused = error.code === GrpcStatus.INVALID_ARGUMENT;
  return isRefused && error.message.includes('Transaction is invalid or closed');
}

/**
 * Reads under locks, decides and writes as one step. A transaction that was closed under its reads
 * has written nothing and is started again.
 * @param attempt does all its reads before its first write; it may run several times.
 */
export async function inTransaction<T>(
  db: Firestore,
  attempt: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let started = 1; ; started += 1) {
    try {
      // Each start follows a failure of the one before.
      return await db.runTransaction(attempt, { maxAttempts: MAX_ATTEMPTS });
    } catch (error) {
      if (started === MAX_STARTS || !isClosed(error)) throw error;
    }
  }
}

/** Reads at one moment, without locks. A write in `read` throws. */
export function readConsistently<T>(
  db: Firestore,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.runTransaction(read, { readOnly: true });
}

/** New values for fields of an existing document. */
export type DocumentUpdate = { document: DocumentReference; fields: DocumentData };

/** Writes in one batch; Firestore's own limit is 500. */
const MAX_BATCH_WRITES = 400;

/** Writes any number of items, batch after batch: not atomic, so it must be repeatable. */
async function inBatches<T>(
  db: Firestore,
  items: readonly T[],
  add: (batch: WriteBatch, item: T) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += MAX_BATCH_WRITES) {
    const batch = db.batch();
    for (const item of items.slice(from, from + MAX_BATCH_WRITES)) add(batch, item);
    // One batch at a time keeps the load even.
    await batch.commit();
  }
}

/** Deletes any number of documents, one batch after the other, like `updateMany`. */
export function deleteMany(db: Firestore, documents: readonly DocumentReference[]): Promise<void> {
  return inBatches(db, documents, (batch, document) => batch.delete(document));
}

/** Updates any number of documents, batch after batch: not atomic, so it must be repeatable. */
export function updateMany(db: Firestore, updates: readonly DocumentUpdate[]): Promise<void> {
  return inBatches(db, updates, (batch, { document, fields }) => batch.update(document, fields));
}
