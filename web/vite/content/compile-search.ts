import { withFigures } from './sources/care-figures.ts';
import { readableText } from './checks/check-structure.ts';
import { hubPath } from './sources/hub-source.ts';
import type { ContentSources } from './sources/sources.ts';
import type { SearchDocument } from './types.ts';

/**
 * Each word once: the search asks whether a word occurs, not how often, and the index stays small.
 */
function vocabulary(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’/-]*/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 2))].join(' ');
}

function headingsOf(body: string): string {
  return [...body.matchAll(/^#{2,3} (.+)$/gm)].map((match) => match[1] ?? '').join(' ');
}

/** The texts that the search covers, in addition to the products. */
export function compileSearch(sources: ContentSources): SearchDocument[] {
  const articles = [...sources.articles.values()].map(
    ({ slug, title, description, body }): SearchDocument => ({
      id: `article:${slug}`,
      kind: 'article',
      title,
      path: `/learn/${slug}`,
      summary: description,
      words: vocabulary(`${headingsOf(body)} ${readableText(withFigures(body, sources.figures))}`),
    }),
  );
  const terms = [...sources.glossary.values()].map(
    ({ id, term, definition, also }): SearchDocument => ({
      id: `glossary:${id}`,
      kind: 'glossary',
      title: term,
      path: `/learn/glossary#${id}`,
      summary: definition.trim(),
      words: also.join(' '),
    }),
  );
  const hubs = [...sources.hubs.values()].map(
    ({ slug, title, description, cards }): SearchDocument => ({
      id: `page:${slug}`,
      kind: 'page',
      title,
      path: hubPath(slug),
      summary: description,
      words: vocabulary(withFigures(JSON.stringify(cards), sources.figures)),
    }),
  );
  const pages = Object.values(sources.pages ?? {})
    .filter(({ slug }) => slug !== 'live-arrival')
    .map((page): SearchDocument => ({
      id: `page:${page.slug}`,
      kind: 'page',
      title: page.title,
      path: `/${page.slug}`,
      summary: page.description,
      words: vocabulary(JSON.stringify(page)),
    }));
  return [...articles, ...terms, ...hubs, ...pages];
}
