import { lazy, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { loadWithRetry } from '#platform/device/online.ts';
import { useFit } from '#state/fit/fit.ts';
import { LatePiece } from '#ui/layout/late-piece.tsx';
import { Link } from '#ui/routing/link.tsx';

const FitVerdict = lazy(() => loadWithRetry(() => import('./fit-verdict.tsx')));

/**
 * Whether the animal fits the visitor's tank, and why; a link to describe one if they have none.
 */
export function FitPanel({ product }: { product: Product }): ReactNode {
  const fit = useFit();
  if (fit === null) {
    return (
      <p className="text-sm">
        <Link to="/my-tank" className="text-link inline-flex min-h-11 items-center">
          Will it fit your tank?
        </Link>
      </p>
    );
  }
  return (
    <LatePiece>
      <FitVerdict tankName={fit.tank.name} verdict={fit.judge(product)} />
    </LatePiece>
  );
}
