import { fold, searchMatcher, searchWords } from '@reef/domain/shared/fold';
import type { GlossaryEntry } from 'virtual:reef-content/types';

type Searched = Pick<GlossaryEntry, 'term' | 'definition' | 'also'>;

/** The other names that the query finds an entry by, if term and definition do not have its words. */
export function foundBy({ term, definition, also }: Searched, query: string): string[] {
  if (searchMatcher(query)(`${term} ${definition}`)) return [];
  const words = searchWords(query);
  return also.filter((name) => words.some((word) => fold(name).includes(word)));
}

/**
 * The entries that have every word of the query in term or definition (GLOS-01); an entry's other
 * names count too (`foundBy`). An empty query returns all.
 */
export function filterTerms<T extends Searched>(entries: readonly T[], query: string): T[] {
  const isFound = searchMatcher(query);
  return entries.filter(({ term, definition, also }) =>
    isFound([term, definition, ...also].join(' ')),
  );
}
