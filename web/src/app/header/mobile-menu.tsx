import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';
import { returnState } from '#state/checkout/return-state.ts';
import { useAuth } from '#state/session/session.tsx';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { SignOutIcon } from '#ui/layout/icons.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { NavLink } from '#ui/routing/nav-link.tsx';
import { ADMIN_LINKS, NAV_LINKS } from './nav-links.ts';
import { useSignOut } from './sign-out.ts';
import { WaitingCount } from './waiting-count.tsx';

type Place = { to: string; label: string };

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
  const { user, role } = useAuth();
  const signOut = useSignOut();
  const isAdmin = role === 'admin';
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 pt-4 pb-2 text-sm">
        <span className="truncate font-semibold text-foam">{user?.email}</span>
        {role !== null && <StatusBadge status={role} />}
      </p>
      <Links
        label="Account"
        links={[
          { to: '/profile', label: 'Profile' },
          { to: '/orders', label: 'Orders' },
          { to: '/my-tank', label: 'My tank' },
          ...(isAdmin ? [{ to: '/admin', label: 'Admin Panel' }, ...ADMIN_LINKS] : []),
        ]}
      />
      <Button kind="secondary" className="mt-4 w-full" onClick={signOut}>
        <SignOutIcon />
        Sign out
      </Button>
    </>
  );
}

/** Everything of the top bar, one under the other, on narrow screens (NAV-05). */
export function MobileMenu({ onClose }: { onClose: () => void }): ReactNode {
  const { phase } = useAuth();
  const location = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div id="mobile-menu" className="mobile-menu lg:hidden">
      <div className="page pt-2 pb-6">
        <Links label="Main" links={NAV_LINKS} />
        <hr className="divider mt-3" />
        {phase === 'signed-in' && <Account />}
        {phase === 'signed-out' && (
          <LinkButton to="/auth" state={returnState(location)} className="mt-5 w-full">
            Sign In
          </LinkButton>
        )}
      </div>
    </div>
  );
}
