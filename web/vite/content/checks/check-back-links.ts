import { frontLine, type ArticleSource } from '../sources/article-source.ts';
import type { FaultList } from '../faults.ts';
import { hubPath } from '../sources/hub-source.ts';
import { SECTIONS } from '../sections.ts';
import type { ContentSources } from '../sources/sources.ts';

/** The pages that a hub's cards or an article's text link to. */
function leadsTo(path: string, { articles, hubs }: ContentSources): Set<string> {
  for (const hub of hubs.values()) {
    if (hubPath(hub.slug) !== path) continue;
    const paths = hub.cards.flatMap((card) => [
      card.path,
      ...card.topics.map((topic) => topic.path),
    ]);
    return new Set(paths.filter((target) => target !== undefined));
  }
  const parent = articles.get(path.replace('/learn/', ''));
  const links = [...(parent?.body ?? '').matchAll(/\]\((\/[^)#]+)/g)].map(
    (match) => match[1] ?? '',
  );
  return new Set([...links, ...(parent?.related ?? []).map((slug) => `/learn/${slug}`)]);
}

/** The hub of the article's section, or an article of the same section, is a suitable parent. */
function isFitting(article: ArticleSource, { articles }: ContentSources): boolean {
  const section = SECTIONS.find(({ id }) => id === article.section);
  if (section !== undefined && article.back === hubPath(section.hub)) return true;
  return articles.get(article.back.replace('/learn/', ''))?.section === article.section;
}

/** Each article's back link leads to a parent that links to the article (LEARN-05). */
export function checkBackLinks(sources: ContentSources, faults: FaultList): void {
  for (const article of sources.articles.values()) {
    const line = frontLine(article, 'back');
    const path = `/learn/${article.slug}`;
    if (!isFitting(article, sources)) {
      faults.add(article.file, line, `back link: ${article.back} is not the parent of its section`);
    } else if (!leadsTo(article.back, sources).has(path)) {
      faults.add(article.file, line, `back link: nothing on ${article.back} leads to ${path}`);
    }
  }
}
