import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The menu of phones, a popover: the browser opens and closes it, on a drawn page before the app is there. */
export const MOBILE_MENU_ID = 'mobile-menu';

function onToggle(listener: () => void): () => void {
  // It does not bubble.
  const options = { capture: true };
  document.addEventListener('toggle', listener, options);
  return () => document.removeEventListener('toggle', listener, options);
}

function isShown(): boolean {
  return document.getElementById(MOBILE_MENU_ID)?.matches(':popover-open') === true;
}

/** Closes the menu, before something comes that must not lie below it. */
export function closeMobileMenu(): void {
  document.getElementById(MOBILE_MENU_ID)?.hidePopover();
}

/** Whether the menu is open. Going anywhere closes it. */
export function useMobileMenu(): boolean {
  const { key } = useLocation();
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    closeMobileMenu();
  }, [key]);
  return useSyncExternalStore(onToggle, isShown, () => false);
}
