import { createStore, useStore, type Store } from '#platform/store.ts';

function read(): void {
  online.set(navigator.onLine);
}

function watch(): (() => void) | undefined {
  if (typeof window === 'undefined') return undefined;
  read();
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  return () => {
    window.removeEventListener('online', read);
    window.removeEventListener('offline', read);
  };
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
 * Loads code. Where that fails without a network, it is asked for once more when there is one;
 * Firefox keeps the first failure, and then gives that again.
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
