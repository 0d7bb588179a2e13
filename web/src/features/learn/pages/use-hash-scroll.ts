import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the part the address names, once the page that holds it is there. */
export function useHashScroll(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
