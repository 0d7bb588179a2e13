import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import glossary from 'virtual:reef-content/glossary';
import type { GlossaryEntry } from 'virtual:reef-content/types';
import { siteUrl } from '#platform/site.ts';
import { classNames } from '#ui/layout/class-names.ts';
import { ArrowRightIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { filterTerms, foundBy } from './filter-terms.ts';
import { LearnTop } from '#features/learn/pages/learn-top.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { glossaryData } from '#features/learn/pages/structured-data.ts';
import { useHashScroll } from '#features/learn/pages/use-hash-scroll.ts';
import '#features/learn/pages/hubs/hub.css';

const DESCRIPTION =
  'Twenty words and abbreviations that reef keepers use, from alkalinity to SPS, explained plainly.';

function Entry({
  entry,
  query,
  isMeant,
}: {
  entry: GlossaryEntry;
  query: string;
  isMeant: boolean;
}): ReactNode {
  const words = foundBy(entry, query);
  return (
    <div id={entry.id} className={classNames('surface glossary-entry', isMeant && 'is-meant')}>
      <dt>{entry.term}</dt>
      <dd>
        <p>{entry.definition}</p>
        {words.length > 0 && <p>Found by: {words.join(', ')}</p>}
        <LearnLink to={`/learn/${entry.see.slug}`} className="glossary-more">
          {entry.see.title} <ArrowRightIcon className="size-4" />
        </LearnLink>
      </dd>
    </div>
  );
}

function found(count: number): string {
  if (count === glossary.length) return `${count} terms`;
  return `${count} of ${glossary.length} terms`;
}

/** /learn/glossary: twenty terms, filtered while the reader types (GLOS-01). */
export default function GlossaryPage(): ReactNode {
  const { hash, key } = useLocation();
  // A link to a term ends the filter, which may hide it.
  const [typed, setTyped] = useState({ key, query: '' });
  const query = typed.key === key ? typed.query : '';
  useHashScroll();
  const entries = filterTerms(glossary, query);
  return (
    <div className="page hub-page">
      <LearnTop
        title="Glossary"
        description={DESCRIPTION}
        path="/learn/glossary"
        data={[glossaryData(glossary, siteUrl)]}
      />
      <PageHeading title="Glossary" text={DESCRIPTION} />
      <search className="glossary-search">
        <SearchIcon className="glossary-search-icon" />
        <TextField
          label="Search the glossary"
          isLabelHidden
          type="search"
          placeholder="Search terms or definitions..."
          autoComplete="off"
          value={query}
          onChange={(next) => setTyped({ key, query: next })}
        />
        <p className="figures" aria-live="polite">
          {found(entries.length)}
        </p>
      </search>
      {entries.length === 0 ? (
        <p className="glossary-none">No terms found matching "{query}"</p>
      ) : (
        <dl className="glossary-list">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} query={query} isMeant={hash === `#${entry.id}`} />
          ))}
        </dl>
      )}
    </div>
  );
}
