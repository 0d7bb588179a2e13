import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { accountDocuments, accountFrom } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { type DirectoryRow, directoryRow, rowsOf, shardOf } from './directory.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

const DOCUMENTS_EACH = 3;

/** The ids of all profiles, by shard. */
async function idsByShard(db: Firestore): Promise<Map<string, string[]>> {
  const found = await accountCollections(db).profiles.select().get();
  const byShard = new Map<string, string[]>();
  for (const { id } of found.docs) {
    const ids = byShard.get(shardOf(id)) ?? [];
    ids.push(id);
    byShard.set(shardOf(id), ids);
  }
  return byShard;
}

type Row = [userId: string, row: DirectoryRow];

/** The rows of accounts' documents. An unreadable one is reported and hides no other. */
function rowsFrom(found: readonly DocumentSnapshot[], report: AccountDeps['report']): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < found.length; at += DOCUMENTS_EACH) {
    try {
      const account = accountFrom(found[at], found[at + 1], found[at + 2]);
      if (account) rows.push([account.profile.user_id, directoryRow(account)]);
    } catch (error) {
      report(`the account ${found[at]?.id} cannot be read, and is not in the user list`, error);
    }
  }
  return rows;
}

/** Which of these ids have a profile: accounts created after the profiles were listed. */
async function madeSince(
  db: Firestore,
  tx: Transaction,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const { profiles } = accountCollections(db);
  const found = await tx.getAll(...userIds.map((id) => profiles.doc(id)));
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

/**
 * Adds the accounts of `ids` that the shard lacks. Existing rows stay, because use-cases wrote them
 * and keep them up to date; only rows without a profile are removed.
 */
export async function fillShard(
  { db, report }: Pick<AccountDeps, 'db' | 'report'>,
  shard: string,
  ids: string[],
): Promise<void> {
  const document = accountCollections(db).directory.doc(shard);
  await inTransaction(db, async (tx) => {
    const rows = rowsOf((await tx.get(document)).data());
    const missing = ids.filter((id) => !(id in rows));
    const paths = missing.flatMap((id) => accountDocuments(db, id));
    const found = paths.length > 0 ? await tx.getAll(...paths) : [];
    const unnamed = Object.keys(rows).filter((id) => !ids.includes(id));
    const made = await madeSince(db, tx, unnamed);
    const kept = Object.entries(rows).filter(([id]) => ids.includes(id) || made.has(id));
    kept.push(...rowsFrom(found, report));
    tx.set(document, { rows: Object.fromEntries(kept) });
  });
}

/** Completes the list after profiles were written without the use-cases (a seed, an import). */
export async function fillDirectory(deps: Pick<AccountDeps, 'db' | 'report'>): Promise<void> {
  for (const [shard, ids] of await idsByShard(deps.db)) {
    // One shard at a time, so that 20,000 accounts are never in memory together.
    await fillShard(deps, shard, ids);
  }
}
