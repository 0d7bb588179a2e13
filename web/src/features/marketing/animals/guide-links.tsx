import type { ReactNode } from 'react';
import type { ArticleEntry } from 'virtual:reef-content/types';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { Link } from '#ui/routing/link.tsx';

/** Guides to read before buying. */
export function GuideLinks({ entries }: { entries: readonly ArticleEntry[] }): ReactNode {
  return (
    <section aria-labelledby="guides-title" className="mt-14">
      <h2 id="guides-title" className="text-2xl">
        Before you choose
      </h2>
      <ul className="guide-links">
        {entries.map(({ slug, title, description }) => (
          <li key={slug} className="surface surface-live guide-link">
            <h3 className="text-lg">
              <Link to={`/learn/${slug}`}>{title}</Link>
            </h3>
            <p className="mt-1 text-sm">{description}</p>
            <ArrowRightIcon className="mt-3 size-5 text-lumen" />
          </li>
        ))}
      </ul>
    </section>
  );
}
