import type { Species } from '@reef/domain/fit/species';

/** One row of a table of pairs: two species, and its source. */
export type Pair = { one: Species; other: Species; source: string; title: string };

/**
 * The pairs in the Markdown tables of `web/content/species`. The first two columns are ids, the
 * last is the source.
 * @throws if a row names an unknown species or has no source.
 */
export function parsePairs(markdown: string, library: ReadonlyMap<string, Species>): Pair[] {
  const rows = markdown.split('\n').filter((line) => /^\| [a-z]/.test(line));
  return rows.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, a = '', b = ''] = cells;
    const [one, other, source] = [library.get(a), library.get(b), cells.at(-2) ?? ''];
    if (one === undefined || other === undefined || source === '') {
      throw new Error(`This row names an unknown animal, or no source: ${line}`);
    }
    return { one, other, source, title: `${a} and ${b}` };
  });
}
