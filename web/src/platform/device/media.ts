import { useSyncExternalStore } from 'react';

/** A media query that a page listens to. */
type Media = { listen: (listener: () => void) => () => void; matches: () => boolean };

/** A media query for `useMedia`. Create it once: each new one adds a listener. */
export function media(query: string): Media {
  return {
    listen(listener) {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => window.matchMedia(query).matches,
  };
}

/** Whether a media query matches; false if unknown (outside a browser). */
export function useMedia({ listen, matches }: Media): boolean {
  return useSyncExternalStore(listen, matches, () => false);
}
