import { useSyncExternalStore } from 'react';

/** From here on a table has room; the breakpoint `lg` of ui/tokens.css. */
const WIDE = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether there is room for a table; narrow where nothing is known (outside a browser). */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
