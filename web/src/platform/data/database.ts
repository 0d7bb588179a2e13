import { loadFirestore } from '#platform/firebase/load.ts';
import { parseDocument } from './documents.ts';
import { isOnline } from '#platform/device/online.ts';
import { ANSWER_MS, sleep } from '#platform/timing.ts';
import type * as z from 'zod/mini';
import type { MapEntry, QuerySpec, WriteFields } from './query-spec.ts';

/**
 * Changes fields of an existing document. The change shows at once in every listener here and
 * survives a reload; the promise resolves when the server has it, which offline is later. Rejects
 * if the rules refuse it.
 */
export async function updateDocument(path: string, fields: WriteFields): Promise<void> {
  const client = await loadFirestore();
  await client.updateDocument(path, fields);
}

/**
 * Writes one entry of a document's map, together with other fields; the document may be new. Shows
 * at once and resolves or rejects as `updateDocument` does.
 */
export async function writeDocumentEntry(
  path: string,
  entry: MapEntry,
  fields: WriteFields,
): Promise<void> {
  const client = await loadFirestore();
  await client.writeEntry(path, entry, fields);
}

/** How long a change may be in transit before it counts as queued. */
const IN_TRANSIT_MS = 2500;

/** How long the server's answer is waited for without a network, in which none is expected. */
const NO_NETWORK_MS = 300;

/**
 * The state of a change. What the server does not have yet is sent later: this device stores it if
 * `isKept`, else this page has to stay open.
 */
export type WriteStatus = { isSaved: boolean; isKept: boolean; sent: Promise<void> };

/**
 * Resolves when this device has stored what was written here so far. The SDK works in order: a
 * listener is called after earlier writes are in IndexedDB.
 */
async function waitUntilPersisted(path: string): Promise<void> {
  const { listenToDocument } = await loadFirestore();
  let stop: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    stop = listenToDocument(
      path,
      () => resolve(),
      () => resolve(),
    );
  });
  stop?.();
}

/**
 * The state of a change of a document, after a moment without an answer at the latest: stored on
 * this device if the server has not confirmed it.
 * @param sent the promise of the write. Rejects as that does.
 */
export async function writeStatus(path: string, sent: Promise<void>): Promise<WriteStatus> {
  const persisted = async () => {
    await sleep(isOnline() ? ANSWER_MS : NO_NETWORK_MS);
    await waitUntilPersisted(path);
    const { keepsChanges } = await loadFirestore();
    return { isSaved: false, isKept: await keepsChanges(), sent };
  };
  return Promise.race([sent.then(() => ({ isSaved: true, isKept: true, sent })), persisted()]);
}

/** True if changes made on this device have not reached the server. */
export async function hasQueuedWrites(): Promise<boolean> {
  const { allWritten } = await loadFirestore();
  const written = allWritten().then(
    () => false,
    () => false,
  );
  const waiting = sleep(isOnline() ? IN_TRANSIT_MS : NO_NETWORK_MS).then(() => true);
  return Promise.race([written, waiting]);
}

/** A list as the server has it now. Rejects without a network or if refused. */
export async function readQuery<T>(spec: QuerySpec, schema: z.ZodMiniType<T>): Promise<T[]> {
  const client = await loadFirestore();
  const documents = await client.readQuery(spec);
  return documents.flatMap((raw) => parseDocument(schema, raw) ?? []);
}

/** How many documents of a query the server has now. Rejects as `readQuery`. */
export async function countQuery(spec: QuerySpec): Promise<number> {
  const client = await loadFirestore();
  return client.countQuery(spec);
}
