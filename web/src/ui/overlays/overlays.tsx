import {
  createContext,
  startTransition,
  use,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { afterPaint } from '#ui/layout/after-paint.ts';

/** What can lie over every page. */
export type OverlayName = 'cart' | 'checkout' | 'search' | 'install';

/** Which overlay is open, and the ways to open and close one. */
export type Overlays = {
  open: OverlayName | null;
  /** Opens one; where another is open, that one goes first. */
  show: (name: OverlayName) => void;
  close: () => void;
  /** To be called by an overlay when it is gone from the screen. */
  left: () => void;
};

/** After this the next overlay comes even if the one before has not said that it is gone. */
const LEAVES_WITHIN_MS = 1000;

const OverlayContext = createContext<Overlays | null>(null);

/**
 * Keeps which overlay is open, for everything inside. Never two at once: each gives the focus back
 * when it goes, and would take it out of the next one.
 */
export function OverlayProvider({ children }: { children: ReactNode }): ReactNode {
  const [open, setOpen] = useState<OverlayName | null>(null);
  const next = useRef<OverlayName | null>(null);
  const overlays = useMemo(() => {
    const begin = (name: OverlayName) => {
      // Its letters are caught from the press on.
      if (name === 'search') setOpen(name);
      // What was pressed shows at once that it was; the overlay follows in pieces.
      else startTransition(() => setOpen(name));
    };
    const openNext = () => {
      const name = next.current;
      next.current = null;
      if (name !== null) begin(name);
    };
    const show = (name: OverlayName) => {
      if (open === null || open === name) return begin(name);
      next.current = name;
      setOpen(null);
      setTimeout(openNext, LEAVES_WITHIN_MS);
    };
    const close = () => {
      next.current = null;
      setOpen(null);
    };
    // Once the one that went has given the focus back, and has been seen to go: the press that asked
    // for the next one is answered by that, and does not wait until the next one is drawn.
    return { open, show, close, left: () => void afterPaint().then(openNext) };
  }, [open]);
  return <OverlayContext value={overlays}>{children}</OverlayContext>;
}

/** `useOverlays().show('cart')` opens the cart sheet from anywhere. */
export function useOverlays(): Overlays {
  const overlays = use(OverlayContext);
  if (overlays === null) throw new Error('useOverlays must be used within an OverlayProvider');
  return overlays;
}
