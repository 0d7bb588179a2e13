import { useSyncExternalStore } from 'react';

/** A value that changes over time, outside React. */
export type ReadableStore<T> = {
  get: () => T;
  /** The value a prerendered page was rendered with; the same until the page is hydrated. */
  getInitial: () => T;
  subscribe: (listener: () => void) => () => void;
};

/** A value that changes over time, and can be changed. */
export type Store<T> = ReadableStore<T> & { set: (value: T) => void };

/**
 * A store; `onActive` runs with the first subscriber. What it returns runs `lingerMs` after the
 * last one has left, so that going from page to page keeps a listener alive.
 */
export function createStore<T>(
  initial: T,
  onActive?: () => (() => void) | undefined,
  lingerMs = 0,
): Store<T> {
  let value = initial;
  let stop: (() => void) | undefined;
  let isActive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const rest = () => {
    isActive = false;
    stop?.();
    stop = undefined;
  };

  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      clearTimeout(timer);
      if (!isActive) {
        isActive = true;
        stop = onActive?.();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) timer = setTimeout(rest, lingerMs);
      };
    },
  };
}

/** The store's value; the component renders again at every change. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}
