import { createStore, type ReadableStore, type Store } from '#platform/store.ts';
import { reconnectNow } from './reconnect.ts';

/** The state of every listener on the database, besides its value. */
type Live = {
  phase: 'loading' | 'ready' | 'missing' | 'error';
  /** True if the server does not let this session read it (any more). */
  isRefused: boolean;
};

/** A listener on the database as a store; it listens while it has subscribers. */
export type LiveStore<T> = ReadableStore<T> & {
  /** Listens again after an error, on a new connection. */
  retry: () => void;
};

/** How a listener informs its store. */
type ListenerCallbacks<T> = {
  onValue: (value: T) => void;
  /** The database's code cannot be loaded, so nothing can be listened to. */
  onUnavailable: () => void;
  /** The server ended it. */
  onEnd: (reason: 'refused' | 'failed') => void;
};

/**
 * A listener as a store.
 * @param first its state before the listener has received anything.
 * @param begin listens. @returns a function that ends it.
 */
export function liveStore<T extends Live>(
  first: T,
  begin: (callbacks: ListenerCallbacks<T>) => () => void,
): LiveStore<T> {
  let stop: (() => void) | undefined;
  const onUnavailable = () => store.set({ ...store.get(), phase: 'error' });
  const onEnd = (reason: 'refused' | 'failed') =>
    store.set({ ...store.get(), phase: 'error', isRefused: reason === 'refused' });
  const start = () => {
    stop = begin({ onValue: store.set, onUnavailable, onEnd });
    return () => stop?.();
  };
  const store: Store<T> = createStore(first, start);
  const retry = () => {
    stop?.();
    store.set(first);
    start();
    // If Firestore cannot be loaded, the listener says so.
    reconnectNow().catch(() => {});
  };
  return { get: store.get, getInitial: store.getInitial, subscribe: store.subscribe, retry };
}

/** A store for what was not requested. */
export function idle<T>(value: T): LiveStore<T> {
  const get = () => value;
  return { get, getInitial: get, subscribe: () => () => {}, retry: () => {} };
}
