import { lazy, type ReactNode } from 'react';
import { loadWithRetry } from '#platform/device/online.ts';
import { useStore } from '#platform/store.ts';
import { useFit } from '#state/fit/fit.ts';
import { session } from '#state/session/session-store.ts';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { Link } from '#ui/routing/link.tsx';

const CartVerdict = lazy(() => loadWithRetry(() => import('./cart-verdict.tsx')));
const LeftTank = lazy(() => loadWithRetry(() => import('./left-tank.tsx')));

const passFocusToVerdict = passFocusTo('#cart-fit');

/**
 * How the whole cart would fit the visitor's tank; a discreet question to those who have none, and
 * another about one they left on this device.
 */
export default function CartFit({ onLeave }: { onLeave: () => void }): ReactNode {
  const fit = useFit();
  const isSignedIn = useStore(session).phase === 'signed-in';
  if (fit !== null) {
    return (
      <OptionalPart>
        <CartVerdict fit={fit} onLeave={onLeave} />
      </OptionalPart>
    );
  }
  return (
    <div ref={passFocusToVerdict} className="pt-4 text-sm">
      <Link to="/my-tank" className="text-link inline-flex min-h-11 items-center" onClick={onLeave}>
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
