import { lazy, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { loadWithRetry } from '#platform/device/online.ts';
import { useStore } from '#platform/store.ts';
import { useFit } from '#state/fit/fit.ts';
import { session } from '#state/session/session-store.ts';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import { passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { Link } from '#ui/routing/link.tsx';

const FitVerdict = lazy(() => loadWithRetry(() => import('./fit-verdict.tsx')));
const LeftTank = lazy(() => loadWithRetry(() => import('./left-tank.tsx')));

/**
 * Whether the animal fits the visitor's tank if `more` of it were added to the cart, and why; a link
 * to describe a tank if they have none, and the question of one they left on this device.
 */
export function FitPanel({ product, more }: { product: Product; more: number }): ReactNode {
  const fit = useFit();
  const isSignedIn = useStore(session).phase === 'signed-in';
  if (fit === null) {
    return (
      <div ref={passFocusToHeading} className="text-sm">
        <Link to="/my-tank" className="text-link inline-flex min-h-11 items-center">
          Will it fit your tank?
        </Link>
        {isSignedIn && (
          <OptionalPart>
            <LeftTank />
          </OptionalPart>
        )}
      </div>
    );
  }
  return (
    <OptionalPart>
      <FitVerdict tankName={fit.tank.name} more={more} {...fit.judgeMore(product, more)} />
    </OptionalPart>
  );
}
