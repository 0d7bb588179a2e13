import { useLayoutEffect, useRef } from 'react';
import { goneRows } from '#ui/layout/pass-focus.ts';

/**
 * Returns the focus to what opened the dialog, once the page behind it is usable again. Headless UI
 * does so only for what was focused after it was loaded, and this dialog is loaded by the very
 * press that opens it.
 * @param isOpen whether the dialog should be open. @returns a function for the dialog's component
 * to call when it unmounts.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => {
    const element = opener.current;
    setTimeout(() => {
      // Going to a result has already moved the focus to that page.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      // What opened it may be gone with the row or the sheet around it: then the focus goes to the
      // row beside, or else to the page's start.
      const isThere = element?.isConnected === true && element !== document.body;
      const row = element?.closest('li, tr');
      const beside = row ? goneRows.get(row)?.(element) : null;
      const target = isThere ? element : (beside ?? document.querySelector('main h1'));
      // The page keeps its scroll position: only the focus moves.
      if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
  };
}
