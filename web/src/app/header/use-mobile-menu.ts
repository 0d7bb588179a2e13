import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { currentEntry } from '#app/routing/history-entry.ts';
import { hasPopovers, isPopoverOpen } from '#platform/device/popovers.ts';

/**
 * The menu on phones, a popover: the browser opens and closes it even before the app has loaded.
 */
export const MOBILE_MENU_ID = 'mobile-menu';

function onToggle(listener: () => void): () => void {
  // The event does not bubble.
  const options = { capture: true };
  document.addEventListener('toggle', listener, options);
  return () => document.removeEventListener('toggle', listener, options);
}

/**
 * Whether the menu is open. Never in a browser without popovers, which shows neither menu nor
 * button.
 */
export function isMobileMenuOpen(): boolean {
  return isPopoverOpen(document.getElementById(MOBILE_MENU_ID));
}

/** Closes the menu before something opens that it would cover. */
export function closeMobileMenu(): void {
  if (hasPopovers()) document.getElementById(MOBILE_MENU_ID)?.hidePopover();
}

/**
 * Whether the menu is open. Navigating closes it, but not if it was opened during the navigation.
 */
export function useMobileMenu(): boolean {
  const { key } = useLocation();
  const shownOn = useRef(key);
  const openedOn = useRef<unknown>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const isMenu = target instanceof Element && target.id === MOBILE_MENU_ID;
      if (isMenu) openedOn.current = currentEntry().key;
    };
    // The event does not bubble. `toggle` comes a moment later, when the page may have changed.
    document.addEventListener('beforetoggle', note, { capture: true });
    return () => document.removeEventListener('beforetoggle', note, { capture: true });
  }, []);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (openedOn.current !== key) closeMobileMenu();
  }, [key]);
  return useSyncExternalStore(onToggle, isMobileMenuOpen, () => false);
}
