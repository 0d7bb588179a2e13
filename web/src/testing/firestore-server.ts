import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { lostAnswer, serveFunctions } from './functions-server.ts';
import { pageWithStorage } from './local-storage.ts';

/** A document's fields; the same object again is the same document unchanged. */
type Fields = object;

type Listener = {
  hear: (snapshot: object) => void;
  fail: (error: { code: string }) => void;
  known: Map<string, Fields>;
};

/** A reference to a document, or a query as Firebase's library keeps it. */
type Target = { path: string } | { _query: { path: { canonicalString: () => string } } };

function pathOf(target: Target): string {
  return 'path' in target ? target.path : target._query.path.canonicalString();
}

function snapshotOf(path: string, fields: Fields | null, fromCache = false) {
  return {
    id: path.slice(path.lastIndexOf('/') + 1),
    ref: { path },
    exists: () => fields !== null,
    data: () => fields ?? undefined,
    metadata: { fromCache, hasPendingWrites: false },
  };
}

function listSnapshot(
  path: string,
  documents: Readonly<Record<string, Fields>>,
  known: Map<string, Fields>,
) {
  const docs = Object.entries(documents).map(([id, fields]) => snapshotOf(`${path}/${id}`, fields));
  const news = docs.filter(({ id }) => known.get(id) !== documents[id]);
  const removed = [...known.keys()].filter((id) => !(id in documents));
  known.clear();
  for (const [id, fields] of Object.entries(documents)) known.set(id, fields);
  const changes = [
    ...news.map((doc) => ({ type: 'modified', doc })),
    ...removed.map((id) => ({ type: 'removed', doc: snapshotOf(`${path}/${id}`, null) })),
  ];
  return { docs, docChanges: () => changes, metadata: { fromCache: false } };
}

/** A server behind Firebase's own library, which says and answers what a test wants. */
function serverOver(listen: Mock, read: Mock) {
  const listeners = new Map<string, Set<Listener>>();
  const reads: { path: string; answer: (fields: Fields | null) => void; fail: () => void }[] = [];
  listen.mockImplementation(
    (target: Target, _how, hear: Listener['hear'], fail: Listener['fail']) => {
      const path = pathOf(target);
      const listener = { hear, fail, known: new Map() };
      const all = listeners.get(path) ?? new Set();
      listeners.set(path, all.add(listener));
      return () => void all.delete(listener);
    },
  );
  read.mockImplementation(({ path }: { path: string }) => {
    return new Promise((resolve, reject) => {
      reads.push({
        path,
        answer: (fields) => resolve(snapshotOf(path, fields)),
        fail: () => reject(new Error('the server was not reached')),
      });
    });
  });
  const at = (path: string) => [...(listeners.get(path) ?? [])];
  return {
    /** How many listen to a document or a collection. */
    listening: (path: string) => at(path).length,
    /** What its listeners hear of a document; null if there is none. */
    sayDocument: (
      path: string,
      fields: Fields | null,
      { isFromCache } = { isFromCache: false },
    ) => {
      for (const { hear } of at(path)) hear(snapshotOf(path, fields, isFromCache));
    },
    /** What its listeners hear of a collection: all its documents, by id. */
    sayList: (path: string, documents: Readonly<Record<string, Fields>>) => {
      for (const { hear, known } of at(path)) hear(listSnapshot(path, documents, known));
    },
    /** Ends the listeners there. */
    refuse: (path: string) => {
      const all = at(path);
      listeners.delete(path);
      for (const { fail } of all) fail({ code: 'permission-denied' });
    },
    /** The reads so far, each of which the test answers. */
    reads,
  };
}

/**
 * Gives each test a fresh page with fresh modules, which talks to a database that the test answers
 * for, and has timers that it can advance. The file deletes Firebase's apps after each test.
 * @param listen stands for `onSnapshot`, and `read` for `getDocFromServer`.
 * @returns the present database, and what the page stores.
 */
export function onFreshPages(listen: Mock, read: Mock) {
  const page = { server: serverOver(listen, read), storage: new Map<string, string>() };
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('window', pageWithStorage(page.storage));
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
    serveFunctions(lostAnswer);
    page.server = serverOver(listen, read);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    page.storage.clear();
  });
  return page;
}
