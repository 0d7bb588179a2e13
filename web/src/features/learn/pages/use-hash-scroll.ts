import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** React Router's key of a document's first history entry. */
const FIRST_ENTRY = 'default';

/**
 * Scrolls to the address's hash, once its page is rendered. A prerendered page has been scrolled by
 * the browser, or by its visitor, before the app started, and stays where it is.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '' || (key === FIRST_ENTRY && window.scrollY !== 0)) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
