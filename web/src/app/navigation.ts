import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited entry of the history was scrolled to. */
const positions = new Map<string, number>();

/** How long a page may take to grow tall enough to be scrolled back to where it was. */
const RESTORE_MS = 1000;

function restore(top: number): () => void {
  const until = performance.now() + RESTORE_MS;
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (!isThere && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

function focusPage(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  (title ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}

/**
 * What a browser does by itself between documents: a new page starts at its top (or at the
 * hash), going back restores the place, and the focus moves to the page's title. A change of
 * the query alone moves nothing.
 */
export function usePageChanges(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (type === NavigationType.Pop) return restore(positions.get(key) ?? 0);
    if (hash !== '') document.querySelector(hash)?.scrollIntoView();
    else if (isOtherPage) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type]);

  useFocusOnChange(pathname);
}

/** The title is there only when the page's chunk is; it is looked for until then. */
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
