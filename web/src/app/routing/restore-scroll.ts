import {
  isReturning,
  scrollPositionOf,
  setScrollPosition,
} from '#platform/device/scroll-positions.ts';
import { focusFollowed } from './focus-page.ts';

/**
 * Before its scroll position is restored, a page may pause this long while it grows tall enough; as
 * long as it shows that it is loading, it may take its time.
 */
const RESTORE_MS = 1000;
/** What loads without end, such as without a network, holds the page no longer than this. */
const LONGEST_MS = 20_000;

/** The events of a first user action. After one, the page is not scrolled any more. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` as soon as the page is tall enough, unless the visitor does something first.
 * @returns a function that ends it.
 */
export function restore(top: number): () => void {
  const last = performance.now() + LONGEST_MS;
  let until = performance.now() + RESTORE_MS;
  let tallest = 0;
  const stop = new AbortController();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    stop.abort();
  };
  const attempt = () => {
    window.scrollTo(0, top);
    const height = document.documentElement.scrollHeight;
    const isLoading = document.querySelector('main .spinner-ring, main .skeleton') !== null;
    // A long list is rendered a few cards at a time.
    if (height > tallest || isLoading) until = Math.min(last, performance.now() + RESTORE_MS);
    tallest = Math.max(tallest, height);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (isThere || performance.now() >= until) {
      end();
      focusFollowed();
    } else frame = requestAnimationFrame(attempt);
  };
  for (const kind of USER_INPUT_EVENTS) {
    addEventListener(kind, end, { passive: true, capture: true, signal: stop.signal });
  }
  attempt();
  return end;
}

/**
 * The app starts after the page: a visitor who has scrolled by then stays where they are, and so
 * does a position that the browser has restored. No event has told the app of it.
 */
export function restoreFirst(entry: string): (() => void) | undefined {
  if (window.scrollY !== 0) setScrollPosition(entry, window.scrollY);
  else if (isReturning()) return restore(scrollPositionOf(entry) ?? 0);
  return undefined;
}
