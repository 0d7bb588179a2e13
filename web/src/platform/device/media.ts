import { useSyncExternalStore } from 'react';

/** A media query that a page listens to. */
type Media = { listen: (listener: () => void) => () => void; matches: () => boolean };

/** A media query for `useMedia`. Made once for each: a new one would be listened to anew. */
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

/** Whether a media query holds; false where nothing is known (outside a browser). */
export function useMedia({ listen, matches }: Media): boolean {
  return useSyncExternalStore(listen, matches, () => false);
}
