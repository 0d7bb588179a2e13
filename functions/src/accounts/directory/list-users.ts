import type {
  UsersPage,
  UsersPageRequest,
  UserWithRoles,
} from '@reef/domain/accounts/account-calls';
import { searchWords } from '@reef/domain/shared/fold';
import { refused } from '@reef/domain/shared/refused';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import type { Listed } from './directory-memory.ts';
import { readDirectory } from './read-directory.ts';
import type { Result } from '#accounts/refusal.ts';
import { isFoundBy } from './search-words.ts';
import { adminRefusal } from '#accounts/require-caller.ts';

/** `get_all_users_with_roles` without paging: every user (CALL-03). */
export async function listUsers(
  deps: AccountDeps,
  caller: Caller,
): Promise<Result<UserWithRoles[]>> {
  const refusal = await adminRefusal(deps, caller);
  if (refusal) return refused(refusal);
  const all = await readDirectory(deps);
  return { ok: true, value: all.map(({ user }) => user) };
}

function pageOf(all: readonly Listed[], request: UsersPageRequest): UsersPage {
  const words = searchWords(request.search ?? '');
  const found = all.filter(
    ({ user, text }) => (!request.role || user.role === request.role) && isFoundBy(text, words),
  );
  const { cursor } = request;
  const rest = cursor ? found.filter(({ user }) => user.email > cursor) : found;
  const users = rest.slice(0, request.size).map(({ user }) => user);
  const admins = all.filter(({ user }) => user.role === 'admin').length;
  return {
    users,
    next_cursor: rest.length > users.length ? (users.at(-1)?.email ?? null) : null,
    total: found.length,
    counts: { all: all.length, admins, users: all.length - admins },
  };
}

/** A page of the user list, by e-mail; searched and counted here. */
export async function listUsersPage(
  deps: AccountDeps,
  caller: Caller,
  request: UsersPageRequest,
): Promise<Result<UsersPage>> {
  const refusal = await adminRefusal(deps, caller);
  if (refusal) return refused(refusal);
  return { ok: true, value: pageOf(await readDirectory(deps), request) };
}
