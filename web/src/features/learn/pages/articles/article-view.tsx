import type { ReactNode } from 'react';
import { siteUrl } from '#platform/site.ts';
import { LearnTop } from '#features/learn/pages/learn-top.tsx';
import type { LoadedArticle } from '#features/learn/pages/load-content.ts';
import { longDate } from './review-date.ts';
import { articleData } from '#features/learn/pages/structured-data.ts';
import { useHashScroll } from '#features/learn/pages/use-hash-scroll.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleSources } from './article-sources.tsx';
import { ArticleFooter } from './article-footer.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import './article.css';

/** An article of the learning section, from its title to what to read next. */
export function ArticleView({ article, parts }: LoadedArticle): ReactNode {
  useHashScroll();
  const { slug, title, description, trail } = article;
  return (
    <div className="page article-page">
      <LearnTop
        title={title}
        description={description}
        path={`/learn/${slug}`}
        parents={trail}
        data={[articleData(article, siteUrl)]}
      />
      <div className="article-columns">
        <article className="article">
          <header className="article-head">
            <p className="eyebrow">{article.sectionTitle}</p>
            <h1 tabIndex={-1} className="article-title">
              {title}
            </h1>
            <p className="article-facts figures">
              <span>{article.minutes} min read</span>
              <span>
                Last reviewed <time dateTime={article.reviewed}>{longDate(article.reviewed)}</time>
              </span>
            </p>
          </header>
          <ArticleBody article={article} parts={parts} />
          <ArticleSources works={article.sources} />
          <ArticleFooter article={article} />
        </article>
        <TableOfContents headings={article.headings} />
      </div>
    </div>
  );
}
