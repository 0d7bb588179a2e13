import type { GlossaryEntry } from 'virtual:reef-content/types';

type Searched = Pick<GlossaryEntry, 'term' | 'definition' | 'also'>;

function holding(texts: readonly string[], query: string): string[] {
  const wanted = query.trim().toLowerCase();
  return texts.filter((text) => text.toLowerCase().includes(wanted));
}

/** The other words that the query finds an entry by, if neither term nor definition has it. */
export function foundBy({ term, definition, also }: Searched, query: string): string[] {
  return holding([term, definition], query).length > 0 ? [] : holding(also, query);
}

/**
 * The entries whose term or definition contains the query, case-insensitive (GLOS-01); an entry's
 * other words count too (`foundBy`). An empty query returns all.
 */
export function filterTerms<T extends Searched>(entries: readonly T[], query: string): T[] {
  return entries.filter(
    ({ term, definition, also }) => holding([term, definition, ...also], query).length > 0,
  );
}
