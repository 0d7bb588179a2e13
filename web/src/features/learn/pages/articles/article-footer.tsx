import type { ReactNode } from 'react';
import type { ArticleEntry, CompiledArticle } from 'virtual:reef-content/types';
import { ArrowRightIcon, ChevronRightIcon } from '#ui/layout/icons.tsx';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';

function Neighbor({
  entry,
  direction,
}: {
  entry: ArticleEntry | null;
  direction: 'previous' | 'next';
}): ReactNode {
  if (entry === null) return <span className="max-sm:hidden" />;
  const isNext = direction === 'next';
  return (
    <LearnLink
      to={`/learn/${entry.slug}`}
      rel={isNext ? 'next' : 'prev'}
      className={`neighbor surface-quiet ${isNext ? 'neighbor-next' : ''}`}
    >
      {!isNext && <ChevronLeftIcon />}
      <span>
        <span className="neighbor-label">{isNext ? 'Next' : 'Previous'}</span>
        <span className="neighbor-title">{entry.title}</span>
      </span>
      {isNext && <ChevronRightIcon />}
    </LearnLink>
  );
}

/** Neighboring articles, as cards. */
export function RelatedArticles({ entries }: { entries: readonly ArticleEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section className="related-guides" aria-labelledby="related-title">
      <h2 id="related-title" className="text-xl">
        Related guides
      </h2>
      <ul className="related-list">
        {entries.map((entry) => (
          <li key={entry.slug} className="surface surface-live related-card">
            <h3>
              <LearnLink to={`/learn/${entry.slug}`}>{entry.title}</LearnLink>
            </h3>
            <p>{entry.description}</p>
            <p className="related-minutes figures">
              {entry.minutes} min read <ArrowRightIcon className="size-4" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What to read after an article: the next and previous in its section, related ones, the way back.
 */
export function ArticleFooter({ article }: { article: CompiledArticle }): ReactNode {
  const { previous, next, related, sectionTitle, back } = article;
  return (
    <footer className="article-footer">
      {(previous !== null || next !== null) && (
        <nav aria-label={`More in ${sectionTitle}`} className="neighbors">
          <Neighbor entry={previous} direction="previous" />
          <Neighbor entry={next} direction="next" />
        </nav>
      )}
      <RelatedArticles entries={related} />
      <LearnLink to={back.path} className="back-link">
        <ChevronLeftIcon className="size-4" />
        Back to {back.label}
      </LearnLink>
    </footer>
  );
}
