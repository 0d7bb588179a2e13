import type { UsersPage, UsersPageRequest, UserWithRoles } from '@reef/domain/account-calls';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { parseDocument } from '../adapters/documents.ts';
import { accountCollections } from './account-collections.ts';
import type { AccountDeps, Caller } from './deps.ts';
import { DirectoryEntry, userRow } from './directory.ts';
import { fillDirectory } from './fill-directory.ts';
import { refused, type Result } from './refusal.ts';
import { isFoundBy, queryToken, queryWords } from './search-words.ts';
import { adminRefusal } from './standing.ts';

const READ_AT_ONCE = 100;
/** Where a search of several words finds little, the rest comes with the next page. */
const MOST_READS = 10;

function parsed(documents: FirebaseFirestore.QueryDocumentSnapshot[]): DirectoryEntry[] {
  return documents.flatMap((document) => parseDocument(DirectoryEntry, document) ?? []);
}

/** `get_all_users_with_roles` as the specification has it: every user. */
export async function listUsers(
  deps: AccountDeps,
  caller: Caller,
): Promise<Result<UserWithRoles[]>> {
  const refusal = await adminRefusal(deps, caller);
  if (refusal) return refused(refusal);
  await fillDirectory(deps.db);
  const { directory } = accountCollections(deps.db);
  const found = await directory.orderBy('email').get();
  return { ok: true, value: parsed(found.docs).map(userRow) };
}

function queryOf(db: Firestore, page: UsersPageRequest, words: string[]): Query {
  const { directory } = accountCollections(db);
  const [longest] = words;
  const byRole = page.role ? directory.where('role', '==', page.role) : directory;
  const byWord =
    longest === undefined ? byRole : byRole.where('tokens', 'array-contains', queryToken(longest));
  return byWord.orderBy('email');
}

async function countsOf(db: Firestore): Promise<UsersPage['counts']> {
  const { directory } = accountCollections(db);
  const [all, admins] = await Promise.all([
    directory.count().get(),
    directory.where('role', '==', 'admin').count().get(),
  ]);
  const [total, adminCount] = [all.data().count, admins.data().count];
  return { all: total, admins: adminCount, users: total - adminCount };
}

async function pageOf(db: Firestore, page: UsersPageRequest) {
  const words = queryWords(page.search ?? '');
  const query = queryOf(db, page, words);
  const batch = words.length > 0 ? READ_AT_ONCE : page.size + 1;
  const users: DirectoryEntry[] = [];
  let after = page.cursor ?? null;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const from = after === null ? query : query.startAfter(after);
    // Each read starts where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const entries = parsed((await from.limit(batch).get()).docs);
    users.push(...entries.filter((entry) => isFoundBy(entry, words)));
    after = entries.at(-1)?.email ?? after;
    if (users.length > page.size) {
      const shown = users.slice(0, page.size);
      return { users: shown, next_cursor: shown.at(-1)?.email ?? null };
    }
    if (entries.length < batch) return { users, next_cursor: null };
  }
  return { users, next_cursor: after };
}

/** A page of the user list, by e-mail, searched and counted by the database. */
export async function listUsersPage(
  deps: AccountDeps,
  caller: Caller,
  request: UsersPageRequest,
): Promise<Result<UsersPage>> {
  const refusal = await adminRefusal(deps, caller);
  if (refusal) return refused(refusal);
  await fillDirectory(deps.db);
  const [page, counts] = await Promise.all([pageOf(deps.db, request), countsOf(deps.db)]);
  return { ok: true, value: { ...page, users: page.users.map(userRow), counts } };
}
