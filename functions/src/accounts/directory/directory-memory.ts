import type { UserWithRoles } from '@reef/domain/accounts/account-calls';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { accountCollections } from '#accounts/account-collections.ts';
import { type DirectoryRow, rowsOf, SHARD_NAMES } from './directory.ts';
import { searchText } from './search-words.ts';

/** A user of the list, with the text that a search looks in. */
export type Listed = { user: UserWithRoles; text: string };

type Shard = { writtenAt: string; people: Listed[] };

/** This process's copy of a list: each shard as last read, and everybody by e-mail. */
type Memory = { shards: Map<string, Shard>; everybody: readonly Listed[] };

const memories = new WeakMap<Firestore, Memory>();

/** Reads no fields; the snapshot still has the document's update time. */
const NO_FIELDS = { fieldMask: ['none'] };

function shardReferences(db: Firestore): DocumentReference[] {
  const { directory } = accountCollections(db);
  return SHARD_NAMES.map((name) => directory.doc(name));
}

function writtenAt(shard: DocumentSnapshot): string {
  return shard.updateTime?.valueOf() ?? '';
}

function listed(user_id: string, row: DirectoryRow): Listed {
  const user = { user_id, ...row, created_at: row.created_at.toISOString() };
  return { user, text: searchText(user) };
}

function peopleOf(shard: DocumentSnapshot): Listed[] {
  return Object.entries(rowsOf(shard.data())).map(([id, row]) => listed(id, row));
}

function byEmail({ user: a }: Listed, { user: b }: Listed): number {
  if (a.email === b.email) return a.user_id < b.user_id ? -1 : 1;
  return a.email < b.email ? -1 : 1;
}

/** The shards written since this process last read them; all of them the first time. */
async function writtenSince(db: Firestore, memory: Memory): Promise<DocumentReference[]> {
  const references = shardReferences(db);
  if (memory.shards.size === 0) return references;
  const present = await db.getAll(...references, NO_FIELDS);
  const news = present.filter(
    (shard) => writtenAt(shard) !== memory.shards.get(shard.id)?.writtenAt,
  );
  return news.map(({ ref }) => ref);
}

/**
 * Everybody, by e-mail, as the list is now. Reads the update times of 64 documents, and reads only
 * the changed ones again, so the cost does not grow with the list.
 */
export async function everybody(db: Firestore): Promise<readonly Listed[]> {
  const memory: Memory = memories.get(db) ?? { shards: new Map(), everybody: [] };
  memories.set(db, memory);
  const news = await writtenSince(db, memory);
  if (news.length === 0) return memory.everybody;
  for (const shard of await db.getAll(...news)) {
    memory.shards.set(shard.id, { writtenAt: writtenAt(shard), people: peopleOf(shard) });
  }
  const all = [...memory.shards.values()].flatMap(({ people }) => people);
  memory.everybody = all.toSorted(byEmail);
  return memory.everybody;
}
