import { sleep } from '#platform/timing.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

function read(): void {
  online.set(navigator.onLine);
}

function watch(): (() => void) | undefined {
  if (typeof window === 'undefined') return undefined;
  read();
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', read, { signal });
  window.addEventListener('offline', read, { signal });
  return () => stop.abort();
}

const online: Store<boolean> = createStore(true, watch);

/** Whether the browser has a network; true while that is unknown. */
export function useIsOnline(): boolean {
  return useStore(online);
}

/** Whether the browser has a network right now. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine;
}

/**
 * How often a network is tried again: a weak signal may come back without the browser saying so. The
 * start script has its own copy.
 */
export const RETRY_EVERY_MS = 10_000;

/**
 * Loads code. If that fails without a network, it is loaded once more when there is one; Firefox
 * keeps the first failure, and then returns it again.
 * @throws what `load` throws while there is a network.
 */
export async function loadOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (fault) {
    if (isOnline()) throw fault;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}

/** Loads what the page cannot do without: a failed load is repeated until it succeeds. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadOnceOnline(load);
  } catch {
    await sleep(RETRY_EVERY_MS);
    return loadWithRetry(load);
  }
}

/** Loads in the same way; `onFailure` is called as soon as the first attempt fails. */
export function keepLoading<T>(load: () => Promise<T>, onFailure: () => void): Promise<T> {
  return load().catch(() => {
    onFailure();
    return loadWithRetry(load);
  });
}
