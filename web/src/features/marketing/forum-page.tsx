import type { ReactNode } from 'react';
import page from 'virtual:reef-content/page/forum';
import { siteUrl } from '#platform/site.ts';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { CommunityIcon } from '#ui/layout/shop-icons.tsx';
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
        <CommunityIcon className="size-16 text-lumen" />
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
