import { useEffect, useRef } from 'react';
import { isMobileMenuOpen } from '#app/header/use-mobile-menu.ts';
import { isMenuOpen } from '#ui/overlays/open-menu.ts';

/** The page the visitor went back from; empty after any other navigation. */
let backFrom = '';

/** Notes the page that the visitor went back from; empty after any other navigation. */
export function noteBackFrom(path: string): void {
  backFrom = path;
}

/** Focuses the link that was followed from here, unless the visitor has focused something else. */
export function focusFollowed(): void {
  if (backFrom === '' || !document.activeElement?.matches('body, main h1')) return;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(backFrom)}"]`);
  link?.focus({ preventScroll: true });
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
 * Moves the focus to the title of each new page. The title exists only once the page's chunk has
 * loaded; it is looked for until then.
 */
export function useFocusOnChange(pathname: string): void {
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
