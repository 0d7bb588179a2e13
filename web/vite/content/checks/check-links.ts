import { frontLine } from '../sources/article-source.ts';
import { lineAt, lineOf, type FaultList } from '../faults.ts';
import { GLOSSARY_FILE } from '../sources/glossary.ts';
import { sitePaths, type SitePaths } from '../site-paths.ts';
import type { ContentSources } from '../sources/sources.ts';

const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;
const YAML_PATH = /\bpath: *'?(\/[^\s,}']*)/g;

/** Why a link is broken, or null. */
function brokenBecause(target: string, paths: SitePaths): string | null {
  if (/^(https?:|mailto:|tel:)/.test(target)) return null;
  const [path = '', anchor] = target.split('#');
  const anchors = paths.get(path);
  if (anchors === undefined) return `broken link: there is no page ${target}`;
  if (anchor !== undefined && !anchors.has(anchor)) return `broken link: no #${anchor} on ${path}`;
  return null;
}

function checkArticleLinks(sources: ContentSources, paths: SitePaths, faults: FaultList): void {
  for (const article of sources.articles.values()) {
    for (const match of article.text.matchAll(MARKDOWN_LINK)) {
      const why = brokenBecause(match[1] ?? '', paths);
      if (why !== null) faults.add(article.file, lineAt(article.text, match.index), why);
    }
    for (const slug of article.related) {
      if (sources.articles.has(slug) && slug !== article.slug) continue;
      faults.add(article.file, frontLine(article, 'related'), `no other article called "${slug}"`);
    }
  }
}

function checkYamlLinks(sources: ContentSources, paths: SitePaths, faults: FaultList): void {
  for (const [file, text] of sources.files) {
    if (!/^(hubs|pages)\//.test(file)) continue;
    for (const match of text.matchAll(YAML_PATH)) {
      const why = brokenBecause(match[1] ?? '', paths);
      if (why !== null) faults.add(file, lineAt(text, match.index), why);
    }
  }
}

function checkRelated(sources: ContentSources, faults: FaultList): void {
  const { articles, files, hubs, pages } = sources;
  const pageLists = Object.values(pages ?? {}).flatMap((page) =>
    'related' in page ? [{ file: `pages/${page.slug}.yaml`, related: page.related }] : [],
  );
  for (const { file, related } of [...hubs.values(), ...pageLists]) {
    for (const slug of related) {
      if (articles.has(slug)) continue;
      const line = lineOf(files.get(file) ?? '', /^related:/m);
      faults.add(file, line, `no article called "${slug}"`);
    }
  }
}

/** Every internal link, related article and glossary pointer has an existing target. */
export function checkLinks(sources: ContentSources, faults: FaultList): void {
  const paths = sitePaths(sources);
  checkArticleLinks(sources, paths, faults);
  checkYamlLinks(sources, paths, faults);
  checkRelated(sources, faults);
  const text = sources.files.get(GLOSSARY_FILE) ?? '';
  for (const { see } of sources.glossary.values()) {
    if (sources.articles.has(see)) continue;
    faults.add(GLOSSARY_FILE, lineOf(text, `see: ${see}`), `no article called "${see}"`);
  }
}
