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
