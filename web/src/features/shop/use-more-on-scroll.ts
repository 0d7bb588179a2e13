import { useEffect, useRef, useState, type RefObject } from 'react';
import { CARDS_AT_ONCE } from './card-sizes.ts';

/**
 * How many of a list's items to draw, so that a list of a thousand costs no more than its first
 * screens. Starts again whenever `key` changes. Put `end` on an element after the last item.
 */
export function useMoreOnScroll(
  total: number,
  key: string,
): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [held, setHeld] = useState({ key, shown: CARDS_AT_ONCE });
  if (held.key !== key) setHeld({ key, shown: CARDS_AT_ONCE });
  const end = useRef<HTMLDivElement>(null);
  const { shown } = held;
  useEffect(() => {
    if (end.current === null || shown >= total) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setHeld((present) => ({ ...present, shown: present.shown + CARDS_AT_ONCE }));
      },
      { rootMargin: '1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);
  return { shown: Math.min(shown, total), end };
}
