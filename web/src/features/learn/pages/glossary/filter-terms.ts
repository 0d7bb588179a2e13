import type { GlossaryEntry } from 'virtual:reef-content/types';

/**
 * The entries whose term or definition contains the query, case-insensitive (GLOS-01); an entry's
 * other names count too. An empty query returns all.
 */
export function filterTerms<T extends Pick<GlossaryEntry, 'term' | 'definition' | 'also'>>(
  entries: readonly T[],
  query: string,
): T[] {
  const wanted = query.trim().toLowerCase();
  return entries.filter(({ term, definition, also }) =>
    [term, definition, ...also].some((text) => text.toLowerCase().includes(wanted)),
  );
}
