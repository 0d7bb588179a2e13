import type { CompiledArticle, GlossaryEntry, PageLink } from 'virtual:reef-content/types';
import type { StructuredData } from '#ui/layout/structured-data.tsx';

/* The descriptions of pages for search engines; `urlOf` turns a path into a full address. */

const PUBLISHER = { '@type': 'Organization', name: 'Reef' } as const;

/** The path from home to a page, which is last. */
export function breadcrumbData(
  trail: readonly PageLink[],
  urlOf: (path: string) => string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: urlOf(path),
    })),
  };
}

/** The picture of every article; the drawings inside them have no address of their own. */
const PICTURE = '/icons/screenshot-article-wide.webp';

/** An article: its publisher, its sources, and when it was last checked. */
export function articleData(
  article: CompiledArticle,
  urlOf: (path: string) => string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    articleSection: article.sectionTitle,
    wordCount: article.words,
    image: urlOf(PICTURE),
    datePublished: article.published,
    dateModified: article.reviewed,
    inLanguage: 'en-US',
    author: PUBLISHER,
    publisher: PUBLISHER,
    mainEntityOfPage: urlOf(`/learn/${article.slug}`),
    citation: article.sources.map(({ by, title, where, year, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      author: by,
      publisher: where,
      ...(year === undefined ? {} : { datePublished: String(year) }),
      ...(url === undefined ? {} : { url }),
    })),
  };
}

/** The glossary as a set of defined terms. */
export function glossaryData(
  entries: readonly GlossaryEntry[],
  urlOf: (path: string) => string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: 'Glossary',
    url: urlOf('/learn/glossary'),
    hasDefinedTerm: entries.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      url: urlOf(`/learn/glossary#${id}`),
    })),
  };
}
