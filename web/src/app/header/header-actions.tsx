import { countText } from '@reef/domain/shared/count-text';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '#state/cart/cart-store.ts';
import { returnState } from '#state/session/sign-in/return-state.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CartIcon, SearchIcon, UserIcon } from '#ui/layout/icons.tsx';
import { useOverlays } from '#ui/overlays/overlays.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import { PartErrorBoundary } from '#ui/layout/part-error-boundary.tsx';
import { Link } from '#ui/routing/link.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));
const AdminMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AdminMenu }));

function cartLabel(lines: number): string {
  if (lines === 0) return 'Shopping cart, empty';
  return `Shopping cart, ${countText(lines, 'item')}`;
}

/** The cart button; its badge counts distinct lines (NAV-02). */
export function CartButton(): ReactNode {
  const lines = useCart().length;
  const { show } = useOverlays();
  return (
    <IconButton label={cartLabel(lines)} onClick={() => show('cart')}>
      <CartIcon />
      {lines > 0 && (
        <span aria-hidden="true" className="cart-count figures">
          {lines}
        </span>
      )}
    </IconButton>
  );
}

/** The search button. */
export function SearchButton(): ReactNode {
  const { show } = useOverlays();
  return (
    <IconButton label="Search" onClick={() => show('search')}>
      <SearchIcon />
    </IconButton>
  );
}

/**
 * The admin's menu. It appears only when the role is known, and comes first, so that it does not
 * move the others, which are aligned to the end of the bar.
 */
export function AdminSlot(): ReactNode {
  const { role } = useAuth();
  if (role !== 'admin') return null;
  return (
    <div className="hidden lg:block">
      <OptionalPart>
        <AdminMenu />
      </OptionalPart>
    </div>
  );
}

function SignInLink(): ReactNode {
  const state = returnState(useLocation());
  return (
    <>
      <LinkButton to="/auth" state={state} kind="secondary" className="max-sm:hidden">
        Sign In
      </LinkButton>
      <Link to="/auth" state={state} aria-label="Sign In" className="icon-btn sm:hidden">
        <UserIcon />
      </Link>
    </>
  );
}

/** Replaces a menu that could not be loaded: a link to the page of its entries. */
function ProfileLink(): ReactNode {
  return (
    <Link to="/profile" aria-label="Profile" className="icon-btn">
      <UserIcon />
    </Link>
  );
}

/**
 * Sign In or the user menu, in a slot of fixed size, so that nothing moves when the session is
 * known (NAV-03). Until then it shows the likelier one, by the session hint (entry/start/start.ts).
 */
export function AccountSlot(): ReactNode {
  const { phase } = useAuth();
  const isGuess = phase === 'loading';
  const waiting = <Skeleton className="size-11 rounded-full" />;
  return (
    <div className={phase === 'signed-in' ? 'account-slot is-known' : 'account-slot'}>
      {phase !== 'signed-in' && (
        <div className={isGuess ? 'if-guest' : undefined}>
          <SignInLink />
        </div>
      )}
      {isGuess && <div className="if-known">{waiting}</div>}
      {phase === 'signed-in' && (
        <PartErrorBoundary fallback={<ProfileLink />}>
          <Suspense fallback={waiting}>
            <AccountMenu />
          </Suspense>
        </PartErrorBoundary>
      )}
    </div>
  );
}
