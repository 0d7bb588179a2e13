import type { ArticleSource } from './sources/article-source.ts';
import { withFigures } from './sources/care-figures.ts';
import { readableText, wordCount } from './checks/check-structure.ts';
import { hubPath } from './sources/hub-source.ts';
import { renderArticle } from './render/render-article.ts';
import { SECTIONS } from './sections.ts';
import type { ContentSources } from './sources/sources.ts';
import type { ArticleEntry, ArticleSection, CompiledArticle, PageLink } from './types.ts';

/** The reading speed of an unhurried reader, in words a minute. */
const WORDS_A_MINUTE = 220;

function bodyWords(article: ArticleSource, { figures }: ContentSources): number {
  return wordCount(readableText(withFigures(article.body, figures)));
}

function entryOf(article: ArticleSource, sources: ContentSources): ArticleEntry {
  const { slug, title, description, section } = article;
  const minutes = Math.max(1, Math.ceil(bodyWords(article, sources) / WORDS_A_MINUTE));
  return { slug, title, description, section, minutes };
}

/** A section's articles in the order of its card, then those that the card does not name. */
function sectionOf(sources: ContentSources, { id, hub, card }: (typeof SECTIONS)[number]) {
  const source = sources.hubs.get(hub);
  const found = source?.cards.find(({ title }) => title === card);
  const named = [found?.path, ...(found?.topics ?? []).map(({ path }) => path)]
    .map((path) => path?.replace('/learn/', '') ?? '')
    .filter((slug) => sources.articles.get(slug)?.section === id);
  const others = [...sources.articles.values()]
    .filter(({ slug, section }) => section === id && !named.includes(slug))
    .map(({ slug }) => slug);
  const link: PageLink = { label: source?.title ?? hub, path: hubPath(hub) };
  return { id, title: card, hub: link, slugs: [...named, ...others] };
}

function labelOf(path: string, sources: ContentSources): string {
  const slug = path.replace(/^\/learn\/?/, '');
  if (slug === '') return 'Learn';
  return sources.hubs.get(slug)?.title ?? sources.articles.get(slug)?.title ?? slug;
}

function trailOf({ back }: ArticleSource, section: ArticleSection, sources: ContentSources) {
  const trail: PageLink[] = [
    { label: 'Home', path: '/' },
    { label: 'Learn', path: '/learn' },
    section.hub,
  ];
  const isDeeper = back !== section.hub.path && back !== '/learn';
  return isDeeper ? [...trail, { label: labelOf(back, sources), path: back }] : trail;
}

/** The compiled articles, their index, and their sections in the order of the hubs. */
export function compileArticles(sources: ContentSources): {
  articles: CompiledArticle[];
  index: ArticleEntry[];
  sections: ArticleSection[];
} {
  const sections = SECTIONS.map((section) => sectionOf(sources, section));
  const order = sections.flatMap(({ slugs }) => slugs);
  const ordered = order.flatMap((slug) => sources.articles.get(slug) ?? []);
  const entries = new Map(ordered.map((article) => [article.slug, entryOf(article, sources)]));
  const articles = ordered.flatMap((article): CompiledArticle[] => {
    const section = sections.find(({ id }) => id === article.section);
    const entry = entries.get(article.slug);
    if (section === undefined || entry === undefined) return [];
    const at = section.slugs.indexOf(article.slug);
    const neighbor = (offset: number) => entries.get(section.slugs[at + offset] ?? '') ?? null;
    return [
      {
        ...entry,
        sectionTitle: section.title,
        back: { label: labelOf(article.back, sources), path: article.back },
        trail: trailOf(article, section, sources),
        published: article.published,
        reviewed: article.reviewed,
        sources: article.sources.flatMap((key) => sources.references.get(key) ?? []),
        words: bodyWords(article, sources),
        ...renderArticle(article.body, sources),
        related: article.related.flatMap((slug) => entries.get(slug) ?? []),
        previous: neighbor(-1),
        next: neighbor(1),
      },
    ];
  });
  return { articles, index: [...entries.values()], sections };
}
