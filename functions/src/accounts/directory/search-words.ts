import { fold } from '@reef/domain/shared/fold';

/** What a user is found by (USER-01). */
export type Searched = { email: string; first_name: string; last_name: string; role: string };

/** The text in which a user is found; built once per user, searched many times. */
export function searchText(user: Searched): string {
  return fold(`${user.email}\n${user.first_name}\n${user.last_name}\n${user.role}`);
}

/** True if every word is part of e-mail, first name, last name or role. */
export function isFoundBy(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
