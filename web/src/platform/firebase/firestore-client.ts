import {
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  or,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  serverTimestamp,
  setDoc,
  terminate,
  updateDoc,
  waitForPendingWrites,
  where,
  type Firestore,
  type FirestoreError,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { QUEUED_CALLS_KEY } from '#platform/data/calls/queued-calls-key.ts';
import { now } from '#platform/clock.ts';
import { opensDatabases } from '#platform/data/opens-databases.ts';
import { reconnectNow } from '#platform/data/live/reconnect.ts';
import { canStore, hasStored } from '#platform/storage.ts';
import type { RawDocument } from '#platform/data/documents.ts';
import {
  SERVER_TIME,
  type MapEntry,
  type QuerySpec,
  type WriteFields,
} from '#platform/data/query-spec.ts';
import { forgetAnswered } from './answered-listeners.ts';
import { type DocumentEvent, documentEvents, rawOf } from './document-events.ts';
import { EMULATOR_HOST, localPorts } from './emulators.ts';
import { app } from './firebase-app.ts';
import { guardListener, type OnEnd } from './guard-listener.ts';
import { endTransactionsOnLeaving } from './leaving.ts';
import { openWhenUnlocked } from './open-when-unlocked.ts';

/** An event of a listener on a list of documents. */
export type QueryEvent = {
  changed: RawDocument[];
  removedIds: string[];
  order: string[];
  pendingIds: string[];
  isFromCache: boolean;
};

/** Whether the database is over this device's store, so that changes survive this page. */
let isOnDevice = false;

/** True once the store has failed a listener, or Firestore has shut itself down over it. */
let hasFailed = false;

/** A store that fails again so soon is not used by this page any more. */
const UNFIT_MS = 60_000;
let failedAt = Number.NEGATIVE_INFINITY;
let isUnfit = false;

/**
 * Opens the database over this device's store, or in this page's memory alone. Firestore's tabs talk
 * to each other through local storage; where that is full or forbidden, it shuts itself down.
 */
function open(isKept: boolean): Firestore {
  isOnDevice = isKept && !isUnfit && canStore();
  hasFailed = false;
  const database = initializeFirestore(app, {
    ignoreUndefinedProperties: false,
    ...(isOnDevice && {
      localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    }),
  });
  if (import.meta.env.VITE_REEF_BACKEND === 'emulators')
    connectFirestoreEmulator(database, EMULATOR_HOST, localPorts().firestore);
  return database;
}

endTransactionsOnLeaving();

let database = open(true);

/** The database that is being closed, as long as there is no new one. */
let ending: Firestore | null = null;

/**
 * Opens the database again; every listener is gone. Firestore shuts itself down whenever a page is
 * left (its `pagehide` handlers), even if the browser keeps the page in its back/forward cache, and
 * whenever another tab empties the store. If another tab holds the store, the new database begins
 * in memory.
 * @param onEmptied is called once everything stored on this device is deleted, which is done first
 * (sign-out); null deletes nothing.
 * @param onLateUnlock is called once it can be opened over the store after all.
 */
export async function reopen(
  onEmptied: (() => void) | null,
  onLateUnlock: () => Promise<void>,
): Promise<void> {
  const old = database;
  ending = old;
  const empty = () =>
    onEmptied && clearIndexedDbPersistence(old).then(forgetAnswered).then(onEmptied);
  // It may have closed its store already, and a second time fails: that does not matter. A store
  // that cannot be emptied has nothing to wait for.
  const unlocked = terminate(old).then(empty, empty);
  const begin = (isOnStore: boolean) => {
    database = open(isOnStore);
  };
  await openWhenUnlocked({ unlocked, open: begin, allSent: allWritten, onLateUnlock });
}

/** Resolves when the server has every change made here so far, in any tab; it may take days. */
export function allWritten(): Promise<void> {
  return waitForPendingWrites(database);
}

/** Whether changes that wait for the server are stored on this device. */
export async function keepsChanges(): Promise<boolean> {
  return isOnDevice && opensDatabases();
}

/**
 * Reopens the streams to the server, with the token of the present session. A database that a
 * sign-out is closing is left alone: the next one begins with new streams.
 * @returns false if that does not help: the database has failed, and has to be opened again.
 */
export async function reconnect(): Promise<boolean> {
  if (hasFailed) return false;
  const present = database;
  try {
    if (present !== ending) await disableNetwork(present);
    if (present !== ending) await enableNetwork(present);
    return true;
  } catch {
    return present === ending;
  }
}

function queryOf(spec: QuerySpec): Query {
  const order = (spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction));
  const bounds = spec.limit === undefined ? [] : [limit(spec.limit)];
  const from = collection(database, spec.collection);
  const filter = spec.where ?? [];
  if ('or' in filter) {
    const alternatives = filter.or.map((comparison) => where(...comparison));
    return query(from, or(...alternatives), ...order, ...bounds);
  }
  const comparisons = filter.map((comparison) => where(...comparison));
  return query(from, ...comparisons, ...order, ...bounds);
}

/** A database whose store has failed is opened again at once: its listeners hear nothing. */
function markFailed(): void {
  if (hasFailed || database === ending) return;
  hasFailed = true;
  if (!isOnDevice) return;
  const at = now().getTime();
  isUnfit = at - failedAt < UNFIT_MS;
  failedAt = at;
  reconnectNow().catch(() => {});
}

/**
 * Notices a Firestore that has shut itself down. It tells none of its listeners; only the work that
 * failed is an error nobody handles, and every call throws from then on.
 */
function checkDatabase(): void {
  try {
    allWritten().catch(() => {});
  } catch {
    markFailed();
  }
}

window.addEventListener('unhandledrejection', checkDatabase);
window.addEventListener('pageshow', ({ persisted }) => {
  // A page that is left ends what Firestore is doing (leaving.ts): its store is sound.
  if (persisted) failedAt = Number.NEGATIVE_INFINITY;
});

/** Listens to a list; `onEnd` is called with the reason when the listener has ended. */
export function listenToQuery(
  spec: QuerySpec,
  onNews: (news: QueryEvent) => void,
  onEnd: OnEnd,
): () => void {
  const hear = (snapshot: QuerySnapshot) => {
    const changes = snapshot.docChanges({ includeMetadataChanges: true });
    onNews({
      changed: changes.flatMap((c) => (c.type === 'removed' ? [] : [rawOf(c.doc)])),
      removedIds: changes.flatMap((c) => (c.type === 'removed' ? [c.doc.id] : [])),
      order: snapshot.docs.map((entry) => entry.id),
      pendingIds: snapshot.docs.flatMap((d) => (d.metadata.hasPendingWrites ? [d.id] : [])),
      isFromCache: snapshot.metadata.fromCache,
    });
  };
  const begin = (onError: (error: FirestoreError) => void) =>
    onSnapshot(queryOf(spec), { includeMetadataChanges: true }, hear, onError);
  return guardListener(begin, onEnd, markFailed);
}

/**
 * Listens to one document, by path; `onEnd` is called with the reason when the listener has ended.
 */
export function listenToDocument(
  path: string,
  onNews: (news: DocumentEvent) => void,
  onEnd: OnEnd,
): () => void {
  const events = documentEvents(onNews);
  const begin = (onError: (error: FirestoreError) => void) =>
    onSnapshot(doc(database, path), { includeMetadataChanges: true }, events.hear, onError);
  const stop = guardListener(begin, onEnd, markFailed);
  return () => {
    events.end();
    stop();
  };
}

/** One document as the server has it now; null if it does not exist. Throws without a network. */
export async function readDocument(path: string): Promise<RawDocument | null> {
  const snapshot = await getDocFromServer(doc(database, path));
  return snapshot.exists() ? rawOf(snapshot) : null;
}

/** A list as the server has it now. Throws without a network. */
export async function readQuery(spec: QuerySpec): Promise<RawDocument[]> {
  const snapshot = await getDocsFromServer(queryOf(spec));
  return snapshot.docs.map(rawOf);
}

/**
 * The number of a query's documents on the server; costs a read for each thousand. Throws without a
 * network.
 */
export async function countQuery(spec: QuerySpec): Promise<number> {
  const counted = await getCountFromServer(queryOf(spec));
  return counted.data().count;
}

function fieldsOf(fields: WriteFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value === SERVER_TIME ? serverTimestamp() : value,
    ]),
  );
}

/** Changes fields of an existing document; resolves when the server has it. */
export function updateDocument(path: string, fields: WriteFields): Promise<void> {
  return updateDoc(doc(database, path), fieldsOf(fields));
}

/**
 * Writes fields and one entry of a map; the map's other entries stay. Creates the document if there
 * is none. `key` has letters, digits and hyphens only. Resolves when the server has it.
 */
export function writeEntry(
  path: string,
  { map, key, value }: MapEntry,
  fields: WriteFields,
): Promise<void> {
  const data = { ...fieldsOf(fields), [map]: { [key]: value ?? deleteField() } };
  const mergeFields = [...Object.keys(fields), `${map}.${key}`];
  return setDoc(doc(database, path), data, { mergeFields });
}

/** Every page that talks to the server runs this: it makes the queued calls now. */
async function makeQueuedCalls(): Promise<void> {
  if (!hasStored(QUEUED_CALLS_KEY)) return;
  const { watchQueuedCalls } = await import('#platform/data/calls/queued-calls.ts');
  watchQueuedCalls(() => {});
}

// If the code for it cannot be loaded, they stay for the next visit.
makeQueuedCalls().catch(() => {});
