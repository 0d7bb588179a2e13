import { lazy, type ReactNode } from 'react';
import { loadWithRetry } from '#platform/device/online.ts';
import { useFit } from '#state/fit/fit.ts';
import { LatePiece } from '#ui/layout/late-piece.tsx';
import { Link } from '#ui/routing/link.tsx';

const CartVerdict = lazy(() => loadWithRetry(() => import('./cart-verdict.tsx')));

/** How the whole cart would fit the visitor's tank; a discreet question to those who have none. */
export default function CartFit({ onLeave }: { onLeave: () => void }): ReactNode {
  const fit = useFit();
  if (fit !== null) {
    return (
      <LatePiece>
        <CartVerdict fit={fit} onLeave={onLeave} />
      </LatePiece>
    );
  }
  return (
    <p className="pt-4 text-sm">
      <Link to="/my-tank" className="text-link inline-flex min-h-11 items-center" onClick={onLeave}>
        Will it fit your tank?
      </Link>
    </p>
  );
}
