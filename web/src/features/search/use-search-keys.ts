import { useEffect } from 'react';

/**
 * Ctrl-K (⌘K) opens the search, from anywhere and while typing (NAV-06). A key without Ctrl would
 * be pressed by accident, for example by those who dictate (WCAG 2.1.4).
 */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // An open dialog has to be answered first.
      if (document.querySelector('[role=dialog]') !== null) return;
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
