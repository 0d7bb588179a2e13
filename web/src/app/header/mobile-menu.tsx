import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';
import { returnState } from '#state/session/sign-in/return-state.ts';
import { useAuth } from '#state/session/session.tsx';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { SignOutIcon } from '#ui/layout/icons.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { NavLink } from '#ui/routing/nav-link.tsx';
import { accountLinks, ADMIN_LINKS, NAV_LINKS, type Place } from './nav-links.ts';
import { useSignOut } from './use-sign-out.ts';
import { closeMobileMenu, MOBILE_MENU_ID } from './use-mobile-menu.ts';
import { WaitingCount } from './waiting-count.tsx';

function Links({ label, links }: { label: string; links: readonly Place[] }): ReactNode {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className="mobile-link">
              {link.label}
              {link.to === OWNER_CLAIMS_PATH && <WaitingCount />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Account(): ReactNode {
  const { user, role, profile } = useAuth();
  const signOut = useSignOut();
  const isAdmin = role === 'admin';
  const leave = () => {
    // A confirmation is part of the page, and the menu would cover it.
    closeMobileMenu();
    signOut();
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 pt-4 pb-2 text-sm">
        <span className="truncate font-semibold text-foam">{profile?.email ?? user?.email}</span>
        {role !== null && <StatusBadge status={role} />}
      </p>
      <Links label="Account" links={[...accountLinks(isAdmin), ...(isAdmin ? ADMIN_LINKS : [])]} />
      <Button kind="secondary" className="mt-4 w-full" onClick={leave}>
        <SignOutIcon />
        Sign out
      </Button>
    </>
  );
}

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
        <Links label="Main" links={NAV_LINKS} />
        <hr className="divider mt-3" />
        {isOpen && phase === 'signed-in' && <Account />}
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
