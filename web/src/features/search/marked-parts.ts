/** A piece of a text; `isMatch` where a word of the query begins a word of it; `start` counts characters. */
export type Part = { text: string; isMatch: boolean; start: number };

function escaped(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Splits a text where words begin as the query's words do. */
export function markedParts(text: string, query: string): Part[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isMatch: false, start: 0 }];
  const pattern = new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')}))`, 'giu');
  const parts: Part[] = [];
  let start = 0;
  for (const [index, part] of text.split(pattern).entries()) {
    if (part !== '') parts.push({ text: part, isMatch: index % 2 === 1, start });
    start += part.length;
  }
  return parts;
}
