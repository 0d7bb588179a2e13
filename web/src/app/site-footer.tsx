import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { SHOP_TABS } from '@reef/domain/catalogue/categories';
import { openingRows } from '@reef/domain/settings/opening-hours';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { Logo } from '#ui/layout/logo.tsx';
import { Link } from '#ui/routing/link.tsx';
import type { Place } from './header/nav-links.ts';
import { InstallButton } from './notices/install-button.tsx';
import { PromiseIcon } from '#ui/layout/shop-icons.tsx';

const SHOP_LINKS = [
  ...SHOP_TABS.map(({ slug, category }) => ({
    to: `/shop?tab=${slug}`,
    label: category === 'WYSIWYG' ? 'WYSIWYG pieces' : category,
  })),
  { to: '/my-tank', label: 'My tank' },
  { to: '/delivery', label: 'Delivery & returns' },
  { to: '/privacy', label: 'Privacy' },
];

const LEARN_LINKS = [
  { to: '/learn/beginner-setup', label: 'Beginner setup' },
  { to: '/learn/care-guides', label: 'Care guides' },
  { to: '/learn/compatibility', label: 'Compatibility' },
  { to: '/learn/glossary', label: 'Glossary' },
  { to: '/learn/emergency-card', label: 'Emergency card' },
] as const;

function Column({ title, links }: { title: string; links: readonly Place[] }): ReactNode {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="inline-flex min-h-9 items-center pointer-coarse:min-h-11 text-sm text-mist hover:text-foam"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** True from the moment the element has been in sight. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

/**
 * Business hours (CONT-01), loaded from the database once the footer is in sight. Until they are
 * known there is the space of three rows.
 */
function Hours(): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const settings = useShopSettings(useSeen(element));
  return (
    <div ref={element} className="max-sm:col-span-2">
      <h2 className="mb-2 text-base">Business Hours</h2>
      <dl className="grid min-h-27 grid-cols-[auto_1fr] content-start gap-x-4 text-sm leading-9">
        {openingRows(settings?.hours ?? []).map(({ short, brief }) => (
          <div key={short} className="contents">
            <dt className="text-haze">{short}</dt>
            <dd className="figures text-mist">{brief}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-haze">
        <Link to="/contact" className="text-link">
          Write to us
        </Link>
        : we reply within 24 hours.
      </p>
    </div>
  );
}

/** The footer of every page: promise, links, hours. */
export function SiteFooter(): ReactNode {
  return (
    <footer className="site-footer">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.7fr_1fr_1fr_1.2fr] lg:gap-x-10">
        <div className="max-w-sm max-lg:col-span-2">
          <Logo />
          <p className="mt-4 flex gap-3 text-sm">
            <PromiseIcon className="size-8 flex-none text-kelp" />
            <span>
              <strong className="block font-semibold text-foam">
                48-hour live arrival guarantee
              </strong>
              Fish and coral reach you alive and well.
            </span>
          </p>
          <InstallButton />
        </div>
        <Column title="Shop" links={SHOP_LINKS} />
        <Column title="Learn" links={LEARN_LINKS} />
        <Hours />
      </div>
      <hr className="divider" />
      <p className="page py-6 text-xs text-haze">© 2026 Reef. Saltwater life, sent with care.</p>
    </footer>
  );
}
