import type { ReactNode } from 'react';
import { useAuth } from '#state/session/session.tsx';
import { Button } from '#ui/forms/button.tsx';
import { SignOutIcon } from '#ui/layout/later-icons.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { accountLinks } from './account-links.ts';
import { ADMIN_ENTRIES } from './admin-entries.tsx';
import { MobileLinks } from './mobile-links.tsx';
import { closeMobileMenu } from './use-mobile-menu.ts';
import { useSignOut } from './use-sign-out.ts';

/** The entries of a signed-in user in the mobile menu (NAV-05). */
export function MobileAccount(): ReactNode {
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
      <MobileLinks
        label="Account"
        links={[...accountLinks(isAdmin), ...(isAdmin ? ADMIN_ENTRIES : [])]}
      />
      <Button kind="secondary" className="mt-4 w-full" onClick={leave}>
        <SignOutIcon />
        Sign out
      </Button>
    </>
  );
}
