import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@reef/domain/shared/plain-value';
import { hasPopovers, isPopoverOpen } from '#platform/device/popovers.ts';

/** The menu of phones, a popover: the browser opens and closes it, on a drawn page before the app is there. */
export const MOBILE_MENU_ID = 'mobile-menu';

function onToggle(listener: () => void): () => void {
  // It does not bubble.
  const options = { capture: true };
  document.addEventListener('toggle', listener, options);
  return () => document.removeEventListener('toggle', listener, options);
}

/** Whether the menu is open. Never in a browser without popovers, which shows neither menu nor button. */
export function isMobileMenuOpen(): boolean {
  return isPopoverOpen(document.getElementById(MOBILE_MENU_ID));
}

/** Closes the menu, before something comes that must not lie below it. */
export function closeMobileMenu(): void {
  if (hasPopovers()) document.getElementById(MOBILE_MENU_ID)?.hidePopover();
}

/** The key of the entry that the browser is at, as the router keeps it; its page may still be coming. */
function presentEntry(): string {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state['key'] === 'string' ? state['key'] : 'default';
}

/** Whether the menu is open. Going anywhere closes it, but not one that was opened on the way there. */
export function useMobileMenu(): boolean {
  const { key } = useLocation();
  const shownOn = useRef(key);
  const openedOn = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const isMenu = target instanceof Element && target.id === MOBILE_MENU_ID;
      if (isMenu) openedOn.current = presentEntry();
    };
    // It does not bubble. `toggle` itself comes a moment later, when the page may be there.
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
