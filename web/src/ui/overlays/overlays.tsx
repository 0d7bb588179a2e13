import {
  createContext,
  startTransition,
  use,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { afterPaint } from '#browser/paint.ts';

/** What can cover any page. */
export type OverlayName = 'cart' | 'checkout' | 'search' | 'install';

/** Which overlay is open, and the functions that open and close one. */
export type Overlays = {
  open: OverlayName | null;
  /** Opens one; if another is open, that one closes first. */
  show: (name: OverlayName) => void;
  close: () => void;
  /** To be called by an overlay when it has left the screen. */
  onClosed: () => void;
};

/** After this the next overlay opens even if the one before has not reported that it is gone. */
const LEAVES_WITHIN_MS = 1000;

const OverlayContext = createContext<Overlays | null>(null);

/**
 * Holds which overlay is open, for everything inside. Never two at once: each returns the focus
 * when it closes, and would take it from the next one.
 */
export function OverlayProvider({ children }: { children: ReactNode }): ReactNode {
  const [open, setOpen] = useState<OverlayName | null>(null);
  const next = useRef<OverlayName | null>(null);
  const overlays = useMemo(() => {
    const begin = (name: OverlayName) => {
      // The search field must catch letters from the press on.
      if (name === 'search') setOpen(name);
      // The press shows at once; the overlay renders in pieces.
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
    // After the closed overlay has returned the focus and its end has been painted: that answers
    // the press, which does not wait until the next overlay is rendered.
    return { open, show, close, onClosed: () => void afterPaint().then(openNext) };
  }, [open]);
  return <OverlayContext value={overlays}>{children}</OverlayContext>;
}

/** `useOverlays().show('cart')` opens the cart sheet from anywhere. */
export function useOverlays(): Overlays {
  const overlays = use(OverlayContext);
  if (overlays === null) throw new Error('useOverlays must be used within an OverlayProvider');
  return overlays;
}
