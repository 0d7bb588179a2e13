import { useState } from 'react';
import type * as z from 'zod/mini';
import { parseDocument } from './documents.ts';
import type { DocumentNews } from './firebase/firestore-client.ts';
import { listen } from './live.ts';
import { createStore, useStore, type ReadableStore, type Store } from './store.ts';

/** A document that keeps itself up to date. */
export type LiveDocument<T> = {
  /** `missing`: the server says there is none (or it does not parse). `error`: refused or unreachable. */
  phase: 'loading' | 'ready' | 'missing' | 'error';
  data: T | null;
  isFromCache: boolean;
  /** True while changes made here wait for the server. */
  isPending: boolean;
  /** True where the server would not let this session read it (any more). */
  isRefused: boolean;
};

const LOADING: LiveDocument<never> = {
  phase: 'loading',
  data: null,
  isFromCache: true,
  isPending: false,
  isRefused: false,
};

const IDLE: ReadableStore<LiveDocument<never>> = {
  get: () => LOADING,
  getInitial: () => LOADING,
  subscribe: () => () => {},
};

function received<T>(schema: z.ZodMiniType<T>, news: DocumentNews): LiveDocument<T> {
  const how = { isFromCache: news.isFromCache, isPending: news.isPending, isRefused: false };
  if (news.raw === null) {
    // Not in the cache and no answer from the server: nobody knows whether it exists.
    return { phase: news.isFromCache ? 'error' : 'missing', data: null, ...how };
  }
  const data = parseDocument(schema, news.raw);
  return { phase: data === null ? 'missing' : 'ready', data, ...how };
}

/**
 * Hands news on; that a document is gone only once that has stood for `goneAfterMs`. While a bundle
 * is being taken in, the database says of a document it has just shown that there is none, and
 * takes it back a moment later.
 */
function settling<T>(
  store: Store<LiveDocument<T>>,
  goneAfterMs: number,
): { hear: (next: LiveDocument<T>) => void; stop: () => void } {
  let going: ReturnType<typeof setTimeout> | undefined;
  const hear = (next: LiveDocument<T>) => {
    clearTimeout(going);
    const isGone = next.phase === 'missing' && store.get().phase === 'ready';
    if (isGone && goneAfterMs > 0) going = setTimeout(() => store.set(next), goneAfterMs);
    else store.set(next);
  };
  return { hear, stop: () => clearTimeout(going) };
}

/**
 * A live document, parsed by `schema`; it listens while somebody is subscribed.
 * @param goneAfterMs how long the server must say that it is gone before that is believed.
 */
export function liveDocument<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  goneAfterMs = 0,
): ReadableStore<LiveDocument<T>> {
  const fail = () => store.set({ ...store.get(), phase: 'error' });
  const end = (reason: 'refused' | 'failed') =>
    store.set({ ...store.get(), phase: 'error', isRefused: reason === 'refused' });
  const store: Store<LiveDocument<T>> = createStore<LiveDocument<T>>(LOADING, () => {
    const { hear, stop } = settling(store, goneAfterMs);
    const leave = listen(
      (client) => client.listenToDocument(path, (news) => hear(received(schema, news)), end),
      fail,
    );
    return () => {
      stop();
      leave();
    };
  });
  return store;
}

/** A live document while the component is mounted. Null asks for nothing yet (reads `loading`). */
export function useLiveDocument<T>(
  path: string | null,
  schema: z.ZodMiniType<T>,
  goneAfterMs = 0,
): LiveDocument<T> {
  const open = () => ({
    path,
    store: path === null ? IDLE : liveDocument(path, schema, goneAfterMs),
  });
  const [held, setHeld] = useState<{
    path: string | null;
    store: ReadableStore<LiveDocument<T>>;
  }>(open);
  if (held.path !== path) setHeld(open());
  return useStore(held.store);
}
