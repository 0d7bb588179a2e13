import { UsersPage } from '@reef/domain/accounts/account-calls';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { callFunction } from '#platform/data/calls/calls.ts';
import { readFailureMessage } from '#features/admin/users/call-messages.ts';

/** The tabs of the user list (USER-01). */
export type UserTab = 'all' | 'admin' | 'user';

/** The list's query: a tab, a search, and the cursor of its page (null: the first). */
export type UserListQuery = { tab: UserTab; search: string; cursor: string | null };

/** A page, or why there is none: the headline and the reason. */
export type FetchedPage =
  | { ok: true; page: UsersPage }
  | { ok: false; title: string; message: string };

/** The most users that are shown at once. */
export const USERS_PER_PAGE = 25;

/** One page of users from the server, which searches and counts (`get_all_users_with_roles`). */
export async function fetchUsers(
  { tab, search, cursor }: UserListQuery,
  size = USERS_PER_PAGE,
): Promise<FetchedPage> {
  const page = { size, cursor, role: tab === 'all' ? null : tab, search: search.trim() };
  const answer = await callFunction('get_all_users_with_roles', { page }, UsersPage);
  if (answer.ok) return { ok: true, page: answer.data };
  return { ok: false, title: USER_MESSAGES.fetchFailed, message: readFailureMessage(answer) };
}
