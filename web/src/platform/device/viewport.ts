import { useSyncExternalStore } from 'react';

/** From where on a table has room: the breakpoints `lg` and `xl` of ui/styles/tokens.css. */
const WIDE = { lg: '(width >= 64rem)', xl: '(width >= 80rem)' } as const;

function watch(query: string) {
  return (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
}

const WATCHES = { lg: watch(WIDE.lg), xl: watch(WIDE.xl) };

/** Whether there is room for a table; narrow where nothing is known (outside a browser). */
export function useIsWide(from: keyof typeof WIDE = 'lg'): boolean {
  return useSyncExternalStore(
    WATCHES[from],
    () => window.matchMedia(WIDE[from]).matches,
    () => false,
  );
}
