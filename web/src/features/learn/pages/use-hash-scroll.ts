import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { FIRST_ENTRY_KEY } from '#ui/routing/first-entry-key.ts';

/** The id of the element that a hash names; empty if it names none, or cannot be decoded. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls to the address's hash, once its page is rendered. A prerendered page has been scrolled by
 * the browser, or by its visitor, before the app started, and a page that one went back to is where
 * it was left: both stay there.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const id = idIn(hash);
    // The document's first page counts as one that was gone back to.
    const isLeft = window.scrollY !== 0 || key !== FIRST_ENTRY_KEY;
    if (id === '' || (type === NavigationType.Pop && isLeft)) return;
    document.getElementById(id)?.scrollIntoView();
  }, [hash, key, type]);
}
