import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** React Router's key of the entry that a document was opened with. */
const FIRST_ENTRY = 'default';

/**
 * Scrolls to the part the address names, once the page that holds it is there. A page that was drawn
 * before the app began has been scrolled by the browser, or by its visitor, and stays where it is.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '' || (key === FIRST_ENTRY && window.scrollY !== 0)) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
