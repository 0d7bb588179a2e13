/**
 * A text folded for search, so that `nunez` finds `Núñez`, `scotts` finds `Scott’s` (iPhones type
 * ’) and `six line` finds `Six-Line`: apostrophes go, other signs become a space.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'‘’ʼ`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a search, folded. One that was typed with a sign inside has a space there. */
export function searchWords(query: string): string[] {
  return query.split(/\s+/).map(fold).filter(Boolean);
}

/** A search without its words' plural endings: `clowns` finds Clownfish too, `gobies` Goby. */
export function singular(search: string): string {
  return search.replace(/(\w{3})ies\b|(\w{2}(?:sh|ch|x))es\b|(\w{2}[^\Ws])s\b/gi, '$1$2$3');
}

/**
 * A test of whether a text has all words of a search, also as parts of longer words. A search
 * without words finds every text.
 */
export function searchMatcher(search: string): (text: string) => boolean {
  const words = searchWords(search);
  return (text) => words.every((word) => fold(text).includes(word));
}
