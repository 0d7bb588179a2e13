import { useEffect } from 'react';

/**
 * Tells the start script (entry/start/start.ts), which has collected the visitor's input so far, that the
 * page handles input itself now.
 */
export function PageReady(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('reef-hydrated'));
  }, []);
  return null;
}
