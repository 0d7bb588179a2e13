import type { ReactNode } from 'react';
import { useAuth } from '#state/session/session.tsx';
import { ChevronDownIcon, UserIcon } from '#ui/layout/icons.tsx';
import { ListIcon, ShieldIcon, SignOutIcon } from '#ui/layout/later-icons.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { accountLinks, type AccountLink } from './account-links.ts';
import { ADMIN_ENTRIES } from './admin-entries.tsx';
import { useSignOut } from './use-sign-out.ts';

export { MobileAccount } from './mobile-account.tsx';

/** The Admin dropdown of the top bar (NAV-04). */
export function AdminMenu(): ReactNode {
  return (
    <Menu
      button={
        <>
          Admin
          <ChevronDownIcon className="size-4" />
        </>
      }
      buttonClassName="nav-link"
      entries={ADMIN_ENTRIES.map((entry) => ({ key: entry.to, ...entry }))}
    />
  );
}

const ICONS: Record<AccountLink['to'], ReactNode> = {
  '/profile': <UserIcon />,
  '/orders': <ListIcon />,
  '/my-tank': <FishIcon className="size-5" />,
  '/admin': <ShieldIcon />,
};

/** The user menu: who is here, and where they can go (NAV-03). */
export default function AccountMenu(): ReactNode {
  const { user, role, profile } = useAuth();
  const signOut = useSignOut();
  const entries: MenuEntry[] = [
    ...accountLinks(role === 'admin').map((link) => ({
      key: link.to,
      ...link,
      icon: ICONS[link.to],
    })),
    { key: 'sign-out', label: 'Sign out', onSelect: signOut, icon: <SignOutIcon /> },
  ];
  return (
    <Menu
      label="Account"
      button={<UserIcon />}
      buttonClassName="icon-btn border border-[var(--line-strong)] bg-abyss-800/70 text-lumen"
      header={
        <div className="mb-1.5 border-b border-[var(--line)] px-3 pt-2 pb-3">
          <p className="mb-1.5 max-w-64 truncate text-sm font-semibold text-foam">
            {profile?.email ?? user?.email}
          </p>
          {role !== null && <StatusBadge status={role} />}
        </div>
      }
      entries={entries}
    />
  );
}
