import type { ReactNode } from 'react';
import type { CompiledHub } from 'virtual:reef-content/types';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { FilmIcon } from './film-icon.tsx';
import { RelatedArticles } from '#features/learn/pages/articles/article-footer.tsx';
import { LearnTop } from '#features/learn/pages/learn-top.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import type { LoadedHub } from '#features/learn/pages/load-content.ts';
import { HubAlso } from './hub-also.tsx';
import { HubCard } from './hub-card.tsx';
import './hub.css';

function Notice({ notice }: { notice: NonNullable<CompiledHub['notice']> }): ReactNode {
  return (
    <div className="hub-notice surface" role="note">
      <FilmIcon className="size-9 flex-none text-violet" />
      <div>
        <p className="hub-notice-title">{notice.title}</p>
        <p>{notice.text}</p>
      </div>
    </div>
  );
}

/** Problems are a list to look through; everything else is laid out side by side. */
function gridOf({ cards }: CompiledHub): string {
  const hasProblems = cards.some(({ problems }) => problems.length > 0);
  return hasProblems ? 'hub-list' : `hub-grid hub-grid-${cards.length}`;
}

/** A page of cards below /learn (LEARN-02 to LEARN-04). */
export function HubView({ hub, figure: Figure }: LoadedHub): ReactNode {
  const { title, description, intro, notice, back } = hub;
  return (
    <div className="page hub-page">
      <LearnTop title={title} description={description} path={`/learn/${hub.slug}`} />
      <PageHeading title={title} text={intro} />
      {notice !== null && <Notice notice={notice} />}
      {Figure !== null && <Figure />}
      <div className={gridOf(hub)}>
        {hub.cards.map((card, index) => (
          <HubCard
            key={card.title}
            card={card}
            step={hub.slug === 'beginner-setup' ? index + 1 : null}
          />
        ))}
      </div>
      <HubAlso groups={hub.also} />
      {back !== null && (
        <LearnLink to={back.path} className="back-link">
          <ChevronLeftIcon className="size-4" />
          Back to {back.label}
        </LearnLink>
      )}
      <RelatedArticles entries={hub.related} />
    </div>
  );
}
