import { frontLine } from '../sources/article-source.ts';
import { lineOf, type FaultList } from '../faults.ts';
import { REFERENCES_FILE } from '../sources/references.ts';
import type { ContentSources } from '../sources/sources.ts';

/**
 * Every source that an article names is in `sources.yaml`, every work there is named by an article,
 * and no article was reviewed before it was published.
 */
export function checkReferences(
  { articles, references, files }: ContentSources,
  faults: FaultList,
): void {
  const named = new Set<string>();
  for (const article of articles.values()) {
    const { file, published, reviewed } = article;
    for (const key of article.sources) {
      named.add(key);
      if (references.has(key)) continue;
      faults.add(file, frontLine(article, 'sources'), `no source called "${key}"`);
    }
    if (reviewed < published) {
      faults.add(file, frontLine(article, 'reviewed'), 'reviewed before it was published');
    }
  }
  const text = files.get(REFERENCES_FILE) ?? '';
  for (const key of references.keys()) {
    if (named.has(key)) continue;
    const line = lineOf(text, new RegExp(`^${key}:`, 'm'));
    faults.add(REFERENCES_FILE, line, `no article names the source "${key}"`);
  }
}
