import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { ADDED_AHEAD_PX, CARDS_AT_ONCE, CARDS_PER_STEP, FIRST_CARDS } from './card-sizes.ts';

/**
 * How many of a list's items to render, so that a list of a thousand costs no more than its first
 * screens. Starts again whenever `key` changes: with one screen, and the next ones follow
 * automatically. Put `end` on an element after the last item.
 * @param onEnd called when the end of the last item is near the screen.
 */
export function useMoreOnScroll(
  total: number,
  key: string,
  onEnd?: () => void,
): { shown: number; end: RefObject<HTMLDivElement | null> } {
  // The page is hydrated as the server rendered it.
  const first = useIsHydrated() ? FIRST_CARDS : CARDS_AT_ONCE;
  const [held, setHeld] = useState({ key, shown: first });
  if (held.key !== key) setHeld({ key, shown: first });
  const end = useRef<HTMLDivElement>(null);
  const { shown } = held;
  useEffect(() => {
    const isEnd = shown >= total;
    if (end.current === null || (isEnd && onEnd === undefined)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        if (isEnd) {
          onEnd?.();
          return;
        }
        // In pieces between frames: scrolling must not wait for the cards.
        startTransition(() => {
          setHeld((present) => ({ ...present, shown: present.shown + CARDS_PER_STEP }));
        });
      },
      { rootMargin: `${ADDED_AHEAD_PX}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total, onEnd]);
  return { shown: Math.min(shown, total), end };
}
