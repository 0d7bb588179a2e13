import type { ReactNode } from 'react';
import type { ArticleSourceWork } from 'virtual:reef-content/types';

function Work({ work }: { work: ArticleSourceWork }): ReactNode {
  const { by, title, where, year, url } = work;
  return (
    <li>
      {by}, {url === undefined ? <cite>{title}</cite> : <SourceLink url={url} title={title} />}.{' '}
      {where}
      {year === undefined ? '' : `, ${year}`}.
    </li>
  );
}

function SourceLink({ url, title }: { url: string; title: string }): ReactNode {
  return (
    <a href={url} rel="noopener">
      <cite>{title}</cite>
    </a>
  );
}

/** The works an article cites, at its end. */
export function ArticleSources({ works }: { works: readonly ArticleSourceWork[] }): ReactNode {
  return (
    <section className="article-sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ul>
        {works.map((work) => (
          <Work key={work.title} work={work} />
        ))}
      </ul>
    </section>
  );
}
