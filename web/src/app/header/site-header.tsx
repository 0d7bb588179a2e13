import type { ReactNode } from 'react';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CloseIcon, MenuIcon } from '#ui/layout/icons.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { NavLink } from '#ui/routing/nav-link.tsx';
import { Link } from '#ui/routing/link.tsx';
import { AccountSlot, AdminSlot, CartButton, SearchButton } from './header-actions.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MOBILE_MENU_ID, useMobileMenu } from './use-mobile-menu.ts';
import { NAV_LINKS } from './nav-links.ts';

function DesktopLinks(): ReactNode {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {NAV_LINKS.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className="nav-link">
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The bar at the top of every page (NAV-01 to NAV-05). */
export function SiteHeader(): ReactNode {
  const isOpen = useMobileMenu();
  return (
    <header className="site-header">
      <div className="page site-bar">
        <Link
          to="/"
          aria-label="Reef, home"
          className="flex min-h-11 items-center justify-self-start rounded-md"
        >
          <Logo />
        </Link>
        <DesktopLinks />
        {/* A phone's four buttons have their place from the first: a page that is painted while it
            still arrives would show the first one where the last one belongs. */}
        <div className="flex min-w-47 items-center gap-1 justify-self-end sm:min-w-0 sm:justify-end sm:gap-2 sm:justify-self-stretch">
          <AdminSlot />
          <SearchButton />
          <CartButton />
          <AccountSlot />
          <IconButton
            label={isOpen ? 'Close menu' : 'Open menu'}
            aria-controls={MOBILE_MENU_ID}
            popoverTarget={MOBILE_MENU_ID}
            className="menu-button lg:hidden"
          >
            <MenuIcon className="if-menu-closed size-5" />
            <CloseIcon className="if-menu-open size-5" />
          </IconButton>
        </div>
      </div>
      <MobileMenu isOpen={isOpen} />
    </header>
  );
}
