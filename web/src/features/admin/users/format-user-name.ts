import type { UserWithRoles } from '@reef/domain/accounts/account-calls';
import { oneDirection } from '@reef/domain/shared/one-direction';

/** First and last name as one text; empty if neither is known. */
export function fullName(user: Pick<UserWithRoles, 'first_name' | 'last_name'>): string {
  return oneDirection(`${user.first_name} ${user.last_name}`).trim();
}

/** The two letters of a user's avatar: from the name, else from the e-mail. */
export function initials(user: Pick<UserWithRoles, 'first_name' | 'last_name' | 'email'>): string {
  const words = fullName(user) === '' ? [user.email] : [user.first_name, user.last_name];
  return words
    .map((word) => Array.from(word.trim())[0] ?? '')
    .join('')
    .toUpperCase();
}
