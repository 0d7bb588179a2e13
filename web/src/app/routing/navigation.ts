import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '@reef/domain/shared/plain-value';
import { isMobileMenuOpen } from '#app/header/use-mobile-menu.ts';
import { isReturning, keepPlaces, placeOf, rememberPlace } from '#platform/device/scroll-places.ts';
import { isMenuOpen } from '#ui/overlays/open-menu.ts';

/**
 * Before its scroll position is restored, a page may pause this long while it grows tall enough.
 */
const RESTORE_MS = 1000;

/** The events of a first user action. After one, the page is not scrolled any more. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The page the visitor went back from; empty after any other navigation. */
let backFrom = '';

/** Focuses the link that was followed from here, unless the visitor has focused something else. */
function focusFollowed(): void {
  if (backFrom === '' || !document.activeElement?.matches('body, main h1')) return;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(backFrom)}"]`);
  link?.focus({ preventScroll: true });
}

function restore(top: number): () => void {
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
    // A long list is rendered a few cards at a time.
    if (height > tallest) until = performance.now() + RESTORE_MS;
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
 * does a position that the browser has restored.
 */
function restoreFirst(entry: string): (() => void) | undefined {
  const top = isReturning() ? placeOf(entry) : null;
  return top === null || window.scrollY !== 0 ? undefined : restore(top);
}

function focusPage(): void {
  // A menu that was opened during the navigation keeps the focus.
  if (isMobileMenuOpen() || isMenuOpen()) return;
  const title = document.querySelector<HTMLElement>('main h1');
  if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  (title ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  focusFollowed();
}

/**
 * Whether the browser itself jumped to a hash, by a plain link. It has made a history entry unknown
 * to the router and scrolls to the target; Safari does so before the router hears of it.
 */
function isWithinPage(isOtherPage: boolean): boolean {
  return !isOtherPage && window.history.state === null;
}

/** The router's index of the current history entry. */
function presentIndex(): number {
  const state: unknown = window.history.state;
  return isRecord(state) ? Number(state['idx']) : 0;
}

/**
 * What a browser does between documents: a new page starts at its top (or at the hash), going back
 * restores the scroll position, and the focus moves to the page's title, or on the way back to the
 * link that was followed. A change of the query alone moves nothing.
 */
export function usePageChanges(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}`;
  const lastPath = useRef(pathname);
  const lastIndex = useRef(0);
  const isFirst = useRef(true);

  // Before the page is scrolled below: the event of that scroll belongs to the new entry, and may
  // come before passive effects run.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => rememberPlace(entry, window.scrollY);
    const leave = () => {
      keepPlaces();
      // The browser scrolls the next document of this entry, before the app starts.
      window.history.scrollRestoration = 'auto';
    };
    const comeBack = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname;
    const index = presentIndex();
    backFrom = isOtherPage && index < lastIndex.current ? lastPath.current : '';
    lastPath.current = pathname;
    lastIndex.current = index;
    if (isFirst.current) {
      isFirst.current = false;
      return restoreFirst(entry);
    }
    if (type === NavigationType.Pop && !isWithinPage(isOtherPage)) {
      return restore(placeOf(entry) ?? 0);
    }
    // A mailed link's code is no valid selector, so the name is escaped.
    if (hash !== '') document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
    else if (isOtherPage) window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, hash, type]);

  useFocusOnChange(pathname);
}

/** The title exists only once the page's chunk has loaded; it is looked for until then. */
function useFocusOnChange(pathname: string): void {
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const main = document.querySelector('main');
    if (main === null || main.querySelector('h1') !== null) {
      focusPage();
      return undefined;
    }
    const before = document.activeElement;
    const observer = new MutationObserver(() => {
      if (main.querySelector('h1') === null) return;
      observer.disconnect();
      // A visitor who has opened something else in the meantime keeps their focus.
      const { activeElement } = document;
      if (activeElement === before || activeElement === document.body) focusPage();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
