/** A text folded for search: lower case, without accents, so that `nunez` finds `Núñez`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search, folded. */
export function searchWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/**
 * A test of whether a text has all words of a search, also as parts of longer words. A search
 * without words finds every text.
 */
export function searchMatcher(search: string): (text: string) => boolean {
  const words = searchWords(search);
  return (text) => words.every((word) => fold(text).includes(word));
}
