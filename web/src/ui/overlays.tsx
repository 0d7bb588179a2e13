import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** What can lie over every page. */
export type OverlayName = 'cart' | 'checkout' | 'search' | 'install';

/** Which overlay is open, and the ways to open and close one. */
export type Overlays = {
  open: OverlayName | null;
  show: (name: OverlayName) => void;
  close: () => void;
};

const OverlayContext = createContext<Overlays | null>(null);

/** Keeps which overlay is open, for everything inside. */
export function OverlayProvider({ children }: { children: ReactNode }): ReactNode {
  const [open, setOpen] = useState<OverlayName | null>(null);
  const overlays = useMemo(() => ({ open, show: setOpen, close: () => setOpen(null) }), [open]);
  return <OverlayContext value={overlays}>{children}</OverlayContext>;
}

/** `useOverlays().show('cart')` opens the cart sheet from anywhere. */
export function useOverlays(): Overlays {
  const overlays = use(OverlayContext);
  if (overlays === null) throw new Error('useOverlays must be used within an OverlayProvider');
  return overlays;
}
