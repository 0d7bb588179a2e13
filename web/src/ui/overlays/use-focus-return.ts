import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOverlays } from './overlays.tsx';

/**
 * Gives the focus back to what opened the dialog, once the page behind it can be used again.
 * Headless UI does so by itself only for what was focused after it was loaded, and this dialog
 * is loaded by the very press that opens it.
 * @param isOpen whether the dialog is wanted. @returns for the component that is there while it is
 * drawn, to be called when it goes.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => {
    const element = opener.current;
    setTimeout(() => {
      // Going to a result has already given the focus to that page.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      // What opened it may be gone with the sheet it stood in: then the page begins again.
      const isThere = element?.isConnected === true && element !== document.body;
      const target = isThere ? element : document.querySelector('main h1');
      // The page stays where it was scrolled to: the focus goes to it, not the reader.
      if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
  };
}

/** In an overlay: calls back when it is first drawn, and when it goes, which the next one waits for. */
export function Presence({
  onCome = () => {},
  onGone,
}: {
  onCome?: () => void;
  onGone: () => void;
}): null {
  const { left } = useOverlays();
  const latest = useRef({ onCome, onGone, left });
  useEffect(() => {
    latest.current = { onCome, onGone, left };
  }, [onCome, onGone, left]);
  useEffect(() => {
    latest.current.onCome();
    return () => {
      latest.current.onGone();
      latest.current.left();
    };
  }, []);
  return null;
}
