import { useEffect } from 'react';

/**
 * Says that the page beside it answers from now on, to the script that has caught what the
 * visitor did until then (start/start.ts).
 */
export function PageReady(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('reef-hydrated'));
  }, []);
  return null;
}
