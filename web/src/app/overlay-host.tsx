import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { catchLetters } from '#features/search/early-letters.ts';
import { useSearchKeys } from '#features/search/use-search-keys.ts';
import { useOverlays, type OverlayName } from '#ui/overlays/overlays.tsx';
import { PartErrorBoundary } from '#ui/layout/part-error-boundary.tsx';
import { closeMobileMenu } from './header/use-mobile-menu.ts';
import { NotLoaded } from './not-loaded.tsx';

/** The props of an overlay. It stays mounted while its closing animation runs. */
export type OverlayProps = { isOpen: boolean; onClose: () => void };

/** All overlays, each in its own chunk, loaded when it is first opened. */
const OVERLAYS: Record<OverlayName, LazyExoticComponent<ComponentType<OverlayProps>>> = {
  cart: lazy(() => import('#features/cart/cart-sheet.tsx')),
  checkout: lazy(() => import('#features/checkout/checkout-dialog.tsx')),
  search: lazy(() => import('#features/search/search-dialog.tsx')),
  install: lazy(() => import('./notices/install-guide.tsx')),
};

/** Renders the overlays that have been opened once. */
export function OverlayHost(): ReactNode {
  const { open, close, show } = useOverlays();
  useSearchKeys(
    useCallback(() => {
      // It would cover the search.
      closeMobileMenu();
      show('search');
    }, [show]),
  );
  // Going back or forward shows another page; what was opened on this one must not cover it.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  const [seen, setSeen] = useState<readonly OverlayName[]>([]);
  useEffect(() => {
    if (open === 'search') catchLetters();
  }, [open]);
  if (open !== null && !seen.includes(open)) setSeen([...seen, open]);
  return seen.map((name) => {
    const Overlay = OVERLAYS[name];
    return (
      <PartErrorBoundary key={name} fallback={<NotLoaded isOpen={open === name} onClose={close} />}>
        <Suspense fallback={null}>
          <Overlay isOpen={open === name} onClose={close} />
        </Suspense>
      </PartErrorBoundary>
    );
  });
}
