import { useEffect } from 'react';

/**
 * Tells the start script (start/start.ts), which has collected the visitor's input so far, that
 * the page now handles input itself.
 */
export function PageReady(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('reef-hydrated'));
  }, []);
  return null;
}
