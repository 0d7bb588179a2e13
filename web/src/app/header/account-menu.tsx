import type { ReactNode } from 'react';
import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';
import { useAuth } from '#state/session/session.tsx';
import { ChevronDownIcon, ListIcon, ShieldIcon, SignOutIcon, UserIcon } from '#ui/layout/icons.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { accountLinks, ADMIN_LINKS, type AccountLink } from './nav-links.ts';
import { useSignOut } from './use-sign-out.ts';
import { WaitingCount } from './waiting-count.tsx';

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
      entries={ADMIN_LINKS.map((link) => ({
        key: link.to,
        ...link,
        ...(link.to === OWNER_CLAIMS_PATH && { after: <WaitingCount /> }),
      }))}
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
