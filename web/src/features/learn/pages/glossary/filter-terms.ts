import { searchMatcher } from '@reef/domain/shared/fold';
import type { GlossaryEntry } from 'virtual:reef-content/types';

/**
 * The entries that have every word of the query in term or definition (GLOS-01); an entry's other
 * names count too. An empty query returns all.
 */
export function filterTerms<T extends Pick<GlossaryEntry, 'term' | 'definition' | 'also'>>(
  entries: readonly T[],
  query: string,
): T[] {
  const isFound = searchMatcher(query);
  return entries.filter(({ term, definition, also }) =>
    isFound([term, definition, ...also].join(' ')),
  );
}
