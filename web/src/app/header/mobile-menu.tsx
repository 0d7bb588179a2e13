import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWithRetry } from '#platform/device/online.ts';
import { returnState } from '#state/session/sign-in/return-state.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import { MobileLinks } from './mobile-links.tsx';
import { NAV_LINKS } from './nav-links.ts';
import { MOBILE_MENU_ID } from './use-mobile-menu.ts';

/** In the chunk of the account's menu, which every signed-in person's header has loaded. */
const MobileAccount = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('./account-menu.tsx')).MobileAccount })),
);

/**
 * Everything in the top bar, as a list on narrow screens (NAV-05). Its links are in every page, and
 * so is Sign In if nobody was signed in last; an account's entries load when it is opened.
 */
export function MobileMenu({ isOpen }: { isOpen: boolean }): ReactNode {
  const { phase } = useAuth();
  const location = useLocation();
  return (
    <div id={MOBILE_MENU_ID} popover="auto" className="mobile-menu lg:hidden">
      <div className="page pt-2 pb-6">
        <MobileLinks label="Main" links={NAV_LINKS} />
        <hr className="divider mt-3" />
        {isOpen && phase === 'signed-in' && (
          <OptionalPart>
            <MobileAccount />
          </OptionalPart>
        )}
        {phase !== 'signed-in' && (
          <div className={phase === 'loading' ? 'if-guest' : undefined}>
            <LinkButton to="/auth" state={returnState(location)} className="mt-5 w-full">
              Sign In
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}
