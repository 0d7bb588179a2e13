import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/forum';
import { siteUrl } from '#platform/site.ts';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { Sign } from '#ui/layout/shop-icons.tsx';
import { Link } from '#ui/routing/link.tsx';
import './pages.css';

/** /forum: it is coming soon, and what helps until then (MKT-01). */
export default function Forum(): ReactNode {
  return (
    <div className="page forum">
      <PageMeta
        title={page.title}
        description={page.description}
        canonicalUrl={siteUrl('/forum')}
      />
      <div className="forum-notice">
        <Sign className="size-16 text-lumen">
          <path d="M4 19.5V9.5A3.5 3.5 0 0 1 7.5 6h11A3.5 3.5 0 0 1 22 9.5v5a3.5 3.5 0 0 1-3.5 3.5H11l-4.5 4v-4.2" />
          <path
            d="M25 13a3.5 3.5 0 0 1 3 3.5v4a3.5 3.5 0 0 1-2.5 3.3V27l-4-3H16a3.5 3.5 0 0 1-3.3-2.3"
            opacity=".6"
          />
        </Sign>
        <p className="eyebrow">{page.title}</p>
        <h1 tabIndex={-1} className="text-3xl">
          {page.notice.title}
        </h1>
        <p className="text-lg">{page.notice.text}</p>
      </div>
      <section className="surface forum-meanwhile" aria-labelledby="meanwhile-title">
        <h2 id="meanwhile-title" className="text-xl">
          {page.meanwhile.title}
        </h2>
        <ul>
          {page.meanwhile.items.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>
                {label}
                <ArrowRightIcon className="size-5 flex-none text-lumen" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
