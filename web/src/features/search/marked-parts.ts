/**
 * A piece of a text; `isMatch` if a word of the query begins a word of it; `start` counts
 * characters.
 */
export type Part = { text: string; isMatch: boolean; start: number };

function escaped(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Surrounds what is marked: no text contains it. */
const MARK = '\0';

/** Splits a text where its words begin like the query's words. */
export function markedParts(text: string, query: string): Part[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isMatch: false, start: 0 }];
  const pattern = new RegExp(words.map(escaped).join('|'), 'giu');
  // Without a look-behind, which Safari before 16.4 does not support.
  const marked = text.replaceAll(pattern, (found, at: number) =>
    /[\p{L}\p{N}]$/u.test(text.slice(0, at)) ? found : MARK + found + MARK,
  );
  const parts: Part[] = [];
  let start = 0;
  for (const [index, part] of marked.split(MARK).entries()) {
    if (part !== '') parts.push({ text: part, isMatch: index % 2 === 1, start });
    start += part.length;
  }
  return parts;
}
