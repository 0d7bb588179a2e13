import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  GrpcStatus,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { readTogether } from './read-together.ts';

/** What a failed commit says when somebody else was faster. */
const OVERTAKEN: readonly number[] = [
  GrpcStatus.ABORTED,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
];

const DEADLINE_MS = 25_000;
const LONGEST_PAUSE_MS = 250;

function isOvertaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'number' && OVERTAKEN.includes(code);
}

/**
 * Reads and writes that belong together. Every document that is read and then written is guarded
 * by its state when read: the commit is all or nothing, and nothing when any of them has changed.
 */
export class UnitOfWork {
  readonly #db: Firestore;
  readonly #batch: WriteBatch;
  readonly #seen = new Map<string, DocumentSnapshot>();
  #writes = 0;

  constructor(db: Firestore) {
    this.#db = db;
    this.#batch = db.batch();
  }

  /** Reads documents; those written later are guarded by what was seen here. */
  async read(...documents: DocumentReference[]): Promise<DocumentSnapshot[]> {
    if (documents.length === 0) return [];
    const snapshots = await readTogether(this.#db, documents);
    for (const snapshot of snapshots) this.#seen.set(snapshot.ref.path, snapshot);
    return snapshots;
  }

  /** Writes fields into a document that was read: makes it where it was absent. */
  put(document: DocumentReference, fields: DocumentData): void {
    const seen = this.#seen.get(document.path);
    if (!seen) throw new Error(`${document.path} was not read in this unit of work`);
    if (!seen.exists || !seen.updateTime) this.#batch.create(document, fields);
    else this.#batch.update(document, fields, { lastUpdateTime: seen.updateTime });
    this.#writes += 1;
  }

  /** Writes a whole document that others of this unit guard, such as an order its reservation. */
  replace(document: DocumentReference, data: DocumentData): void {
    this.#batch.set(document, data);
    this.#writes += 1;
  }

  /** Writes fields into such a document; the commit fails where it is absent. */
  amend(document: DocumentReference, fields: DocumentData): void {
    this.#batch.update(document, fields);
    this.#writes += 1;
  }

  /** Adds to a document that nobody guards, and makes it where it is absent: for sums alone. */
  merge(document: DocumentReference, fields: DocumentData): void {
    this.#batch.set(document, fields, { merge: true });
    this.#writes += 1;
  }

  /** Deletes a document that was read and is there. */
  remove(document: DocumentReference): void {
    const seen = this.#seen.get(document.path);
    if (!seen?.updateTime) throw new Error(`${document.path} was not read in this unit of work`);
    this.#batch.delete(document, { lastUpdateTime: seen.updateTime });
    this.#writes += 1;
  }

  /** Whether there is nothing to commit. */
  get isEmpty(): boolean {
    return this.#writes === 0;
  }

  /** @returns false when a guarded document changed meanwhile; nothing is written then. */
  async commit(): Promise<boolean> {
    if (this.isEmpty) return true;
    try {
      await this.#batch.commit();
      return true;
    } catch (error) {
      if (isOvertaken(error)) return false;
      throw error;
    }
  }
}

/** Short, growing and uneven, so that many who lost the same race do not run it in step again. */
function pause(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, 8 * 2 ** Math.min(attempt, 6));
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/**
 * Reads, decides and writes as one step, again from the start while others were faster. Chosen
 * over Firestore's transactions because those wait for each other's locks and then back off for
 * seconds: with fifty buyers at one animal, forty-nine must be told at once.
 * @throws when nobody else's haste lets it through for 25 s.
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
