import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** React Router's key of a document's first history entry. */
const FIRST_ENTRY = 'default';

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
 * the browser, or by its visitor, before the app started, and stays where it is.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = idIn(hash);
    if (id === '' || (key === FIRST_ENTRY && window.scrollY !== 0)) return;
    document.getElementById(id)?.scrollIntoView();
  }, [hash, key]);
}
