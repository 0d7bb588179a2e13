import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SHOP_TABS } from '@reef/domain/catalogue/category';
import { Logo } from '#ui/layout/logo.tsx';
import { InstallButton } from './install-button.tsx';
import { PromiseIcon } from '#ui/layout/shop-icons.tsx';

/** Business hours (CONT-01). */
const HOURS = [
  { days: 'Mon-Fri', hours: '9 AM – 7 PM' },
  { days: 'Sat', hours: '9 AM – 6 PM' },
  { days: 'Sun', hours: 'Closed' },
] as const;

const SHOP_LINKS = [
  ...SHOP_TABS.map(({ slug, category }) => ({
    to: `/shop?tab=${slug}`,
    label: category === 'WYSIWYG' ? 'WYSIWYG pieces' : category,
  })),
  { to: '/my-tank', label: 'My tank' },
];

const LEARN_LINKS = [
  { to: '/learn/beginner-setup', label: 'Beginner setup' },
  { to: '/learn/care-guides', label: 'Care guides' },
  { to: '/learn/compatibility', label: 'Compatibility' },
  { to: '/learn/glossary', label: 'Glossary' },
  { to: '/learn/emergency-card', label: 'Emergency card' },
] as const;

type Place = { to: string; label: string };

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

function Hours(): ReactNode {
  return (
    <div>
      <h2 className="mb-2 text-base">Business Hours</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm leading-9">
        {HOURS.map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt className="text-haze">{days}</dt>
            <dd className="figures text-mist">{hours}</dd>
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

/** The foot of every page: promise, ways on, hours. */
export function SiteFooter(): ReactNode {
  return (
    <footer className="site-footer">
      <div className="page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.7fr_1fr_1fr_1.2fr]">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-4 flex gap-3 text-sm">
            <PromiseIcon className="size-8 flex-none text-kelp" />
            <span>
              <strong className="block font-semibold text-foam">
                48-hour live arrival guarantee
              </strong>
              Fish and coral reach you alive and well, anywhere in the USA. Local delivery in South
              Florida.
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
