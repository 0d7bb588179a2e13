import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import {
  saveScrollPositions,
  scrollPositionOf,
  setScrollPosition,
} from '#platform/device/scroll-positions.ts';
import { noteBackFrom, useFocusOnChange } from './focus-page.ts';
import { currentEntry } from './history-entry.ts';
import { restore, restoreFirst } from './restore-scroll.ts';

/**
 * Whether the browser itself jumped to a hash, by a plain link. It has made a history entry unknown
 * to the router and scrolls to the target; Safari does so before the router hears of it.
 */
function isWithinPage(isOtherPage: boolean): boolean {
  return !isOtherPage && window.history.state === null;
}

/**
 * The name under which the place of a history entry is remembered. The router knows all entries
 * that plain links within the page have made by one key, so theirs has the hash in it.
 */
function nameOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${window.history.state === null ? hash : ''}`;
}

/**
 * What a browser does between documents: a new page starts at its top (or at the hash), going back
 * restores the scroll position, and the focus moves to the page's title, or on the way back to the
 * link that was followed. A change of the query alone moves nothing.
 */
export function usePageChanges(): void {
  const location = useLocation();
  const { pathname } = location;
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  const lastIndex = useRef(0);
  const isFirst = useRef(true);

  // Before the page is scrolled below: the event of that scroll belongs to the new entry, and may
  // come before passive effects run.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const entry = nameOf(location);
    const remember = () => {
      // A plain link within the page has scrolled to the next entry, which is not rendered yet.
      if (window.location.hash === location.hash) setScrollPosition(entry, window.scrollY);
    };
    const leaveOrComeBack = ({ type: event }: Event) => {
      saveScrollPositions();
      // A phone discards a hidden tab without telling it. The browser scrolls the next document of
      // this entry, before the app starts.
      const isLeft = event === 'pagehide' || document.hidden;
      window.history.scrollRestoration = isLeft ? 'auto' : 'manual';
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', remember, { passive: true, signal });
    for (const event of ['pagehide', 'pageshow', 'visibilitychange']) {
      window.addEventListener(event, leaveOrComeBack, { signal });
    }
    return () => stop.abort();
  }, [location]);

  useLayoutEffect(() => {
    const { hash } = location;
    const entry = nameOf(location);
    const isOtherPage = lastPath.current !== pathname;
    const { index } = currentEntry();
    noteBackFrom(isOtherPage && index < lastIndex.current ? lastPath.current : '');
    lastPath.current = pathname;
    lastIndex.current = index;
    if (isFirst.current) {
      isFirst.current = false;
      return restoreFirst(entry);
    }
    // A plain link within the page has a hash.
    if (type === NavigationType.Pop && (hash === '' || !isWithinPage(isOtherPage))) {
      return restore(scrollPositionOf(entry) ?? 0);
    }
    // A mailed link's code is no valid selector, so the name is escaped.
    if (hash !== '') document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
    else if (isOtherPage) window.scrollTo(0, 0);
    // Nothing scrolls, so no event tells where the new entry is.
    else setScrollPosition(entry, window.scrollY);
    return undefined;
  }, [location, pathname, type]);

  useFocusOnChange(pathname);
}
