import type { UserWithRoles } from '@reef/domain/account-calls';
import type { Firestore } from 'firebase-admin/firestore';
import { accountCollections } from './account-collections.ts';
import { DIRECTORY_SHARDS, type DirectoryRow, rowsOf } from './directory.ts';
import { fillDirectory } from './fill-directory.ts';

function userOf(user_id: string, row: DirectoryRow): UserWithRoles {
  return { user_id, ...row, created_at: row.created_at.toISOString() };
}

async function readShards(db: Firestore): Promise<UserWithRoles[]> {
  const { directory } = accountCollections(db);
  const ids = Array.from(
    { length: DIRECTORY_SHARDS },
    (_, at) => `s${String(at).padStart(2, '0')}`,
  );
  const shards = await db.getAll(...ids.map((id) => directory.doc(id)));
  return shards.flatMap((shard) =>
    Object.entries(rowsOf(shard.data())).map(([id, row]) => userOf(id, row)),
  );
}

function byEmail(a: UserWithRoles, b: UserWithRoles): number {
  if (a.email === b.email) return a.user_id < b.user_id ? -1 : 1;
  return a.email < b.email ? -1 : 1;
}

/**
 * Everybody, by e-mail, out of 64 packed documents. One count of the profiles tells whether any
 * were written past the use-cases; those are then listed first.
 */
export async function readDirectory(db: Firestore): Promise<UserWithRoles[]> {
  const { profiles } = accountCollections(db);
  const [users, counted] = await Promise.all([readShards(db), profiles.count().get()]);
  if (users.length === counted.data().count) return users.toSorted(byEmail);
  await fillDirectory(db);
  return (await readShards(db)).toSorted(byEmail);
}
