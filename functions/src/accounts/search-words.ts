/** The longest prefix that is stored; longer words are compared after they are found. */
const LONGEST_PREFIX = 20;
const MOST_QUERY_WORDS = 6;

/** What a user is found by (store.md 2, User Management). */
export type Searched = { email: string; first_name: string; last_name: string; role: string };

/** Lower case, without accents: `Núñez` is found by `nunez`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a user: the whole e-mail, its host, its pieces, both names, the role. */
export function searchWords(user: Searched): string[] {
  const email = fold(user.email);
  const host = email.split('@')[1] ?? '';
  const pieces = email.split(/[^a-z0-9]+/);
  const names = `${fold(user.first_name)} ${fold(user.last_name)}`.split(/\s+/);
  return [...new Set([email, host, ...pieces, ...names, user.role])].filter((word) => word !== '');
}

/** Every prefix of every word, which `array-contains` then finds in one indexed look-up. */
export function searchTokens(user: Searched): string[] {
  const prefixes = searchWords(user).flatMap((word) =>
    Array.from({ length: Math.min(word.length, LONGEST_PREFIX) }, (_, end) =>
      word.slice(0, end + 1),
    ),
  );
  return [...new Set(prefixes)];
}

/** The words of a query, longest first: the longest narrows most. */
export function queryWords(query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean).slice(0, MOST_QUERY_WORDS);
  return words.toSorted((a, b) => b.length - a.length);
}

/** The stored token that a query's word is looked up by. */
export function queryToken(word: string): string {
  return word.slice(0, LONGEST_PREFIX);
}

/** True when every word of the query begins a word of the user. */
export function isFoundBy(user: Searched, words: string[]): boolean {
  const own = searchWords(user);
  return words.every((word) => own.some((mine) => mine.startsWith(word)));
}
