/** What a user is found by (store.md 2, User Management). */
export type Searched = { email: string; first_name: string; last_name: string; role: string };

/** Lower case, without accents: `Núñez` is found by `nunez`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query. */
export function queryWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** True when every word of the query is part of e-mail, first name, last name or role. */
export function isFoundBy(user: Searched, words: string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${user.email}\n${user.first_name}\n${user.last_name}\n${user.role}`);
  return words.every((word) => text.includes(word));
}
