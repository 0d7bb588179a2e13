import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** The maximum of a batch. */
const BATCH = 500;

/** Several batches in flight keep the emulator busy while the next is being prepared. */
const AT_ONCE = 4;

/** A document to write, by its path; null deletes it. */
export type Write = { path: string; data: DocumentData | null };

async function commit(db: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = db.batch();
  for (const { path, data } of writes) {
    if (data === null) batch.delete(db.doc(path));
    else batch.set(db.doc(path), data);
  }
  await batch.commit();
}

/**
 * Writes any number of documents. In batches, because the emulator takes a minute and more for the
 * batchWrite calls of a BulkWriter while there are listeners.
 */
export async function writeMany(db: Firestore, writes: Iterable<Write>): Promise<void> {
  let batch: Write[] = [];
  const running = new Set<Promise<void>>();
  const send = async () => {
    const sent = commit(db, batch);
    batch = [];
    running.add(sent);
    void sent.finally(() => running.delete(sent)).catch(() => {});
    if (running.size >= AT_ONCE) await Promise.race(running);
  };
  for (const write of writes) {
    batch.push(write);
    if (batch.length === BATCH) await send();
  }
  if (batch.length > 0) await send();
  await Promise.all(running);
}
