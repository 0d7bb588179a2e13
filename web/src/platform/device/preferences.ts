import { createStore, useStore, type Store } from '#platform/store.ts';

function media(query: string): Store<boolean> {
  const store: Store<boolean> = createStore(false, () => {
    if (typeof window === 'undefined') return undefined;
    const list = window.matchMedia(query);
    const read = () => store.set(list.matches);
    read();
    list.addEventListener('change', read);
    return () => list.removeEventListener('change', read);
  });
  return store;
}

const reducedMotion = media('(prefers-reduced-motion: reduce)');
const reducedData = media('(prefers-reduced-data: reduce)');

/** Whether the visitor asked for little movement. */
export function usePrefersReducedMotion(): boolean {
  return useStore(reducedMotion);
}

function asksToSaveData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

/** Whether the visitor asked to spare data (data saver, or the media feature). */
export function useSavesData(): boolean {
  return useStore(reducedData) || asksToSaveData();
}
